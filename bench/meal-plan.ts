// How good plans are and how long they take, for 200 random wish lists: the table in docs/meal-plan.md (--write updates
// it). Times are CPU time of the planning thread, so that a busy machine doesn't distort them.
import { readFile, writeFile } from 'node:fs/promises'
import { matchesDiet } from '#domain/nutrition/diets.ts'
import { type PlanProblem, placesOf } from '#domain/plan/plan-places.ts'
import { problemOf, randomPreferences } from '#domain/plan/testing/invented-dishes.ts'
import { seededRandom } from '#domain/random.ts'
import { FIRST_CUSTOM_ID } from '#domain/recipe-id.ts'
import { openCatalogue } from '#server/catalogue/catalogue.ts'
import { type MadePlan, makePlan } from '#server/planner/make-plan.ts'
import { exactDay, loadSolver, withBound } from '#server/planner/plan-bound.ts'
import { planDish } from '#server/planner/plan-dishes.ts'
import { createEmbeddedSource } from '#server/provider/embedded.ts'
import { ms, report, summarise } from './measure.ts'

const LISTS = 200
const EXACT_DAYS = 12
const EXACT_SECONDS = 20
const DIETS = ['', '', '', 'Vegan', 'Vegetarian', 'Pescetarian', 'Gluten Free']
const DOCUMENT = 'docs/meal-plan.md'
const TABLE = /(?<=<!-- measured -->\n)[\s\S]*(?=<!-- \/measured -->)/

const catalogue = await openCatalogue('dist/catalogue')
const dishes = catalogue.entries.map((entry) => planDish(entry, catalogue.foods))
const solver = await loadSolver()

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function preferenceLists(timeFrame: 'day' | 'week'): PlanProblem[] {
  const random = seededRandom(2026)
  return Array.from({ length: LISTS }, () => {
    const diet = DIETS[Math.floor(random() * DIETS.length)] ?? ''
    const fitting = dishes.filter(({ id }) => {
      const entry = catalogue.byId.get(id)
      return diet === '' || (entry && matchesDiet(entry.plain, diet))
    })
    return problemOf(fitting, randomPreferences(timeFrame, random))
  })
}

interface Measured {
  problem: PlanProblem
  plan: MadePlan
  bound: number
  milliseconds: number
}

function measure(problem: PlanProblem): Measured {
  const setting = { isWeek: problem.preferences.days.length > 1, diet: '', hasExclusions: false, hasKept: false }
  const start = threadMs()
  const plan = makePlan(problem, setting, solver)
  const milliseconds = threadMs() - start
  const places = placesOf(problem)
  if (!plan || !places) throw new Error('The catalogue has dishes for every list of the sample.')
  return { problem, plan, milliseconds, bound: withBound(solver, problem, places, ({ least }) => least) }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1)
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

function rowsOf(measured: readonly Measured[]): { name: string; value: string }[] {
  const possible = measured.filter(({ bound }) => bound === 0)
  const impossible = measured.filter(({ bound }) => bound > 0)
  const met = possible.filter(({ plan }) => plan.missedBy === 0)
  const times = summarise(measured.map(({ milliseconds }) => milliseconds))
  return [
    { name: 'every wish met', value: `${met.length} of ${measured.length}` },
    { name: 'proven impossible', value: String(impossible.length) },
    { name: 'neither met nor proven impossible', value: String(possible.length - met.length) },
    { name: 'met when it could be (not proven impossible)', value: percent(met.length / possible.length) },
    {
      name: 'impossible lists: missed by, on average / proven least',
      value: `${mean(impossible.map(({ plan }) => plan.missedBy)).toFixed(3)} / ${mean(impossible.map(({ bound }) => bound)).toFixed(3)}`,
    },
    {
      name: 'gap to the bound over all lists',
      value: mean(measured.map(({ plan, bound }) => plan.missedBy - bound)).toFixed(3),
    },
    { name: 'time p50 / p99', value: `${ms(times.p50)} / ${ms(times.p99)}` },
  ]
}

