/** The web address in what another app shared: in its own field, or somewhere in the text. */
export function sharedAddress(search: URLSearchParams): string {
  const texts = ['url', 'text', 'title'].map((name) => search.get(name) ?? '')
  for (const text of texts) {
    const [address] = /https?:\/\/[^\s<>"']+/i.exec(text) ?? []
    if (address && URL.canParse(address)) return address
  }
  return ''
}
