// One person's day as an integer program: which dishes, and how many tenths of a serving, so that it meets everything, with
// as few meals of their own as possible.
import type { Highs } from 'highs'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import { CALORIE_TOLERANCE, type DayLimits } from '#domain/plan/plan-preferences.ts'
import { PLATE_PORTIONS } from '#domain/table-plan/eater-day.ts'

export interface DayOption {
  dish: PlanDish
  /** How much trouble it is to have it. */
  cost: number
}

export interface DayMeal {
  options: readonly DayOption[]
  /** Different dishes of it. */
  least: number
  most: number
}

/** Which option of which meal, and how much of it. */
export type ChosenDay = { meal: number; option: number; portion: number }[]

const TENTHS = { least: PLATE_PORTIONS.least * 10, most: PLATE_PORTIONS.most * 10 }
/** Options of a meal that are looked at exactly: those that the linear program likes best. */
const MOST_OPTIONS = 6
const MOST_NODES = { find: 25, prove: 300 }
/** With more options, a proof takes too long, and is hardly ever found. */
const MOST_OPTIONS_TO_PROVE = 120
/** Stays clear of rounding errors. */
const INSIDE = 1e-5

/** What a day has to stay between. */
const rangesOf = (limits: DayLimits): [keyof PlanDish & keyof DayLimits, number, number][] => [
  ['calories', limits.calories * (1 - CALORIE_TOLERANCE + INSIDE), limits.calories * (1 + CALORIE_TOLERANCE - INSIDE)],
  ['protein', limits.protein * (1 + INSIDE), Number.POSITIVE_INFINITY],
  ['fiber', limits.fiber * (1 + INSIDE), Number.POSITIVE_INFINITY],
  ['sodium', 0, limits.sodium * (1 - INSIDE)],
  ['carbohydrates', 0, limits.carbohydrates * (1 - INSIDE)],
  ['price', 0, limits.price * (1 - INSIDE)],
]

interface Column {
  meal: number
  option: number
}

/**
 * Every option has two columns: whether it is chosen, and its tenths of a serving. As a linear program, both are shares of
 * an option at the least and at the most portion, which is the same for sums and needs no rows.
 */
