// Tells search engines the site's name and where its search is. URLs are paths here; the document adds the origin.
import { paths } from '#web/router/paths.ts'

export function siteJsonLd() {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Plateful',
    url: paths.home,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${paths.recipes()}?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
