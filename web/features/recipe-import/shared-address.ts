/** More is a whole text, with a link in it. */
const LONGEST_REMARK = 400

/** What another app shared: a web address, in its own field or in a short text; otherwise the text. */
export function sharedText(shared: URLSearchParams): string {
  const texts = ['url', 'text', 'title'].map((name) => shared.get(name) ?? '')
  for (const text of texts) {
    const [address] = (text.length <= LONGEST_REMARK && /https?:\/\/[^\s<>"']+/i.exec(text)) || []
    if (address && URL.canParse(address)) return address
  }
  return texts[1] ?? ''
}

/** The token of a public link to a recipe of this site, or ''. */
export function sharedTokenIn(address: string): string {
  const { origin, pathname } = URL.canParse(address) ? new URL(address) : { origin: '', pathname: '' }
  return origin === window.location.origin ? (/^\/shared\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? '') : ''
}
