// The entries of a day: the account's, as far as they are known, and those that wait on this device.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DiaryEntry } from '#domain/diary/diary-entry.ts'
import { withWaiting } from '#domain/diary/waiting-entry.ts'
import { diaryQueries } from './diary-queries.ts'
import { useWaitingEntries } from './waiting-entries-store.ts'

interface DayEntries {
  query: UseQueryResult<DiaryEntry[]>
  entries: DiaryEntry[]
}

export function useDayEntries(userId: string | undefined, date: string): DayEntries {
  const query = useQuery(diaryQueries.entries(userId, date, date))
  const { entries: waiting, arrived } = useWaitingEntries()
  const entries = useMemo(() => {
    const own = [...arrived, ...waiting].filter(({ member }) => member === userId)
    return withWaiting(query.data ?? [], own, date)
  }, [query.data, waiting, arrived, userId, date])
  return { query, entries }
}
