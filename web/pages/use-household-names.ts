import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { householdQueries } from '#web/features/household/household-queries.ts'
import { useShoppingAuthors } from '#web/features/shopping-list/shopping-authors.ts'

/** Tells the shopping list who everybody is. */
export function useHouseholdNames(userId: string | undefined) {
  const { data } = useQuery(householdQueries.mine(userId))
  useEffect(() => {
    const members = userId && data ? data.members : []
    useShoppingAuthors.setState({ people: new Map(members.map(({ id, name }) => [id, name])) })
  }, [userId, data])
}
