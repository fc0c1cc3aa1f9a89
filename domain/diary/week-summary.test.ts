import { describe, expect, test } from 'vitest'
import { csvRows } from '#domain/text/csv.ts'
import { weekDays } from '#domain/time/calendar.ts'
import { weekSummary, weekSummaryCsv } from './week-summary.ts'

const TODAY = '2026-11-18'
const keys = weekDays(TODAY)
const day = (date: string, calories: number, entries = 1, waterMl = 1000) => ({
  date,
  calories,
  protein: 80,
  carbs: 200,
  fat: 60,
  waterMl,
  entries,
  nutrients: { calories, iron: calories / 100 },
  known: { calories: 1, iron: 1 },
})
const summary = weekSummary(
  keys,
  [day('2026-11-15', 2000), day('2026-11-16', 0, 0, 500), day('2026-11-17', 1000), day(TODAY, 300)],
  [{ date: '2026-11-16', weightKg: 80.5 }],
  TODAY,
)

describe('a week on one page', () => {
  test('has every day; one without entries is a gap, not a zero', () => {
    expect(summary.days.map(({ eaten }) => eaten?.calories ?? null)).toEqual([2000, null, 1000, 300, null, null, null])
    expect(summary.days[1]).toMatchObject({ waterMl: 500, weightKg: 80.5 })
  })

  test('averages past days with entries, without today', () => {
    expect(summary.average?.calories).toBe(1500)
    expect(summary.nutrients.days).toBe(2)
    expect(summary.averageWaterMl).toBe(833)
  })

  test('is a file with a line per day and the average, with units in the header and blanks for unknowns', () => {
    const [head = [], ...lines] = csvRows(weekSummaryCsv(summary)).map(({ cells }) => cells)
    expect(head.slice(0, 7)).toEqual(['date', 'energy_kcal', 'protein_g', 'carbs_g', 'fat_g', 'water_ml', 'weight_kg'])
    expect(lines).toHaveLength(8)
    const iron = head.indexOf('iron (mg)')
    expect(lines.map((line) => line[iron])).toEqual(['20', '', '10', '3', '', '', '', '15'])
    expect(lines[1]?.slice(0, 7)).toEqual(['2026-11-16', '', '', '', '', '500', '80.5'])
    expect(lines[7]?.slice(0, 2)).toEqual(['average', '1500'])
  })

  test('has no average if it is empty', () => {
    expect(weekSummary(keys, [], [], TODAY)).toMatchObject({ average: null, averageWaterMl: null })
  })
})
