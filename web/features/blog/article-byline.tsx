import { type ArticleSummary, longDateText } from '#domain/site/article.ts'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { cx } from '#web/ui/cx.ts'

/** The server's format first, the reader's locale after hydration. */
function ArticleDate({ date }: { date: string }) {
  const isForeign = useHydrated() && navigator.language !== 'en-US'
  // Parse and format in UTC, so that the calendar day never shifts.
  const text = isForeign
    ? new Date(`${date}T00:00:00Z`).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' })
    : longDateText(date)
  return <time dateTime={date}>{text}</time>
}

interface ArticleBylineProps {
  article: Pick<ArticleSummary, 'author' | 'date' | 'readTime'>
  withDate?: boolean
  className?: string
}

export function ArticleByline({ article, withDate = false, className }: ArticleBylineProps) {
  return (
    <p className={cx('flex flex-wrap items-center gap-x-2 text-muted text-sm', className)}>
      <span className="font-semibold text-ink">{article.author}</span>
      {withDate && (
        <>
          <Dot />
          <ArticleDate date={article.date} />
        </>
      )}
      <Dot />
      <span>{article.readTime}</span>
    </p>
  )
}

function Dot() {
  return <span aria-hidden="true">·</span>
}