function createModel(
  solver: Highs,
  limits: DayLimits,
  meals: readonly DayMeal[],
  kept: readonly Column[],
  /** Of the search for whole dishes; null for the linear program. */
  nodes: number | null,
) {
  const finite = (bound: number) => Math.max(-solver.infinity, Math.min(solver.infinity, bound))
  const rows: { lower: number[]; upper: number[] } = { lower: [], upper: [] }
  const row = (lower: number, upper: number) => {
    rows.lower.push(finite(lower))
    return rows.upper.push(finite(upper)) - 1
  }
  const ranges = rangesOf(limits).filter(([, lower, upper]) => lower > 0 || upper < Number.POSITIVE_INFINITY)
  const sums = ranges.map(([, lower, upper]) => row(lower, upper))
  const counts = meals.map(({ least, most }) => row(least, most))
  const times = new Map<number, number>()
  for (const { meal, option } of kept) {
    const id = meals[meal]?.options[option]?.dish.id ?? 0
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  const once = new Map<number, number>()
  const onceRow = (id: number) => {
    if (nodes === null || (times.get(id) ?? 0) < 2) return []
    const known = once.get(id) ?? row(0, 1)
    once.set(id, known)
    return [known]
  }
  const costs: number[] = []
  const uppers: number[] = []
  const starts: number[] = []
  const indices: number[] = []
  const values: number[] = []
  const column = (cost: number, upper: number, entries: readonly (readonly [number, number])[]) => {
    starts.push(indices.length)
    for (const [at, value] of entries) {
      if (value === 0) continue
      indices.push(at)
      values.push(value)
    }
    uppers.push(upper)
    costs.push(cost)
  }
  for (const { meal, option } of kept) {
    const chosen = meals[meal]?.options[option]
    if (!chosen) throw new Error('A column is an option of a meal.')
    const { dish, cost } = chosen
    const places = [[counts[meal] ?? 0, 1] as const, ...onceRow(dish.id).map((at) => [at, 1] as const)]
    const nutrition = (portion: number) => ranges.map(([key], at) => [sums[at] ?? 0, dish[key] * portion] as const)
    if (nodes !== null) {
      const [atLeast, atMost] = [row(0, Number.POSITIVE_INFINITY), row(Number.NEGATIVE_INFINITY, 0)]
      column(cost, 1, [...places, [atLeast, -TENTHS.least], [atMost, -TENTHS.most]])
      column(0, TENTHS.most, [...nutrition(0.1), [atLeast, 1], [atMost, 1]])
    } else {
      for (const portion of [PLATE_PORTIONS.least, PLATE_PORTIONS.most]) {
        column(cost, 1, [...places, ...nutrition(portion)])
      }
    }
  }
  const model = solver.createModel({
    numCols: costs.length,
    numRows: rows.lower.length,
    colCost: Float64Array.from(costs),
    colLower: new Float64Array(costs.length),
    colUpper: Float64Array.from(uppers),
    rowLower: Float64Array.from(rows.lower),
    rowUpper: Float64Array.from(rows.upper),
    matrix: {
      format: 'csc',
      numCols: costs.length,
      numRows: rows.lower.length,
      starts: Int32Array.from([...starts, indices.length]),
      indices: Int32Array.from(indices),
      values: Float64Array.from(values),
    },
  })
  if (nodes !== null)
    for (const at of costs.keys()) model.changeColIntegrality(at, solver.constants.variableType.integer)
  // So few options are solved faster without preparing much: it takes a third of the time and finds the same.
  const lean = { presolve: 'off', mip_detect_symmetry: false, mip_heuristic_effort: 0, mip_allow_restart: false }
  model.options.set({
    output_flag: false,
    mip_max_nodes: nodes ?? 0,
    mip_rel_gap: 0.2,
    mip_pool_soft_limit: 10,
    ...lean,
  })
  return model
}

const allColumns = (meals: readonly DayMeal[]): Column[] =>
  meals.flatMap(({ options }, meal) => [...options.keys()].map((option) => ({ meal, option })))

/** The options that the linear program likes best, of each meal; null if not even that has a solution. */
function promising(solver: Highs, limits: DayLimits, meals: readonly DayMeal[]): Column[][] | null {
  const all = allColumns(meals)
  const model = createModel(solver, limits, meals, all, null)
  try {
    model.run()
    if (model.getModelStatus() !== solver.constants.modelStatus.optimal) return null
    const { colDual = [] } = model.getSolution()
    const dual = (at: number) => Math.min(colDual[2 * at] ?? 0, colDual[2 * at + 1] ?? 0)
    const ranked = all.map((column, at) => ({ column, dual: dual(at) })).sort((a, b) => a.dual - b.dual)
    return meals.map((_, meal) => ranked.flatMap(({ column }) => (column.meal === meal ? [column] : [])))
  } finally {
    model.dispose()
  }
}

/** A day that meets everything, with the least cost or nearly; null if none is found. */
export function findDay(solver: Highs, limits: DayLimits, meals: readonly DayMeal[]): ChosenDay | null {
  const ranked = promising(solver, limits, meals)
  if (!ranked) return null
  const kept = ranked.flatMap((options) => options.slice(0, MOST_OPTIONS))
  const model = createModel(solver, limits, meals, kept, MOST_NODES.find)
  try {
    model.run()
    const isFound = Number(model.info.get('primal_solution_status')) === FEASIBLE
    return isFound ? chosenDay(model.getSolution().colValue ?? [], kept) : null
  } finally {
    model.dispose()
  }
}

/** As the solver reports it. */
const FEASIBLE = 2

const chosenDay = (values: ArrayLike<number>, kept: readonly Column[]): ChosenDay =>
  kept.flatMap(({ meal, option }, at) => {
    const portion = Math.round(values[2 * at + 1] ?? 0) / 10
    return Math.round(values[2 * at] ?? 0) === 1 && portion > 0 ? [{ meal, option, portion }] : []
  })

/** Whether it is proven that no dishes in no portions make such a day. */
export function isImpossibleDay(solver: Highs, limits: DayLimits, meals: readonly DayMeal[]): boolean {
  const columns = allColumns(meals)
  if (columns.length > MOST_OPTIONS_TO_PROVE) return false
  const model = createModel(solver, limits, meals, columns, MOST_NODES.prove)
  try {
    model.run()
    return model.getModelStatus() === solver.constants.modelStatus.infeasible
  } finally {
    model.dispose()
  }
}
