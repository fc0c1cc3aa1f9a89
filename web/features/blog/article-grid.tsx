import type { ArticleSummary } from '#domain/site/article.ts'
import { cx } from '#web/ui/cx.ts'
import { ArticleCard } from './article-card.tsx'

interface ArticleGridProps {
  articles: readonly ArticleSummary[]
  /** Small cards, four in a row. */
  brief?: boolean
}

export function ArticleGrid({ articles, brief }: ArticleGridProps) {
  return (
    <ul className={cx('grid gap-6 sm:grid-cols-2', brief ? 'lg:grid-cols-4' : 'lg:grid-cols-3')}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} brief={brief} />
      ))}
    </ul>
  )
}
