import { describe, expect, test } from 'vitest'
import { importedWeights, readWeightsCsv } from './weights-csv.ts'

describe('weights from other programs', () => {
  test('Cronometer’s biometrics are read in their units, and other metrics are ignored', () => {
    const read = readWeightsCsv(
      '\uFEFFDay,Time,Group,Metric,Unit,Amount\r\n2026-09-08,07:00,Biometrics,Weight,kg,80.5\r\n' +
        '2026-9-9,,,Weight,lbs,"176.4"\r\n2026-09-10,,,Heart Rate,bpm,60\r\n2026-09-11,,,Weight,cubits,3\r\nlater,,,Weight,kg,80\r\n',
    )
    expect(read).toEqual({
      source: 'Cronometer',
      weights: [
        { date: '2026-09-08', amount: 80.5, unit: 'kg' },
        { date: '2026-09-09', amount: 176.4, unit: 'lb' },
      ],
      skipped: ['Line 5: The unit “cubits” is not one of kg, lb or st.', 'Line 6: We can’t read the date.'],
      unreadFrom: null,
    })
    expect(importedWeights(read?.weights ?? [], 'kg')).toEqual([
      { date: '2026-09-08', weightKg: 80.5 },
      { date: '2026-09-09', weightKg: 80.01 },
    ])
  })

  test('MyFitnessPal’s measurements have no unit, so the member’s answer counts', () => {
    const read = readWeightsCsv('Date,Weight\n2026-09-08,176\n9/9/2026,177\n2026-09-10,\n')
    expect(read).toMatchObject({ source: 'MyFitnessPal', skipped: [] })
    expect(importedWeights(read?.weights ?? [], 'lb').map(({ weightKg }) => weightKg)).toEqual([79.83, 80.29])
    expect(importedWeights(read?.weights ?? [], 'kg').map(({ weightKg }) => weightKg)).toEqual([176, 177])
  })

  test('a file with a date that can only be day first is read day first as a whole', () => {
    const read = readWeightsCsv('Date,Weight\n12/11/2026,80\n13/11/2026,81\n')
    expect(read?.weights.map(({ date }) => date)).toEqual(['2026-11-12', '2026-11-13'])
    expect(read?.skipped).toEqual([])
  })

  test('semicolons, decimal commas and days with dots are read', () => {
    const read = readWeightsCsv('Date;Weight\n08.09.2026;80,5\n')
    expect(read?.weights).toEqual([{ date: '2026-09-08', amount: 80.5, unit: null }])
  })

  test('lines are counted as an editor counts them', () => {
    const read = readWeightsCsv('sep=,\nDate,Weight,Note\n2026-09-08,80,"two\nlines"\n\n2026-09-09,heavy,\n')
    expect(read?.skipped).toEqual(['Line 6: We can’t read the weight.'])
  })

  test('a file with more than 20,000 weights says where reading ended; other metrics don’t count', () => {
    const lines = (count: number, metric: string) => `2026-09-08,${metric},kg,80\n`.repeat(count)
    const head = 'Day,Metric,Unit,Amount\n'
    const pulse = lines(30_000, 'Heart Rate')
    expect(readWeightsCsv(head + pulse + lines(20_000, 'Weight'))?.unreadFrom).toBeNull()
    const read = readWeightsCsv(head + pulse + lines(20_002, 'Weight'))
    expect(read?.weights).toHaveLength(20_000)
    expect(read?.unreadFrom).toBe(50_002)
  })

  test('the last weight of a day counts, and impossible weights are left out', () => {
    const weights = [
      { date: '2026-09-09', amount: 80, unit: null },
      { date: '2026-09-08', amount: 9000, unit: null },
      { date: '2026-09-09', amount: 81, unit: null },
    ]
    expect(importedWeights(weights, 'kg')).toEqual([{ date: '2026-09-09', weightKg: 81 }])
  })

  test('any other file has no weights', () => {
    expect(readWeightsCsv('Date,Meal,Calories\n2026-09-08,Lunch,500')).toBeNull()
    expect(readWeightsCsv('')).toBeNull()
  })
})
