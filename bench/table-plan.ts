// A table's plans for made-up households of five: how many people's days work out, and how long a week takes. Times are CPU
// time, so that a busy machine doesn't distort them. The first number given says how many weeks, 50 without it.
import { openCatalogue } from '#server/catalogue/catalogue.ts'
import { makeTablePlan } from '#server/planner/make-table-plan.ts'
import { loadSolver } from '#server/planner/plan-bound.ts'
import { createTableRequests } from '#server/planner/table-request.ts'
import { FIRST_DAY, madeUpHousehold } from '#server/planner/testing/made-up-households.ts'
import { ms, report, summarise } from './measure.ts'

const WEEKS = Number(process.argv[2] ?? 50)
const PEOPLE = 5
const WARM = 3

const catalogue = await openCatalogue('dist/catalogue')
const requests = createTableRequests(catalogue)
const solver = await loadSolver()

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const planning: number[] = []
const reading: number[] = []
const found = { days: 0, met: 0, proven: 0, neither: 0 }
for (let week = -WARM; week < WEEKS; week++) {
  const { table, parameters } = madeUpHousehold(10_000 + week, 'week', PEOPLE)
  const start = threadMs()
  const read = await requests
    .read(table, FIRST_DAY, parameters, { recipes: [], prefer: false }, () => 0.5)
    .catch(() => null)
  if (!read) continue // nothing is left that somebody eats
  const { request, all } = read
  const between = threadMs()
  const plan = makeTablePlan({ ...request.problem, dishes: all }, request.tables, solver)
  if (!plan) throw new Error(`No plan for household ${week}.`)
  if (week < 0) continue
  reading.push(between - start)
  planning.push(threadMs() - between)
  const proven = plan.unmet.filter((day) => day.proven).length
  found.days += plan.days
  found.met += plan.met
  found.proven += proven
  found.neither += plan.unmet.length - proven
}

const percent = (count: number) => `${((100 * count) / found.days).toFixed(1)}%`
const times = summarise(planning)
const main = summarise(reading)
report(
  `a week for ${PEOPLE} people, ${planning.length} households`,
  `p50 ${ms(times.p50)}, p99 ${ms(times.p99)}`,
  'p99 < 2 s',
  times.p99 < 2000,
)
report('the same, on the thread that answers', `p50 ${ms(main.p50)}, max ${ms(main.max)}`, '< 300 ms', main.max < 300)
console.log(
  `${found.days} people’s days: ${percent(found.met)} work out, ${percent(found.proven)} proven impossible, ${percent(found.neither)} neither`,
)
