// What the member wants more and less of, for the order of swaps. Nothing for visitors, and until it is loaded.

import { useQuery } from '@tanstack/react-query'
import { averageDays } from '#domain/diary/day-averages.ts'
import { personOf } from '#domain/diary/dietary-references.ts'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { type SwapGoals, swapGoals } from '#domain/swap/swap-goals.ts'
import { addDays } from '#domain/time/calendar.ts'
import { useSessionUser } from '#web/data/session.ts'
import { diaryQueries } from '#web/features/diary/diary-queries.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { useToday } from '#web/hooks/use-today.ts'

const LAST_DAYS = 7

export function useSwapGoals(): SwapGoals | undefined {
  const member = useSessionUser()?.id
  const today = useToday()
  const goals = useQuery(goalsQueries.saved(member))
  const { data: profile } = useQuery(profileQueries.own(member))
  const { data: days } = useQuery(diaryQueries.days(member, today && addDays(today, -LAST_DAYS), today))
  if (!goals.isSuccess || !profile || !days) return undefined
  const average = averageDays(days, today)
  return swapGoals({ goals: goals.data ?? DEFAULT_GOALS, aim: profile.aim, person: personOf(profile, today), average })
}
