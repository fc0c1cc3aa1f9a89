import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { ALL_CATEGORIES, ARTICLE_CATEGORIES, type ArticleFilter } from '#domain/site/article.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'
import { chipClass } from '#web/ui/chip.tsx'

const CATEGORY_PARAMETER = 'category'
const FILTERS: readonly ArticleFilter[] = [ALL_CATEGORIES, ...ARTICLE_CATEGORIES]

/** A GET form: the category is in the URL, and the filter works without scripts. */
export function CategoryFilter({ selected }: { selected: ArticleFilter }) {
  const navigate = useNavigate()

  function choose(event: MouseEvent, category: ArticleFilter) {
    event.preventDefault()
    const query = category === ALL_CATEGORIES ? '' : `?${new URLSearchParams({ [CATEGORY_PARAMETER]: category })}`
    navigate(paths.blog + query)
  }

  return (
    <form method="get" action={paths.blog} aria-label="Categories" className="flex flex-wrap gap-2">
      {FILTERS.map((category) => (
        <button
          key={category}
          type="submit"
          // Without scripts, "All" leads back to the plain URL.
          name={category === ALL_CATEGORIES ? undefined : CATEGORY_PARAMETER}
          value={category}
          aria-pressed={category === selected}
          onClick={(event) => choose(event, category)}
          className={chipClass(category === selected)}
        >
          {category === selected && <Check className="-ml-1 size-4" />}
          {category}
        </button>
      ))}
    </form>
  )
}
