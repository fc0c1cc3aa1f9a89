// The allowed calls: those our pages make, and those the server makes for them. Everything else is a 404.

export type Call =
  | { kind: 'auth'; path: string; limit: 'signIn' | 'signUp' | null }
  | { kind: 'table'; name: string }
  | { kind: 'function'; name: string }

/** The additional rate limit of each auth call. */
const AUTH_CALLS: ReadonlyMap<string, 'signIn' | 'signUp' | null> = new Map([
  ['POST /signup', 'signUp'],
  ['POST /token', null], // by its grant type, see below
  ['POST /recover', 'signUp'],
  ['POST /verify', 'signIn'], // codes can be guessed, like passwords
  ['POST /logout', null],
  ['GET /user', null],
  ['PUT /user', null],
])

const TABLE = /^\/rest\/v1\/([a-z][a-z0-9_]{0,62})$/
const FUNCTION = /^\/rest\/v1\/rpc\/([a-z][a-z0-9_]{0,62})$/
const TABLE_METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']

/** /api/photos checks a photo, removes its metadata and then makes the first of these calls for its member. */
const CALLS_OF_THE_SERVER = [
  'POST /rest/v1/rpc/save_recipe_photo',
  'POST /rest/v1/recipe_photos',
  'PATCH /rest/v1/recipe_photos',
]

export function allowedCall(method: string, url: URL, isFromServer: boolean): Call | null {
  if (!isFromServer && CALLS_OF_THE_SERVER.includes(`${method} ${url.pathname}`)) return null
  if (url.pathname.startsWith('/auth/v1/')) {
    const path = url.pathname.slice('/auth/v1'.length)
    const limit = AUTH_CALLS.get(`${method} ${path}`)
    if (limit === undefined) return null
    // Refreshing a token is not a sign-in: open pages do it automatically.
    const isSignIn = path === '/token' && url.searchParams.get('grant_type') !== 'refresh_token'
    return { kind: 'auth', path, limit: isSignIn ? 'signIn' : limit }
  }
  const [, name] = FUNCTION.exec(url.pathname) ?? []
  if (name) return method === 'POST' ? { kind: 'function', name } : null
  const [, table] = TABLE.exec(url.pathname) ?? []
  return table && TABLE_METHODS.includes(method) ? { kind: 'table', name: table } : null
}
