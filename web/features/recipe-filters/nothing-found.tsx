import { SearchX } from 'lucide-react'
import type { ListFacts } from '#web/data/recipe-fetch.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { countText } from '#web/ui/format.ts'
import { useFitChoices } from './fit-choices.ts'
import { type ListAddress, listPath, withoutFilter } from './list-address.ts'

interface NothingFoundProps {
  address: ListAddress
  facts: ListFacts | null
}

/** What to try: another spelling, or removing a filter or word that leaves no results. */
export function NothingFound({ address, facts }: NothingFoundProps) {
  const exits = facts ? waysOut(address, facts) : []
  const { chooseOwn, chooseAll } = useFitChoices()
  function showHidden() {
    chooseOwn('off')
    chooseAll('off')
  }
  return (
    <EmptyState
      title="No recipes found. Try a different search."
      icon={<SearchX />}
      action={
        <Link to={paths.recipes()} className={buttonClass({ variant: 'secondary' })}>
          Browse All Recipes
        </Link>
      }
    >
      {facts !== null && facts.hidden > 0 && (
        <p className="mb-3">
          {`${countText(facts.hidden, 'recipe')} not shown, because they don’t fit how you eat.`}{' '}
          <Button variant="secondary" size="sm" onClick={showHidden}>
            Show Them
          </Button>
        </p>
      )}
      {exits.length > 0 && (
        <ul className="grid gap-1">
          {exits.map(({ to, label, total }) => (
            <li key={label}>
              <Link to={to} className="inline-block py-1.5 font-semibold text-leaf underline-offset-4 hover:underline">
                {label}
              </Link>{' '}
              ({countText(total, 'recipe')})
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  )
}

function waysOut(address: ListAddress, { spelling, remedies, preferences, text }: ListFacts) {
  const spelled = spelling
    ? [
        {
          to: listPath({ ...address, search: withText(address.search, text, spelling.search) }),
          label: `Did you mean “${spelling.search}”?`,
          total: spelling.total,
        },
      ]
    : []
  const dropped = remedies
    .filter(({ filter }) => filter !== 'cuisine' || address.cuisinePage === undefined)
    .map(({ filter, value, label, total }) => {
      if (filter === 'search') return { to: withoutWord(address, value, text), label: withoutLabel(value, text), total }
      const preference = preferences.find(
        (one) => one.filter === filter && one.value.toLowerCase() === value.toLowerCase(),
      )
      const to = preference
        ? listPath({ ...address, search: preference.without })
        : listPath({ ...address, filters: withoutFilter(address.filters, filter, value) })
      return { to, label: `Remove “${label}”`, total }
    })
  return [...spelled, ...dropped]
}

/** If the filters leave no results for the words, offer to drop the filters. */
const withoutLabel = (value: string, text: string) => (value === text ? 'Remove all filters' : `Remove “${value}”`)

function withoutWord(address: ListAddress, value: string, text: string): string {
  if (value === text) return listPath({ ...address, search: text, filters: {} })
  return listPath({ ...address, search: withText(address.search, value, '') })
}

/** The search with some of its words replaced if they occur in it; otherwise only the new words. */
function withText(search: string, words: string, others: string): string {
  return search.includes(words) ? search.replace(words, others).replace(/\s+/g, ' ').trim() : others
}
