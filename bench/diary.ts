// How long it takes to read a day of the diary, and how that changes as the diary grows: real database, real gateway.
import { addDays } from '#domain/time/calendar.ts'
import { leaveFolders, newFolder } from '#server/database/testing/folders.ts'
import { openSite } from '#server/database/testing/site.ts'
import { ms, report, summarise } from './measure.ts'

const TODAY = '2026-03-08'
const ENTRIES_A_DAY = 11
const SIZES = [1000, 5000, 20_000]
const RUNS = 20
const ROWS_AT_ONCE = 100
const nutrients = Object.fromEntries(
  ['calories', 'protein', 'fat', 'carbohydrates', 'fiber', 'sugar', 'sodium', 'iron', 'calcium', 'magnesium', 'zinc']
    .concat(['potassium', 'phosphorus', 'copper', 'manganese', 'selenium', 'vitaminARae', 'vitaminC', 'vitaminD'])
    .concat(['vitaminE', 'vitaminK', 'vitaminB1', 'vitaminB2', 'vitaminB3', 'vitaminB5', 'vitaminB6', 'vitaminB12'])
    .concat(['folate', 'choline', 'cholesterol', 'saturatedFat', 'monounsaturatedFat', 'polyunsaturatedFat'])
    .map((key, at) => [key, 10 + at]),
)

const site = await openSite({ dataDir: newFolder() })
try {
  const { client } = await site.newMember()
  let stored = 0
  for (const size of SIZES) {
    while (stored < size) {
      const rows = Array.from({ length: ROWS_AT_ONCE }, (_, at) => ({
        date: addDays(TODAY, -Math.floor((stored + at) / ENTRIES_A_DAY)),
        meal_type: 'lunch',
        kind: 'food',
        food_id: '9003',
        grams: 182,
        recipe_title: 'apple',
        calories: 95,
        nutrients,
      }))
      const { error } = await client.from('meal_entries').insert(rows)
      if (error) throw error
      stored += rows.length
    }
    const firstDay = Math.floor(stored / ENTRIES_A_DAY) - 1
    const dayAt = (run: number) => addDays(TODAY, -Math.floor((firstDay * run) / RUNS))
    const day = await times((run) =>
      client.from('meal_entries').select('*').gte('date', dayAt(run)).lte('date', dayAt(run)).order('id'),
    )
    const sums = (span: number) =>
      times((run) => client.rpc('diary_days', { from_day: addDays(dayAt(run), 1 - span), to_day: dayAt(run) }))
    const [oneDay, month, year] = [await sums(1), await sums(30), await sums(366)]
    const entries = `${stored.toLocaleString('en-US')} entries`
    report(`diary, ${entries}: entries of a day`, words(day), '< 100 ms', day.p50 < 100)
    report(`diary, ${entries}: sums of a day`, words(oneDay), '< 100 ms', oneDay.p50 < 100)
    report(`diary, ${entries}: sums of 30 days`, words(month), 'no budget of its own', true)
    report(`diary, ${entries}: sums of 366 days`, words(year), 'no budget of its own', true)
  }
} finally {
  await site.backend.close()
  await leaveFolders()
}

async function times(ask: (run: number) => PromiseLike<{ error: unknown }>) {
  const taken: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now()
    const { error } = await ask(run)
    if (error) throw error
    taken.push(performance.now() - start)
  }
  return summarise(taken)
}

function words({ p50, p99 }: ReturnType<typeof summarise>) {
  return `p50 ${ms(p50)}, p99 ${ms(p99)}`
}
