/** Links from emails, with one-time tokens in the URL, and URLs that aren't pages. */
const NEVER_KEPT = /^\/(?:admin|auth|account|rest|api|shared|calendar)(?:\/|$)/

/**
 * Whether a document may be cached. A shared recipe must be gone once its link is revoked: the server sends "no-store".
 */
export const mayBeCached = (pathname: string, { headers }: Response): boolean =>
  !NEVER_KEPT.test(pathname) && !/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '')
