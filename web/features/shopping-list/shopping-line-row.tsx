import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import type { ShoppingLine } from '#domain/shopping/shopping-lines.ts'
import { neededText, shownMeasure, shownName } from '#domain/shopping/store-amount.ts'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { ItemInitials } from './item-initials.tsx'
import { useSwipeAway } from './use-swipe-away.ts'

const EditLineForm = lazyPart(() => import('./edit-line-form.tsx').then((module) => module.EditLineForm))

export interface RowLook {
  /** Omitted if the group already shows it. */
  showRecipes?: boolean
  /** A long list has low rows, so that a person sees much of it. */
  isLong?: boolean
  /** Shows what is otherwise behind a swipe or the Delete key. */
  isEditing?: boolean
}

/** Left out where a long list is narrow: more lines fit on one row. */
const YOU = 'you'

interface ShoppingLineRowProps extends RowLook {
  line: ShoppingLine
  /** What it contains that somebody avoids. */
  avoided?: ReactNode
  onToggle: () => void
  onRemove: () => void
}

/** The whole row is the touch target: the other hand is on the cart. */
export function ShoppingLineRow(props: ShoppingLineRowProps) {
  const { line, avoided, showRecipes = true, isLong = false, isEditing = false, onToggle, onRemove } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const swipe = useSwipeAway(onRemove)
  const measure = shownMeasure(line)
  const name = shownName(line)
  const needed = line.checked ? '' : neededText(line)
  if (isEditing && isOpen) {
    return (
      <li className="py-1">
        <Suspense>
          <EditLineForm line={line} onClose={() => setOpen(false)} />
        </Suspense>
      </li>
    )
  }
  return (
    <li className="flex break-inside-avoid touch-pan-y items-center gap-1" {...swipe}>
      <label
        htmlFor={id}
        className={cx(
          'flex min-w-0 grow items-center gap-x-3 rounded-lg px-2 hover:bg-sunken has-active:bg-sunken',
          isLong && !isEditing ? 'min-h-6 leading-tight' : 'min-h-11 py-1',
        )}
      >
        <input
          id={id}
          type="checkbox"
          checked={line.checked}
          onChange={onToggle}
          onKeyDown={(event) => (event.key === 'Delete' || event.key === 'Backspace') && onRemove()}
          aria-keyshortcuts="Delete Backspace"
          className="size-5 shrink-0 accent-leaf"
        />
        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-1.5">
          <span className={cx('min-w-0 wrap-anywhere', line.checked && 'text-muted line-through')}>
            {measure && <span className="font-semibold tabular-nums">{measure} </span>}
            {name}
          </span>
          {needed && (
            <span className="text-muted text-xs tabular-nums">
              <span className={cx(isLong && 'max-sm:sr-only')}>{YOU} </span>
              {needed.slice(YOU.length + 1)}
            </span>
          )}
          {showRecipes && line.recipes.length > 0 && (
            <span
              className={cx('min-w-0 truncate text-muted text-xs', isLong ? 'max-sm:hidden' : 'max-sm:basis-full')}
              title={line.recipes.join(', ')}
            >
              {forText(line.recipes)}
            </span>
          )}
          {avoided}
        </span>
        <ItemInitials itemIds={line.itemIds} checked={line.checked} />
      </label>
      {isEditing && (
        <>
          <IconButton
            label={`Edit ${name}`}
            icon={<Pencil className="size-4.5" />}
            className="text-muted hover:text-ink print:hidden"
            onClick={() => setOpen(true)}
          />
          <IconButton
            label={`Remove ${name}`}
            icon={<Trash2 className="size-4.5" />}
            className="text-muted hover:text-ink print:hidden"
            onClick={onRemove}
          />
        </>
      )}
    </li>
  )
}

/** "for Lentil soup +2" */
function forText([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? `for ${first}` : `for ${first} +${others.length}`
}