/** Days that miss a wish, solved exactly: how often the search found the optimum. */
function exactRow(days: readonly Measured[]): { name: string; value: string } {
  const missing = days.filter(({ plan }) => plan.missedBy > 0).slice(0, EXACT_DAYS)
  const solved = missing.flatMap(({ problem, plan }) => {
    const places = placesOf(problem)
    const exact = places && exactDay(solver, problem, places, EXACT_SECONDS)
    return exact ? [{ ...exact, found: plan.missedBy }] : []
  })
  const proven = solved.filter(({ isSolved }) => isSolved)
  const gap = mean(solved.map(({ found, least }) => found - least))
  return {
    name: `${missing.length} days that miss a wish, solved exactly (${EXACT_SECONDS} s each)`,
    value: `${proven.length} solved; the search is ${gap.toFixed(3)} above the proven least`,
  }
}

/** What a plan costs on the thread that serves requests. */
async function mainThreadTimes() {
  const source = createEmbeddedSource(catalogue)
  const taken: number[] = []
  for (let seed = 0; seed < 60; seed++) {
    const start = threadMs()
    await source.mealPlan({ seed: String(seed), diet: 'vegetarian', exclude: 'peanuts, olives', use: 'cabbage' })
    taken.push(threadMs() - start)
  }
  return summarise(taken.slice(5))
}

const OWN_RECIPES = 50

/**
 * The same with a collection of own recipes, as copied from the catalogue: the first time, and once their foods are
 * known.
 */
async function ownRecipeTimes() {
  const source = createEmbeddedSource(catalogue)
  const recipes = catalogue.entries.slice(0, OWN_RECIPES).map(({ plain }, at) => ({
    ...{ id: FIRST_CUSTOM_ID + at + 1, title: plain.title, servings: plain.servings, cuisines: plain.cuisines },
    readyInMinutes: plain.readyInMinutes,
    ingredients: plain.extendedIngredients.map(({ name, amount, unit }) => ({ name, amount, unit })),
  }))
  const taken: number[] = []
  for (let seed = 0; seed < 10; seed++) {
    const start = threadMs()
    await source.mealPlan({ seed: String(seed) }, { recipes, prefer: true })
    taken.push(threadMs() - start)
  }
  const [first = 0, ...again] = taken
  return { first, again: summarise(again) }
}

const warm = preferenceLists('week').slice(0, 10)
for (const problem of [...warm, ...preferenceLists('day').slice(0, 20)]) measure(problem)
const days = preferenceLists('day').map(measure)
const weeks = preferenceLists('week').map(measure)
const [dayRows, weekRows] = [rowsOf(days), rowsOf(weeks)]
const exact = process.argv.includes('--write') ? [exactRow(days)] : []
const main = await mainThreadTimes()
const own = await ownRecipeTimes()

const dayTimes = summarise(days.map(({ milliseconds }) => milliseconds))
const weekTimes = summarise(weeks.map(({ milliseconds }) => milliseconds))
report(
  'plan a day, random wishes',
  `p50 ${ms(dayTimes.p50)}, p99 ${ms(dayTimes.p99)}`,
  'p99 ≤ 30 ms',
  dayTimes.p99 <= 30,
)
report(
  'plan a week, random wishes',
  `p50 ${ms(weekTimes.p50)}, p99 ${ms(weekTimes.p99)}`,
  'p99 ≤ 400 ms',
  weekTimes.p99 <= 400,
)
report('a week, on the thread that answers', `p50 ${ms(main.p50)}, max ${ms(main.max)}`, '< 50 ms', main.max < 50)

const lines = [
  `| ${LISTS} random wish lists | day | week |`,
  '|---|---|---|',
  ...dayRows.map(({ name, value }, at) => `| ${name} | ${value} | ${weekRows[at]?.value ?? ''} |`),
  ...exact.map(({ name, value }) => `| ${name} | ${value} | |`),
  `| on the thread that answers requests, p50 / max | | ${ms(main.p50)} / ${ms(main.max)} |`,
  `| the same with ${OWN_RECIPES} own recipes, first / afterwards p50 | | ${ms(own.first)} / ${ms(own.again.p50)} |`,
]
console.log(lines.join('\n'))
if (process.argv.includes('--write')) {
  const text = await readFile(DOCUMENT, 'utf8')
  await writeFile(DOCUMENT, text.replace(TABLE, `${lines.join('\n')}\n`))
}
