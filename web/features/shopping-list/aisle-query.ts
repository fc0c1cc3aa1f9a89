// Which food stands in which aisle: one small table, asked for when the list is first grouped by aisle.
import { queryOptions } from '@tanstack/react-query'
import { foodKey } from '#domain/shopping/shopping-lines.ts'
import { apiGet } from '#web/data/api.ts'

async function fetchAisles(): Promise<Map<string, string>> {
  const answer = await apiGet('/foods/aisles')
  const table = new Map<string, string>()
  if (answer === null || typeof answer !== 'object') return table
  for (const [aisle, names] of Object.entries(answer)) {
    if (Array.isArray(names)) for (const name of names) table.set(foodKey(String(name)), aisle)
  }
  return table
}

export const aisleQuery = queryOptions({
  queryKey: ['foods', 'aisles'],
  queryFn: fetchAisles,
  staleTime: Number.POSITIVE_INFINITY,
})
