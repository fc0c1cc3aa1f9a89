// Queries and changes for water and weight logs.
import { queryOptions } from '@tanstack/react-query'
import type { Weight } from '#domain/diary/weight-trend.ts'
import { agreeToHealthDetails } from '#web/data/health-consent.ts'
import { memberKey } from '#web/data/member-key.ts'
import { allRowsOf, done, rowsOf } from '#web/data/rows.ts'
import { ENTRY_ONCE, sendOnce } from '#web/data/send-once.ts'
import { backend, memberId } from '#web/data/supabase.ts'

export interface Pour {
  id: number
  amountMl: number
}

async function fetchWater(date: string): Promise<Pour[]> {
  const userId = await memberId()
  const pours = (await backend()).from('water_logs').select('id, amount_ml').eq('user_id', userId)
  return rowsOf(await pours.eq('date', date).order('id')).map(({ id, amount_ml }) => ({ id, amountMl: amount_ml }))
}

async function fetchWeights(from: string, to: string): Promise<Weight[]> {
  const userId = await memberId()
  const client = await backend()
  const rows = await allRowsOf((first, last) => {
    const weights = client.from('weight_logs').select('date, weight_kg').eq('user_id', userId)
    return weights.gte('date', from).lte('date', to).order('date').range(first, last)
  })
  return rows.map(({ date, weight_kg }) => ({ date, weightKg: Number(weight_kg) }))
}

export const bodyQueries = {
  water: (userId: string | undefined, date: string) =>
    queryOptions({
      queryKey: memberKey(userId, 'water', date),
      queryFn: () => fetchWater(date),
      enabled: userId !== undefined && date !== '',
    }),
  weights: (userId: string | undefined, from: string, to: string) =>
    queryOptions({
      queryKey: memberKey(userId, 'weights', from, to),
      queryFn: () => fetchWeights(from, to),
      enabled: userId !== undefined && from !== '',
    }),
}

export async function pourWater(date: string, amountMl: number) {
  const pour = { user_id: await memberId(), amount_ml: amountMl, date }
  const client = await backend()
  await sendOnce([pour], async (keyed) => done(await client.from('water_logs').upsert(keyed, ENTRY_ONCE)))
}

export async function correctWater(id: number, amountMl: number) {
  await memberId()
  done(await (await backend()).from('water_logs').update({ amount_ml: amountMl }).eq('id', id))
}

export async function removeWater(id: number) {
  await memberId()
  done(await (await backend()).from('water_logs').delete().eq('id', id))
}

/** One weight per day: a second one replaces the first. */
export async function setWeight({ date, weightKg }: Weight) {
  const userId = await memberId()
  await agreeToHealthDetails()
  done(await (await backend()).from('weight_logs').upsert({ user_id: userId, weight_kg: weightKg, date }))
}

export async function removeWeight(date: string) {
  const userId = await memberId()
  done(await (await backend()).from('weight_logs').delete().eq('user_id', userId).eq('date', date))
}
