// The member's day: totals, water and weight.
import { queryOptions } from '@tanstack/react-query'
import type { Macros } from '#domain/nutrition/macros.ts'
import { memberKey } from '#web/data/member-key.ts'
import { rowOrNull } from '#web/data/rows.ts'
import { type Backend, backend, memberId } from '#web/data/supabase.ts'

export interface DayLog extends Macros {
  date: string
  waterMl: number
}

export interface WeightLog {
  date: string
  weightKg: number
}

export interface DashboardDay {
  /** Null if nothing is logged yet. */
  log: DayLog | null
  /** The last weight on or before the day. */
  weight: WeightLog | null
}

interface DayRow {
  date: string
  total_calories: number
  total_protein: number
  total_carbs: number
  total_fat: number
  water_intake_ml: number
}

const dayOf = (row: DayRow): DayLog => ({
  date: row.date,
  calories: row.total_calories,
  protein: row.total_protein,
  carbs: row.total_carbs,
  fat: row.total_fat,
  waterMl: row.water_intake_ml,
})

/** A cheap call that checks whether the database responds. */
async function probe(client: Backend) {
  const { error } = await client.from('user_goals').select('*', { count: 'exact', head: true }).limit(1)
  if (error) throw new Error('Unable to connect to database. Please check your connection.')
}

async function fetchDay(date: string): Promise<DashboardDay> {
  const userId = await memberId()
  try {
    const client = await backend()
    const [, log, weight] = await Promise.all([
      probe(client),
      client.from('daily_logs').select('*').eq('user_id', userId).eq('date', date).maybeSingle(),
      client
        .from('weight_logs')
        .select('date, weight_kg')
        .eq('user_id', userId)
        .lte('date', date)
        .order('date', { ascending: false })
        .limit(1)
        .maybeSingle(),
    ])
    const logRow = rowOrNull(log)
    const weightRow = rowOrNull(weight)
    return {
      log: logRow && dayOf(logRow),
      weight: weightRow && { date: weightRow.date, weightKg: Number(weightRow.weight_kg) },
    }
  } catch (cause) {
    throw new Error('Failed to load dashboard data. Please refresh the page.', { cause })
  }
}

export const dashboardQueries = {
  day: (userId: string | undefined, date: string) =>
    queryOptions({
      queryKey: memberKey(userId, 'day', date),
      queryFn: () => fetchDay(date),
      enabled: userId !== undefined && date !== '',
    }),
}
