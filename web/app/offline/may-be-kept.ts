/** Links in mails, with one-time tokens in the URL, and URLs that are not pages. */
const NEVER_KEPT = /^\/(?:auth|account|rest|api|shared|calendar)(?:\/|$)/

/** Whether a document may be cached. A shared recipe has to be gone once its link was revoked: the server says "no-store". */
export const mayBeKept = (pathname: string, { headers }: Response): boolean =>
  !NEVER_KEPT.test(pathname) && !/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '')
