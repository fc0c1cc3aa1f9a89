// A page's metadata: written into the HTML by the server, kept up to date by the browser.
export interface PageHead {
  title: string
  description?: string
  /** Root-relative path for search engines; the query string is left out unless given here. */
  canonical?: string
  /** Root-relative path of a picture for link previews, or the full URL of another site's. */
  image?: string
  type?: 'website' | 'article'
  /** schema.org objects, written as JSON-LD. */
  jsonLd?: readonly object[]
  status?: 200 | 404
  /** For personal or short-lived pages. */
  noIndex?: boolean
}

export function fullTitle(title: string) {
  return title.startsWith('Plateful') ? title : `${title} · Plateful`
}
