// A week of the diary on one page, for a member or their dietitian.
import { csvLine } from '#domain/text/csv.ts'
import { type AveragedDays, averageDays, countedDays, type DiaryDay } from './day-averages.ts'
import { NUTRIENT_GROUPS, nutrientUnit } from './nutrient-groups.ts'
import type { Weight } from './weight-trend.ts'

export interface WeekDay {
  date: string
  /** Null on a day without entries. */
  eaten: Pick<DiaryDay, 'calories' | 'protein' | 'carbs' | 'fat'> | null
  waterMl: number | null
  weightKg: number | null
  day: DiaryDay | null
}

export interface WeekSummary {
  days: WeekDay[]
  /** Over past days with entries; null if there are none. */
  average: WeekDay['eaten']
  averageWaterMl: number | null
  nutrients: AveragedDays
}

export function weekSummary(
  keys: readonly string[],
  diary: readonly DiaryDay[],
  weights: readonly Weight[],
  today: string,
): WeekSummary {
  const days = keys.map((date): WeekDay => {
    const day = diary.find((one) => one.date === date) ?? null
    return {
      date,
      eaten: day && day.entries > 0 ? day : null,
      waterMl: day?.waterMl || null,
      weightKg: weights.find((weight) => weight.date === date)?.weightKg ?? null,
      day,
    }
  })
  const counted = countedDays(diary, today)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const meanOf = (key: 'calories' | 'protein' | 'carbs' | 'fat') => Math.round(mean(counted.map((day) => day[key])))
  const poured = days.flatMap(({ date, waterMl }) => (waterMl !== null && date < today ? [waterMl] : []))
  return {
    days,
    average:
      counted.length === 0
        ? null
        : { calories: meanOf('calories'), protein: meanOf('protein'), carbs: meanOf('carbs'), fat: meanOf('fat') },
    averageWaterMl: poured.length === 0 ? null : Math.round(mean(poured)),
    nutrients: averageDays(diary, today),
  }
}

const FIGURES = ['energy_kcal', 'protein_g', 'carbs_g', 'fat_g', 'water_ml', 'weight_kg'] as const

/** One line per day and one with the average. Blank means not logged or unknown, never zero. */
export function weekSummaryCsv({ days, average, averageWaterMl, nutrients }: WeekSummary): string {
  const keys = NUTRIENT_GROUPS.flatMap((group) => group.keys).filter((key) => key !== 'calories')
  const amounts = (known: AveragedDays['nutrients'] | undefined) =>
    keys.map((key) => (known?.[key] === undefined ? null : Math.round(known[key] * 100) / 100))
  const figures = (eaten: WeekDay['eaten']) => [
    eaten?.calories ?? null,
    eaten?.protein ?? null,
    eaten?.carbs ?? null,
    eaten?.fat ?? null,
  ]
  const lines = [
    ['date', ...FIGURES, ...keys.map((key) => `${key} (${nutrientUnit(key)})`)],
    ...days.map(({ date, eaten, waterMl, weightKg, day }) => [
      date,
      ...figures(eaten),
      waterMl,
      weightKg,
      ...amounts(eaten ? day?.nutrients : undefined),
    ]),
    ['average', ...figures(average), averageWaterMl, null, ...amounts(average ? nutrients.nutrients : undefined)],
  ]
  return `${lines.map(csvLine).join('\r\n')}\r\n`
}
