// A recipe in a list of the library: its picture, name, figures and tags. In a selection, the row is a checkbox.
import { Star, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LibraryRecipe } from '#domain/library/library-query.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { cx } from '#web/ui/cx.ts'
import { minutesText, wholeNumber } from '#web/ui/format.ts'

interface LibraryRowProps {
  recipe: LibraryRecipe
  picture: ReactNode
  /** Per serving; null if unknown. */
  calories: number | null
  /** Missing outside of a selection. */
  selected?: boolean
  onSelect?: (selected: boolean) => void
  /** At the end of the row. */
  action?: ReactNode
  /** Several, which take the picture's place on a phone. */
  actions?: ReactNode
}

export function LibraryRow({ recipe, picture, calories, selected, onSelect, action, actions }: LibraryRowProps) {
  const { id, title, minutes, stars, tags, cooked } = recipe
  const facts = [
    minutes > 0 && minutesText(minutes),
    calories !== null && `${wholeNumber(calories)} kcal`,
    cooked && `cooked ${cooked.times === 1 ? 'once' : `${cooked.times} times`}`,
  ].filter(Boolean)
  return (
    <div
      className={cx(
        'relative flex h-full items-center gap-3 overflow-hidden rounded-xl border bg-surface pr-2 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-leaf',
        selected ? 'border-leaf bg-leaf-soft' : 'border-line hover:border-ink',
      )}
    >
      <span className={cx('h-full w-24 shrink-0', actions ? 'hidden sm:block' : '')}>{picture}</span>
      <div className="min-w-0 grow p-1">
        {onSelect ? (
          <label className="flex items-center gap-2 font-bold leading-snug after:absolute after:inset-0">
            <input
              type="checkbox"
              checked={selected ?? false}
              onChange={(event) => onSelect(event.target.checked)}
              className="size-5 shrink-0 accent-leaf"
            />
            <span className="line-clamp-2">{title}</span>
          </label>
        ) : (
          <Link
            to={paths.recipe(id)}
            className="line-clamp-2 font-bold leading-snug outline-none after:absolute after:inset-0"
          >
            {title}
          </Link>
        )}
        <p className="flex flex-wrap items-center gap-x-2 truncate text-muted text-xs">
          {stars !== null && (
            <span className="inline-flex items-center gap-0.5">
              <Star aria-hidden className="size-3.5 fill-current text-apricot-ink" />
              {wholeNumber(stars)}
              <span className="sr-only">{stars === 1 ? 'star' : 'stars'}</span>
            </span>
          )}
          <span>{facts.join(' · ')}</span>
        </p>
        {tags.length > 0 && (
          <p className="flex items-center gap-1 text-leaf-ink text-xs">
            <Tag aria-hidden className="size-3.5 shrink-0" />
            <span className="truncate">{tags.join(', ')}</span>
          </p>
        )}
      </div>
      {(action || actions) && (
        <div className="relative z-10 flex shrink-0">
          {action}
          {actions}
        </div>
      )}
    </div>
  )
}
