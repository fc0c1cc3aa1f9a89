import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { itemSuggestions } from '#domain/shopping/item-suggestions.ts'
import { storeQuery } from '#web/data/store-query.ts'
import { useItemMemory } from './item-memory.ts'

interface ItemSuggestionsProps {
  id: string
  typed: string
  /** The last item that was added. */
  added: { name: string } | undefined
}

/** For the browser's own list under a field, which works with every keyboard and screen reader. */
export function ItemSuggestions({ id, typed, added }: ItemSuggestionsProps) {
  const foods = useQuery(storeQuery).data?.names ?? []
  const { names, remember } = useItemMemory()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each added item
  useEffect(() => {
    if (added) remember(added.name)
  }, [added])
  return (
    <datalist id={id}>
      {itemSuggestions(typed, names, foods).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
