/** Messages, configuration, code and logs in which secrets stand: `{x}` is the value, `{N}` the name it stands under. */

export const TOKEN_TEXTS: readonly string[] = [
  'Here is the token, delete it after use: {x}',
  'export API_TOKEN={x}',
  'curl -H "Authorization: Bearer {x}" https://api.example.com/v1/me',
  'Mein Schlüssel ist {x}, bitte nicht weitergeben',
  'Klucz do API: {x}',
  'La clave es {x} (caduca mañana)',
  'const client = new Client({ token: "{x}" });',
  '{x}',
  'ERROR 401 while calling upstream with {x}: token expired',
  '| env | key |\n| --- | --- |\n| prod | {x} |',
  "- name: TOKEN\n  value: '{x}'",
  'old: `{x}` rotate please',
  'service,key\nbilling,{x}\n',
  'Le jeton {x} ne marche plus',
  'leaked in commit 4f2a9c1: {x}',
  '<{x}> should be revoked.',
];

/** Tokens whose form says nothing stand beside their label. */
export const LABELLED_TOKEN_TEXTS: readonly string[] = [
  '{N}={x}',
  'export {N}="{x}"',
  '{N}: {x}',
  '{N} = {x}\nregion = eu-west-1',
  'set {N}={x} in the pipeline',
  '"{N}": "{x}"',
  'ENV {N}={x}',
  "process.env.{N} = '{x}';",
];

export const PASSWORD_TEXTS: readonly string[] = [
  'DB_PASSWORD={x}',
  'password: {x}',
  'Passwort: {x}',
  'hasło: {x}',
  'contraseña: {x}',
  'mot de passe : {x}',
  'wachtwoord: {x}',
  'senha: {x}',
  'lösenord: {x}',
  'login: deploy\npassword: {x}\nhost: db1',
  'export SMTP_PASSWORD="{x}"',
  "const password = '{x}';",
  'mysql --user=root --password={x} shop',
  'spring.datasource.password={x}',
  '<password>{x}</password>',
  '"adminPassword": "{x}",',
  'POSTGRES_PASSWORD: {x}\nPOSTGRES_DB: shop',
  'The password is {x}, change it please.',
  'user=app password={x} dbname=shop host=10.0.0.4',
  'REDIS_PASS={x}\nREDIS_PORT=6379',
  'db.passwd = "{x}"',
  'Das Passwort ist {x}',
  'pwd={x};Encrypt=true',
  'password = "{x}" # rotate',
];

/** `{x}` is the password alone. */
export const CONNECTION_TEXTS: readonly string[] = [
  'postgres://app:{x}@db.internal:5432/shop',
  'DATABASE_URL=postgresql://svc_user:{x}@10.0.0.5/prod?sslmode=require',
  'mongodb+srv://admin:{x}@cluster0.ab1cd.mongodb.net/test',
  'amqp://worker:{x}@rabbit:5672/%2f',
  'redis://default:{x}@cache-1:6379/0',
  'git clone https://ci:{x}@git.example.com/team/app.git',
  'could not connect to mysql://root:{x}@127.0.0.1:3306/app: refused',
  'proxy: http://proxyuser:{x}@proxy.example.com:3128',
  'Server=tcp:sql1.example.net,1433;Database=shop;User ID=app;Password={x};Encrypt=True;',
  'jdbc:mysql://db:3306/shop?user=app&password={x}&useSSL=true',
  'ftp://upload:{x}@files.example.org/in/',
  'url = "smtp://mailer:{x}@smtp.example.com:587"',
];

/** `{b}` is a bearer token without a form of its own, `{c}` the credentials of Basic. */
export const HEADER_TEXTS: readonly string[] = [
  'Authorization: Bearer {b}',
  'authorization: Basic {c}',
  'curl -H "Authorization: Bearer {b}" https://x.example.com',
  "fetch(url, { headers: { Authorization: 'Basic {c}' } })",
  '> GET /me HTTP/1.1\n> Authorization: Bearer {b}\n> Accept: */*',
  'X-Api-Key: {b}',
  'PRIVATE-TOKEN: {b}',
  'Proxy-Authorization: Basic {c}',
  'Cookie: session={b}; theme=dark',
  'Set-Cookie: sessionid={b}; HttpOnly; Path=/',
  'X-Auth-Token: {b}\r\nHost: x.example.com',
  'headers["Authorization"] = "token {b}"',
];

/** `{k}` is a whole key, `{e}` one whose newlines are escaped. */
export const PRIVATE_KEY_TEXTS: readonly string[] = [
  '{k}',
  'cat id_rsa\n{k}\n$ ',
  'Here you go, my key:\n\n{k}\n\nThanks!',
  'PRIVATE_KEY="{e}"',
  '"private_key": "{e}\\n",',
  'tls.key: |\n{k}\ntls.crt: |\n',
  'Der Schlüssel:\n{k}',
  '```\n{k}\n```',
];

export const JWT_TEXTS: readonly string[] = [
  'token {x} expired',
  'Authorization: Bearer {x}',
  '{x}',
  'https://app.example.com/cb?id_token={x}&state=1',
  'Mein JWT: {x}',
  'localStorage.setItem("jwt", "{x}")',
  'id_token={x};',
  '| user | jwt |\n|---|---|\n| 1 | {x} |',
];
