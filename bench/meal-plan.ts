// How long a day and a week of meals take to plan, over all targets and diets.
import { SITE_DIETS } from '#domain/nutrition/diets.ts'
import { openCatalogue } from '#server/catalogue/catalogue.ts'
import { createEmbeddedSource } from '#server/provider/embedded.ts'
import { ProviderError } from '#server/provider/recipe-source.ts'
import { ms, report, summarise } from './measure.ts'

const source = createEmbeddedSource(await openCatalogue('dist/catalogue'))

async function times(timeFrame: 'day' | 'week'): Promise<number[]> {
  const taken: number[] = []
  for (const diet of ['', ...SITE_DIETS]) {
    for (let target = 1000; target <= 4000; target += 250) {
      const start = performance.now()
      await source
        .mealPlan({ timeFrame, diet, targetCalories: String(target), seed: String(target) })
        .catch((error) => {
          if (!(error instanceof ProviderError)) throw error
        })
      taken.push(performance.now() - start)
    }
  }
  return taken
}

await times('week') // warm
const day = summarise(await times('day'))
const week = summarise(await times('week'))
report('plan a day', `p50 ${ms(day.p50)}, max ${ms(day.max)}`, 'no budget of its own', true)
report('plan a week', `p50 ${ms(week.p50)}, max ${ms(week.max)}`, '< 50 ms', week.max < 50)
