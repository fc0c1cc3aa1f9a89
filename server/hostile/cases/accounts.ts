// Accounts: invalid credentials, cross-site posts, and every hostile text in every form field.
// supabase/tests/hostile.test.ts tests every table against every credential.
import { type HostileCase, ODD_TEXTS, REFUSED, SCRIPTS } from '#server/hostile/testing/hostile-case.ts'

const TOKENS = [
  '$EXPIRED',
  '$NOT_YET',
  '$FORGED',
  '$SIGNED_WITH_KEY',
  '$SIGNED_WITH_NOTHING',
  '$UNSIGNED',
  '$TAMPERED',
  '$SERVER_ROLE',
]
const NO_TOKENS = [
  '',
  'Bearer',
  'null',
  'undefined',
  '..',
  'a.b.c',
  'e30.e30.',
  '\u00e9',
  'x'.repeat(9000),
  '{"alg":"none"}',
]
const RPC = '/rest/v1/rpc/delete_my_account'
const READS = ['/rest/v1/meal_entries?select=*', '/auth/v1/user']

const tokens: HostileCase[] = [
  ...[...TOKENS, ...NO_TOKENS].flatMap((token) =>
    READS.map((target) => ({
      what: `the token ${token.slice(0, 24)} on ${target}`,
      target,
      headers: { apikey: '$KEY', authorization: `Bearer ${token}` },
      responses: [200, ...REFUSED],
    })),
  ),
  ...TOKENS.map((token) => ({
    what: `the token ${token} that would delete an account`,
    method: 'POST',
    target: RPC,
    headers: { apikey: '$KEY', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
    responses: REFUSED,
  })),
  ...['Basic dmljdGltOng=', 'Digest x', 'bearer $FORGED', 'Bearer $FORGED $ATTACKER', ' '].map((authorization) => ({
    what: `the authorization ${JSON.stringify(authorization)}`,
    target: '/rest/v1/recipe_ratings',
    headers: { apikey: '$KEY', authorization },
    responses: [200, ...REFUSED],
  })),
  {
    what: 'a token in the address',
    target: '/rest/v1/meal_entries?access_token=$FORGED&apikey=$KEY',
    responses: REFUSED,
  },
]

const crossOrigin: HostileCase[] = [
  ...[
    'https://evil.example',
    'null',
    'http://localhost.evil.example:$PORT',
    'http://localhost:1',
    'http://evil.example:$PORT',
    'file://',
    'javascript:pwn(1)',
    'http://',
    '\u0000',
  ].flatMap((origin) =>
    ['/rest/v1/water_logs', '/auth/v1/signup', '/api/foods/analyse'].map((target) => ({
      what: `a post from ${JSON.stringify(origin)} to ${target}`,
      method: 'POST',
      target,
      as: 'attacker' as const,
      headers: { origin },
      body: '{"date":"2025-01-02","amount_ml":1}',
      responses: [400, 403],
    })),
  ),
  ...['/rest/v1/water_logs', '/auth/v1/user'].map((target) => ({
    what: `a read from another site of ${target}`,
    target,
    as: 'attacker' as const,
    headers: { origin: 'https://evil.example' },
    responses: [200],
    never: ['ccess-control-allow-', 'ccess-Control-Allow-'],
  })),
]

const account = (
  what: string,
  path: string,
  body: unknown,
  responses: readonly number[] = [200, ...REFUSED, 429],
): HostileCase => ({
  what: `${what} (${path})`,
  method: 'POST',
  target: `/auth/v1/${path}`,
  as: 'visitor',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  responses,
})

const SIGN_IN = 'token?grant_type=password'
const forms: HostileCase[] = [
  ...[...SCRIPTS, ...ODD_TEXTS].flatMap((text) => [
    account(`the address ${JSON.stringify(text)}`, 'signup', {
      email: `${text}@example.test`,
      password: 'a good password',
    }),
    account(`the password ${JSON.stringify(text)}`, SIGN_IN, { email: 'victim@example.test', password: text }, REFUSED),
  ]),
  ...[null, 7, [], {}, true, { $ne: '' }].flatMap((value) => [
    account(
      `the password ${JSON.stringify(value)}`,
      SIGN_IN,
      { email: 'victim@example.test', password: value },
      REFUSED,
    ),
    account(`the address ${JSON.stringify(value)}`, 'signup', { email: value, password: 'a good password' }, REFUSED),
  ]),
  account('a password of a hundred thousand letters', 'signup', {
    email: 'long@example.test',
    password: 'a'.repeat(100_000),
  }),
  account('an address of a hundred thousand letters', 'signup', {
    email: `${'a'.repeat(100_000)}@example.test`,
    password: 'a good password',
  }),
  account(
    'the address of another member',
    'signup',
    { email: 'victim@example.test', password: 'a good password' },
    [400, 422],
  ),
  account(
    'the address of another member in capitals',
    'signup',
    { email: 'VICTIM@EXAMPLE.TEST', password: 'a good password' },
    [400, 422],
  ),
  account(
    'a profile nested ten thousand deep',
    'signup',
    `{"email":"deep@example.test","password":"a good password","data":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
  ),
  account('a profile of two hundred kilobytes', 'signup', {
    email: 'wide@example.test',
    password: 'a good password',
    data: { name: 'a'.repeat(200_000) },
  }),
  account(
    'a profile with the prototype in it',
    'signup',
    '{"email":"proto@example.test","password":"a good password","data":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}',
  ),
  account('a role of its own choice', 'signup', {
    email: 'role@example.test',
    password: 'a good password',
    role: 'service_role',
    app_metadata: { role: 'service_role' },
  }),
  account('a way to sign in that nobody knows', 'token?grant_type=magic', {}, REFUSED),
  account(
    'two ways to sign in at once',
    'token?grant_type=refresh_token&grant_type=password',
    { email: 'victim@example.test', password: 'x' },
    REFUSED,
  ),
  account(
    'a renewal with a made-up ticket',
    'token?grant_type=refresh_token',
    { refresh_token: "x' or 1=1 --" },
    REFUSED,
  ),
  account(
    'a renewal with a ticket that is none',
    'token?grant_type=refresh_token',
    { refresh_token: { a: 1 } },
    REFUSED,
  ),
  account('a guessed code', 'verify', { type: 'recovery', email: 'victim@example.test', token: '00000000' }, REFUSED),
  account('a code of another type', 'verify', { type: '__proto__', token_hash: 'x' }, REFUSED),
  {
    // This installation sends no mail, and the log says so.
    ...account(
      'a mail with a link to another site',
      'recover?redirect_to=https://evil.example',
      { email: 'nobody@example.test' },
      [503],
    ),
    errors: ['request'],
  },
  account('a recovery for a script', 'recover', { email: SCRIPTS[0] }),
  account('a one-time password for another', 'otp', { email: 'otp@example.test', create_user: true }),
  account('an anonymous account', 'signup', {}, REFUSED),
  account('a sign-out of nobody', 'logout', {}),
  account('half of a JSON', 'signup', '{"email":', REFUSED),
  account('an administrator’s call', 'admin/users', { email: 'x@example.test', password: 'a good password' }, REFUSED),
  ...[
    'settings',
    'health',
    'authorize?provider=google',
    'authorize?provider=__proto__',
    'callback?code=x',
    'verify?token=x&type=recovery&redirect_to=https://evil.example',
    '.well-known/jwks.json',
    'sso',
    'factors',
    'reauthenticate',
  ].map((path) => ({
    what: `a look at auth/v1/${path}`,
    target: `/auth/v1/${path}`,
    as: 'visitor' as const,
    responses: [200, 303, ...REFUSED],
    never: ['evil.example'],
  })),
]

export const accounts: HostileCase[] = [...tokens, ...crossOrigin, ...forms]
