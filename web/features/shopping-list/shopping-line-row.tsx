import { Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { ShoppingLine } from '#domain/shopping/shopping-lines.ts'
import { neededText, shownMeasure, shownName } from '#domain/shopping/store-amount.ts'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ItemInitials } from './item-initials.tsx'

interface ShoppingLineRowProps {
  line: ShoppingLine
  /** What it contains that somebody avoids. */
  avoided?: ReactNode
  /** Omitted if the group already shows it. */
  showRecipes?: boolean
  onToggle: () => void
  onRemove: () => void
}

/** The whole row is the touch target: the other hand is on the cart. */
export function ShoppingLineRow({ line, avoided, showRecipes = true, onToggle, onRemove }: ShoppingLineRowProps) {
  const id = useId()
  const measure = shownMeasure(line)
  const name = shownName(line)
  const needed = line.checked ? '' : neededText(line)
  return (
    <li className="flex items-center gap-1 break-inside-avoid">
      <label
        htmlFor={id}
        className="flex min-h-13 min-w-0 grow flex-wrap items-center gap-x-3.5 rounded-lg px-2 py-1.5 hover:bg-sunken has-active:bg-sunken"
      >
        <input
          id={id}
          type="checkbox"
          checked={line.checked}
          onChange={onToggle}
          className="size-6 shrink-0 accent-leaf"
        />
        <span className="min-w-0 grow basis-[5rem]">
          <span className={cx('block wrap-anywhere', line.checked && 'text-muted line-through')}>
            {measure && <span className="font-semibold tabular-nums">{measure} </span>}
            {name}
            {needed && <span className="text-muted text-xs"> · {needed}</span>}
          </span>
          {showRecipes && line.recipes.length > 0 && (
            <span className="block truncate text-muted text-xs" title={line.recipes.join(', ')}>
              for {line.recipes.join(', ')}
            </span>
          )}
          {avoided}
        </span>
        <ItemInitials itemIds={line.itemIds} checked={line.checked} />
      </label>
      <IconButton
        label={`Remove ${name}`}
        icon={<Trash2 className="size-4.5" />}
        className="text-muted hover:text-ink print:hidden"
        onClick={onRemove}
      />
    </li>
  )
}
