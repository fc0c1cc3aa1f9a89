// Plans the weeks of the shopping list's golden test anew: what 200 households cook in a week, from the real planner.
import { writeFileSync } from 'node:fs'
import { SITE_DIETS } from '#domain/nutrition/diets.ts'
import type { PlannedWeek } from '#domain/plan/provider-plan.ts'
import { WEEKDAYS } from '#domain/time/weekdays.ts'
import { WEEKS_FILE } from '#server/catalogue/testing/shopping-weeks.ts'
import { createEmbeddedSource } from '#server/provider/embedded.ts'
import { readerOf, routesOver } from '#server/provider/testing.ts'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'

const WEEKS = 200
const EATERS = ['1', '1,1', '1,1,0.5', '1,1,1,1', '1,1,0.5,0.5,0.5']
const CALORIES = [1600, 2000, 2500]
const EXCLUSIONS = ['', '', '', 'mushrooms, liver', 'nuts', 'pork, shellfish']
const DIETS = ['', '', ...SITE_DIETS]

const generate = readerOf(routesOver(createEmbeddedSource(realCatalogue())))

async function plannedWeek(nth: number): Promise<string> {
  const diet = DIETS[nth % DIETS.length] ?? ''
  const portions = EATERS[nth % EATERS.length] ?? '1'
  const system = nth % 2 === 0 ? 'metric' : 'us'
  const query = new URLSearchParams({
    timeFrame: 'week',
    seed: String(nth),
    people: String(portions.split(',').length),
    portions,
    targetCalories: String(CALORIES[nth % CALORIES.length]),
    leftovers: String(nth % 4 > 1),
    ...(diet && { diet }),
    exclude: EXCLUSIONS[(nth * 5) % EXCLUSIONS.length] ?? '',
  })
  const { week } = await generate<PlannedWeek>(`/mealplanner/generate?${query}`)
  const cooked = new Map<number, number>()
  for (const { id, servingsToCook } of WEEKDAYS.flatMap((day) => week[day].meals)) {
    if (servingsToCook) cooked.set(id, (cooked.get(id) ?? 0) + servingsToCook)
  }
  const dishes = [...cooked].map(([id, servings]) => `${id}*${Number(servings.toFixed(3))}`)
  return [system, (diet || 'Anything').replaceAll(' ', '-'), portions, ...dishes].join(' ')
}

const lines: string[] = []
for (let nth = 0; nth < WEEKS; nth++) lines.push(await plannedWeek(nth))
writeFileSync(WEEKS_FILE, `${lines.join('\n')}\n`)
process.exit(0) // the planner's thread would wait for more
