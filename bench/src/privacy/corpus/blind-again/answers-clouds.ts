/** Answers of clusters, clouds, secret stores and identity systems. */
import { either, leave, leaveNumber, must } from '../marks.ts';
import { email, phone, sensitive, token } from '../short-names.ts';
import { alnum, base32, base64, base64url, encoded, hex, keyInLines, signed, uuid } from './invented.ts';

export const ANSWERS_CLOUDS: readonly unknown[] = [
  {
    apiVersion: leave('word', 'v1'),
    kind: leave('word', 'Secret'),
    metadata: {
      name: leave('word', 'smtp-credentials'),
      uid: leave('uuid', uuid()),
      resourceVersion: leave('number', '41827703'),
      annotations: { 'checksum/config': leave('hash', hex(64)) },
    },
    type: leave('word', 'Opaque'),
    data: { username: either(encoded('mailer')), password: sensitive(encoded('Rev-Hage.771')) },
  },
  {
    kind: leave('word', 'Pod'),
    metadata: {
      name: leave('word', 'api-7d9c4b8f6d-kq8mt'),
      labels: { 'pod-template-hash': leave('hash', '7d9c4b8f6d') },
    },
    spec: {
      serviceAccountName: leave('word', 'api'),
      automountServiceAccountToken: false,
      containers: [
        {
          image: leave('image', 'registry.kraftlinjen.no/api:4.12.0'),
          env: [
            { name: leave('word', 'REDIS_PASSWORD'), value: sensitive('Kobber-Elg_55') },
            {
              name: leave('word', 'SESSION_SECRET'),
              valueFrom: { secretKeyRef: { name: leave('word', 'session'), key: leave('word', 'secret') } },
            },
            { name: leave('word', 'TOKEN_TTL_SECONDS'), value: leave('number', '3600') },
          ],
          resources: { limits: { memory: leave('number', '512Mi'), cpu: leave('number', '418m') } },
        },
      ],
    },
    status: {
      podIPs: [],
      containerStatuses: [
        { containerID: leave('id', `containerd://${hex(64)}`), restartCount: leaveNumber('number', 4) },
      ],
    },
  },
  {
    apiVersion: leave('word', 'v1'),
    kind: leave('word', 'Config'),
    'current-context': leave('word', 'prod-eu'),
    clusters: [
      {
        cluster: {
          server: leave('url', 'https://k8s.kraftlinjen.no:6443'),
          'certificate-authority-data': leave('certificate', `LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0t${base64(80)}`),
        },
      },
    ],
    users: [
      {
        name: leave('word', 'ci'),
        user: {
          token: sensitive(signed('{"sub":"system:serviceaccount:prod:ci"}')),
          'client-key-data': sensitive(`${base64(118)}==`),
        },
      },
    ],
  },
  {
    Credentials: {
      AccessKeyId: token(`ASIA${base32(16)}`),
      SecretAccessKey: sensitive(base64(40)),
      SessionToken: sensitive(`IQoJb3JpZ2luX2VjE${base64(160)}`),
      Expiration: leave('time', '2026-11-04T09:12:09Z'),
    },
    AssumedRoleUser: {
      Arn: leave('arn', 'arn:aws:sts::041827703104:assumed-role/deploy/ci'),
      AssumedRoleId: leave('id', 'AROAKQ8MT1V4182770ABC:ci'),
    },
    PackedPolicySize: leaveNumber('number', 6),
  },
  {
    ARN: leave('arn', 'arn:aws:secretsmanager:eu-west-1:041827703104:secret:prod/db-Kq2mNv'),
    Name: leave('word', 'prod/db'),
    VersionId: leave('uuid', uuid()),
    SecretString: `{"username":"api_rw","password":"${sensitive('Nordlys%Kai_30')}","engine":"${leave('word', 'postgres')}","port":${leave('port', '5432')}}`,
    VersionStages: [leave('word', 'AWSCURRENT')],
    CreatedDate: leaveNumber('timestamp', 1793779929.418),
  },
  {
    request_id: leave('uuid', uuid()),
    lease_id: leave('id', 'database/creds/api/Kq2mNvYx8LwTz41Fh7s0c3eB'),
    lease_duration: leaveNumber('number', 3600),
    renewable: true,
    data: { username: either('v-token-api-Kq2mNvYx8'), password: sensitive(`${alnum(20)}-${alnum(4)}`) },
    auth: null,
    warnings: null,
  },
  {
    auth: {
      client_token: token(`hvs.${base64url(95)}`),
      accessor: either(alnum(24)),
      policies: [leave('word', 'default')],
      token_policies: [leave('word', 'default')],
      token_type: leave('word', 'service'),
      lease_duration: leaveNumber('number', 2764800),
      orphan: true,
      num_uses: leaveNumber('number', 0),
    },
  },
  {
    access_token: must('jwt', signed('{"iss":"https://id.kraftlinjen.no/realms/main","azp":"portal"}')),
    expires_in: leaveNumber('number', 300),
    refresh_expires_in: leaveNumber('number', 1800),
    refresh_token: must('jwt', signed('{"typ":"Refresh","sid":"41827"}')),
    token_type: leave('word', 'Bearer'),
    'not-before-policy': leaveNumber('number', 0),
    session_state: leave('uuid', uuid()),
    scope: leave('scope', 'openid email profile'),
  },
  {
    clientId: leave('word', 'portal'),
    clientAuthenticatorType: leave('word', 'client-secret'),
    secret: sensitive(alnum(32)),
    redirectUris: [leave('url', 'https://portal.kraftlinjen.no/*')],
    publicClient: false,
    attributes: {
      'access.token.lifespan': leave('number', '300'),
      'client.secret.creation.time': leave('timestamp', '1793779929'),
      'pkce.code.challenge.method': leave('word', 'S256'),
    },
    authenticationFlowBindingOverrides: {},
  },
  {
    id: leave('id', '00u4182770KqMnVyx5d7'),
    status: leave('word', 'ACTIVE'),
    passwordChanged: leave('time', '2026-10-01T08:12:09.000Z'),
    profile: {
      login: email('t.nakamura@kawabe-seiki.co.jp'),
      secondEmail: email('taro.n@nakamura-home.jp'),
      mobilePhone: phone('+81-80-4182-7704'),
    },
    credentials: {
      password: {},
      recovery_question: { question: `first pet?`, answer: sensitive('pochi-no-inu') },
      provider: { type: leave('word', 'OKTA'), name: leave('word', 'OKTA') },
    },
  },
  {
    id: leave('uuid', uuid()),
    userPrincipalName: email('ole.brekke@kraftlinjen.onmicrosoft.com'),
    mobilePhone: phone('+47 456 41 827'),
    businessPhones: [phone('+47 22 41 82 78')],
    passwordPolicies: leave('word', 'DisablePasswordExpiration'),
    passwordProfile: { forceChangePasswordNextSignIn: true, password: sensitive('Vidde&Kaldt93') },
    onPremisesImmutableId: leave('id', 'Kq2mNvYx8LwTz41Fh7s0cw=='),
    employeeId: leave('staff', '418277'),
    signInSessionsValidFromDateTime: leave('time', '2026-11-04T08:12:09Z'),
  },
  {
    appId: either(uuid()),
    displayName: `exporter`,
    passwordCredentials: [
      {
        keyId: leave('uuid', uuid()),
        hint: leave('word', 'Kq2'),
        secretText: sensitive(`${alnum(3)}8Q~${base64url(34)}`),
        endDateTime: leave('time', '2027-11-04T08:12:09Z'),
      },
    ],
    requiredResourceAccess: [{ resourceAppId: leave('uuid', '00000003-0000-0000-c000-000000000000') }],
    signInAudience: leave('word', 'AzureADMyOrg'),
  },
  {
    type: leave('word', 'service_account'),
    project_id: leave('word', 'nimbus-prod'),
    private_key_id: leave('id', hex(40)),
    private_key: `${keyInLines('PRIVATE KEY', 8)}`,
    client_email: either('exporter@nimbus-prod.iam.gserviceaccount.com'),
    client_id: leave('id', '104182770310418277031'),
    token_uri: leave('url', 'https://oauth2.googleapis.com/token'),
    universe_domain: leave('word', 'googleapis.com'),
  },
  {
    keys: [
      {
        keyName: leave('word', 'key1'),
        value: sensitive(`${base64(86)}==`),
        permissions: leave('word', 'FULL'),
        creationTime: leave('time', '2026-11-04T08:12:09.418277Z'),
      },
      { keyName: leave('word', 'key2'), value: sensitive(`${base64(86)}==`), permissions: leave('word', 'FULL') },
    ],
  },
  {
    keys: [
      {
        kty: leave('word', 'RSA'),
        kid: leave('id', 'Kq2mNvYx8LwTz41Fh7'),
        use: leave('word', 'sig'),
        alg: leave('word', 'RS256'),
        n: leave('key', base64url(172)),
        e: leave('word', 'AQAB'),
        x5t: leave('hash', base64url(27)),
      },
    ],
  },
  {
    kty: leave('word', 'EC'),
    crv: leave('word', 'P-256'),
    kid: leave('id', 'signing-2026-11'),
    x: leave('key', base64url(43)),
    y: leave('key', base64url(43)),
    d: sensitive(base64url(43)),
  },
];
