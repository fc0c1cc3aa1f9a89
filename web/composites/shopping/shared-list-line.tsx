import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { householdQueries } from '#web/features/household/household-queries.ts'
import { SyncLine } from '#web/features/household/sync-line.tsx'
import { useShoppingAuthors } from '#web/features/shopping-list/shopping-authors.ts'

/** For members: whether the list is saved. Also gives the list the household's names. */
export function SharedListLine({ userId }: { userId: string }) {
  const { data } = useQuery(householdQueries.mine(userId))
  useEffect(() => {
    useShoppingAuthors.setState({ people: new Map(data?.members.map(({ id, name }) => [id, name])) })
    return () => useShoppingAuthors.setState({ people: new Map() })
  }, [data])
  return <SyncLine />
}
