// Averages over the days of a diary. A day without entries is a gap, never a zero, and today isn't over yet.
import type { Nutrients } from '#domain/nutrition/nutrients.ts'

export interface DiaryDay {
  date: string
  calories: number
  protein: number
  carbs: number
  fat: number
  waterMl: number
  entries: number
  nutrients: Nutrients
  /** For each nutrient, the share (0 to 1) of the day's calories with a known value. */
  known: Partial<Record<keyof Nutrients, number>>
}

export interface AveragedDays {
  days: number
  nutrients: Nutrients
  known: DiaryDay['known']
}

export const countedDays = <Day extends Pick<DiaryDay, 'date' | 'entries'>>(
  days: readonly Day[],
  today: string,
): Day[] => days.filter((day) => day.entries > 0 && day.date < today)

export function averageDays(days: readonly DiaryDay[], today: string): AveragedDays {
  const counted = countedDays(days, today)
  const nutrients: Nutrients = {}
  const known: DiaryDay['known'] = {}
  for (const day of counted) {
    for (const key of Object.keys(day.nutrients) as (keyof Nutrients)[]) {
      nutrients[key] = (nutrients[key] ?? 0) + (day.nutrients[key] ?? 0) / counted.length
      known[key] = (known[key] ?? 0) + (day.known[key] ?? 0) / counted.length
    }
  }
  return { days: counted.length, nutrients, known }
}
