// The route of a request, for metrics and logs: without ids, names or tokens, and few enough to count each.
const PAGES =
  /^\/(?:recipes|cuisines|favorites|about|contact|help|privacy|imprint|terms|auth|blog|account|settings|goals|welcome|dashboard|diary|meal-scheduler|shopping-list|household|join|nutrition|kitchen|diet-planner|add-recipe|recipe-book|admin|offline|my-recipes|collections|cook-together|review)(?:\/|$)/
const KNOWN = /^\/(?:healthz|readyz|metrics|robots\.txt|sitemap\.xml|service-worker\.js|manifest\.webmanifest)$/
const WHOLE = /^\/(assets|img|shared|calendar|realtime|\.well-known)(?:\/.*)?$/
const CALL = /^\/(?:api|auth\/v1|rest\/v1)\//
const WORD = /^[a-z][a-zA-Z_-]{0,40}$/

export function routeName(address: string, status: number): string {
  const path = address.split('?', 1).join('')
  if (path === '/' || KNOWN.test(path)) return path
  const [, whole] = WHOLE.exec(path) ?? []
  if (whole) return `/${whole}/*`
  // Anybody can make up addresses that don't exist.
  if (status === 404 || status === 421) return 'none'
  if (CALL.test(path)) return path.split('/').slice(0, 6).map(placeholder).join('/')
  return PAGES.test(path) ? path.split('/').slice(0, 4).map(pagePart).join('/') : 'other'
}

const isVersion = (part: string) => part === 'v1' || part === ''
const placeholder = (part: string) => (isVersion(part) || WORD.test(part) ? part : ':id')
/** Below its first part, a page's address names a recipe, a cuisine or an article; only "cook" is a page of its own. */
const pagePart = (part: string, at: number) => (at < 2 || part === 'cook' || part === '' ? part : ':id')
