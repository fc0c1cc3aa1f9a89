import { initialsOf } from '#domain/household/initials.ts'
import { useShoppingAuthors } from './shopping-authors.ts'

/** Who checked off a line, or who added it if it isn't bought yet. Empty for people who shop alone. */
export function ItemInitials({ itemIds, checked }: { itemIds: readonly string[]; checked: boolean }) {
  const { byItem, people } = useShoppingAuthors()
  if (people.size < 2) return null
  const authors = itemIds.map((id) => byItem.get(id))
  const ids = authors.map((author) => (checked ? author?.checkedBy : author?.addedBy))
  const names = [...new Set(ids.flatMap((id) => people.get(id ?? '') ?? []))]
  if (names.length === 0) return null
  const words = `${checked ? 'Checked' : 'Added'} by ${names.join(' and ')}`
  return (
    <span
      title={words}
      className="ml-auto grid h-7 min-w-7 shrink-0 place-items-center rounded-full bg-sunken px-1.5 font-semibold text-muted text-xs print:hidden"
    >
      <span aria-hidden="true">{names.map(initialsOf).join(' ')}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
