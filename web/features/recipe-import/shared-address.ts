/** The web address that another app shared: in its own field, or somewhere in the text. */
export function sharedAddress(search: URLSearchParams): string {
  const texts = ['url', 'text', 'title'].map((name) => search.get(name) ?? '')
  for (const text of texts) {
    const [address] = /https?:\/\/[^\s<>"']+/i.exec(text) ?? []
    if (address && URL.canParse(address)) return address
  }
  return ''
}

/** The token of a public link to a recipe of this site, or ''. */
export function sharedTokenIn(address: string): string {
  const { origin, pathname } = URL.canParse(address) ? new URL(address) : { origin: '', pathname: '' }
  return origin === window.location.origin ? (/^\/shared\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? '') : ''
}
