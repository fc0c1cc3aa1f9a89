// A member's days for the charts.
import { queryOptions } from '@tanstack/react-query'
import { TREND_LEAD_DAYS } from '#domain/diary/weight-trend.ts'
import { addDays } from '#domain/time/calendar.ts'
import { memberKey } from '#web/data/member-key.ts'
import { rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'
import type { TrendHistory } from './trend-series.ts'

/** The first day's energy use is estimated from the four weeks before it. */
const USE_LEAD_DAYS = 28

async function fetchHistory(today: string, days: number): Promise<TrendHistory> {
  const userId = await memberId()
  const client = await backend()
  const from = addDays(today, 1 - days)
  const logs = client.from('daily_logs').select('date, total_calories, water_intake_ml').eq('user_id', userId)
  const weights = client.from('weight_logs').select('date, weight_kg').eq('user_id', userId)
  const [logged, weighed] = await Promise.all([
    logs.gte('date', addDays(from, -USE_LEAD_DAYS)).lte('date', today).order('date'),
    weights.gte('date', addDays(from, -TREND_LEAD_DAYS)).lte('date', today).order('date'),
  ])
  return {
    logs: rowsOf(logged).map((row) => ({
      date: row.date,
      calories: row.total_calories,
      waterMl: row.water_intake_ml,
    })),
    weights: rowsOf(weighed).map((row) => ({ date: row.date, weightKg: Number(row.weight_kg) })),
  }
}

export const historyQuery = (userId: string, today: string, days: number) =>
  queryOptions({
    queryKey: memberKey(userId, 'history', today, days),
    queryFn: () => fetchHistory(today, days),
    enabled: today !== '',
  })

/** One nutrient by day; days without it are missing. */
export const nutrientDaysQuery = (userId: string, nutrient: string, from: string, to: string) =>
  queryOptions({
    queryKey: memberKey(userId, 'trends', nutrient, from, to),
    queryFn: async () => rowsOf(await (await backend()).rpc('nutrient_days', { nutrient, from_day: from, to_day: to })),
  })
