// The list's active filters, each removable. Plain links, so they work without scripts.
import { X } from 'lucide-react'
import type { ListFacts } from '#web/data/recipe-fetch.ts'
import { Link } from '#web/router/router.tsx'
import { chipClass } from '#web/ui/chip.tsx'
import { type ListAddress, listPath, withoutFilter } from './list-address.ts'

interface FilterChipsProps {
  address: ListAddress
  facts: Pick<ListFacts, 'filters' | 'preferences'>
}

export function FilterChips({ address, facts }: FilterChipsProps) {
  // A cuisine page's own cuisine can't be removed here.
  const filters = facts.filters.filter(({ filter }) => filter !== 'cuisine' || address.cuisinePage === undefined)
  const chips = [
    ...facts.preferences.map(({ label, without }) => ({ label, to: listPath({ ...address, search: without }) })),
    ...filters.map(({ filter, value, label }) => ({
      label,
      to: listPath({ ...address, filters: withoutFilter(address.filters, filter, value) }),
    })),
  ]
  if (chips.length === 0) return null
  return (
    <ul aria-label="Active filters" className="mb-6 flex flex-wrap gap-2">
      {chips.map(({ label, to }) => (
        <li key={label + to}>
          <Link to={to} aria-label={`Remove filter: ${label}`} className={chipClass(false, 'pr-3')}>
            {label}
            <X className="size-4" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            to={listPath({ ...address, filters: {} })}
            className="inline-flex min-h-9 items-center px-2 font-semibold text-leaf text-sm hover:underline pointer-coarse:min-h-11"
          >
            Clear All
          </Link>
        </li>
      )}
    </ul>
  )
}
