/** Whether a text has a word that goes with a secret: without one, most detectors need not look at it. */

const TELLS_SECRET =
  /2fa|mfa|snmp|masterauth|recovery|wallet|chave|authenti|factor|geheim|seed|wörter|代码|코드|pass|\bpuk|community|kombin|combin|\bpat\b|klucz|schlüssel|chiave|clé\b|токен|ключ|шифр|identified|phrase|frase|mnemonic|setx|pwd?\b|pin\b|pin[ -]code|token|secret|key|hasł|haslo|heslo|contrase|clave|senha|palavra|wachtw|kennw|lösen|salasana|mot de|mdp|парол|parola|jelsz|adgangs|şifre|sifre|المرور|السر|पासवर्ड|סיסמ|mật|sandi|lozink|gesl|cred|login|logowania|zugang|anmelde|identifiants|accès|inlog|доступ|cvv|cvc|\botp\b|tan\b|code|código|codice|kod|код|コード|prüf|パスワ|暗証|密码|密碼|口令|验证|비밀|암호/iu;

export const tellsSecret = (text: string): boolean => TELLS_SECRET.test(text);
