// What search engines read about an article. Addresses are paths here; the document adds the origin.

import { previewPicture } from '#domain/recipe/recipe-pictures.ts'
import { type ArticleSummary, articleTeaser, isRole } from '#domain/site/article.ts'
import { paths } from '#web/router/paths.ts'

export function articleJsonLd(article: ArticleSummary) {
  const path = paths.article(article.id)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: article.title,
      description: articleTeaser(article),
      image: [article.image, previewPicture(article.image)],
      datePublished: article.date,
      dateModified: article.date,
      author: { '@type': isRole(article.author) ? 'Organization' : 'Person', name: article.author },
      publisher: {
        '@type': 'Organization',
        name: 'Plateful',
        url: paths.home,
        logo: { '@type': 'ImageObject', url: '/icon-512.png', width: 512, height: 512 },
      },
      articleSection: article.category,
      keywords: article.tags.join(', '),
      url: path,
      mainEntityOfPage: path,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: paths.home },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: paths.blog },
        { '@type': 'ListItem', position: 3, name: article.title, item: path },
      ],
    },
  ]
}
