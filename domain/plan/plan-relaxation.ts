// The plan as a linear program, whose optimum is a lower bound: no plan can miss its preferences by less.
// Days with the same meals and limits share columns: averaging equal days never makes a linear program worse.
import { REACHED_SHARE } from '#domain/nutrition/macro-aims.ts'
import { isSalad, isSoup, type PlanDish } from './plan-dish.ts'
import { canVary, type Place, type PlanProblem } from './plan-places.ts'
import {
  CALORIE_TOLERANCE,
  CALORIE_WEIGHT,
  type DayLimits,
  dayLimits,
  missedCount,
  type PreferenceName,
  UNUSED_SHARE,
} from './plan-preferences.ts'
import { PORTIONS } from './plan-state.ts'

/** Numbers in flat lists, as the solver takes them: a plan has thousands of columns. */
export interface LinearProgram {
  columns: { costs: number[]; uppers: number[]; starts: number[]; whole: number[] }
  /** Each column's entries, from its start to the next one's. */
  entries: { rows: number[]; values: number[] }
  rows: { lowers: number[]; uppers: number[] }
  /** The columns for how far a preference is missed. */
  missed: Map<PreferenceName | 'use', number[]>
}

/** Portions in between are a mixture of both. */
const EXTREME_PORTIONS = [0.5, 2] as const

/** Meals with the same candidate dishes, on days with the same limits. */
interface Choice {
  candidates: readonly number[]
  isCooked: boolean
  portion: number | null
  count: number
}

interface DayClass {
  limits: DayLimits
  days: number
  choices: Choice[]
}

function choicesOf(places: readonly Place[]): Choice[] {
  const choices: Choice[] = []
  for (const { candidates, leftoverOf, portion } of places) {
    const isCooked = leftoverOf === null
    const same = choices.find(
      (other) => other.candidates === candidates && other.isCooked === isCooked && other.portion === portion,
    )
    if (same) same.count += 1
    else choices.push({ candidates, isCooked, portion, count: 1 })
  }
  return choices
}

const isAlike = (one: readonly Choice[], other: readonly Choice[]): boolean =>
  one.length === other.length &&
  one.every((choice) =>
    other.some(
      ({ candidates, isCooked, portion, count }) =>
        candidates === choice.candidates &&
        isCooked === choice.isCooked &&
        portion === choice.portion &&
        count === choice.count,
    ),
  )

function dayClasses({ preferences }: PlanProblem, places: readonly Place[]): DayClass[] {
  const classes: DayClass[] = []
  preferences.days.forEach((name, day) => {
    const limits = dayLimits(preferences, name)
    const choices = choicesOf(places.filter((place) => place.day === day))
    const same = classes.find((one) => one.limits.weekend === limits.weekend && isAlike(one.choices, choices))
    if (same) same.days += 1
    else classes.push({ limits, days: 1, choices })
  })
  return classes
}

function createProgram() {
  const columns: LinearProgram['columns'] = { costs: [], uppers: [], starts: [], whole: [] }
  const entries: LinearProgram['entries'] = { rows: [], values: [] }
  const rows: LinearProgram['rows'] = { lowers: [], uppers: [] }
  const missed: LinearProgram['missed'] = new Map()

  /** The entries that follow are in this column. */
  function column(cost: number, upper: number): number {
    columns.starts.push(entries.rows.length)
    columns.uppers.push(upper)
    return columns.costs.push(cost) - 1
  }
  function entry(row: number, value: number): void {
    if (row < 0 || value === 0) return
    entries.rows.push(row)
    entries.values.push(value)
  }
  return {
    program: { columns, entries, rows, missed },
    entry,
    row(lower: number, upper: number): number {
      rows.lowers.push(lower)
      return rows.uppers.push(upper) - 1
    },
    /** A dish in a meal; `cost` is what it misses of a preference by itself. */
    choice(isWhole: boolean, preference: PreferenceName, cost: number): void {
      const at = column(cost, Number.POSITIVE_INFINITY)
      if (isWhole) columns.whole.push(at)
      if (cost > 0) missed.set(preference, [...(missed.get(preference) ?? []), at])
    },
    /** A slack column that makes up for a missed preference at a cost. */
    slack(
      preference: PreferenceName | 'use',
      cost: number,
      row: number,
      value: number,
      upper = Number.POSITIVE_INFINITY,
    ): void {
      const at = column(cost, upper)
      entry(row, value)
      missed.set(preference, [...(missed.get(preference) ?? []), at])
    },
  }
}
type Builder = ReturnType<typeof createProgram>

interface PreferenceRows {
  calories: number
  aimProtein: number
  aimCarbs: number
  aimFat: number
  protein: number
  fiber: number
  sodium: number
  saturatedFat: number
  carbohydrates: number
  price: number
}

/** The cost is convex; linear pieces below the curve of missedCount keep the bound valid. */
const PIECES = [0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8].map((from, at, starts) => ({
  width: (starts[at + 1] ?? Number.POSITIVE_INFINITY) - from,
  slope: 1 + 2 * from,
}))

/** The rows of the preferences for a class of days, each with slack; -1 without such a preference. */
function preferenceRows(build: Builder, { limits, days }: DayClass, allDays: number): PreferenceRows {
  const slack = (preference: PreferenceName, row: number, value: number, weight = 1) => {
    for (const { width, slope } of PIECES) build.slack(preference, (weight * slope) / allDays, row, value, width * days)
  }
  const atLeast = (preference: PreferenceName, wanted: number) => {
    if (wanted === 0) return -1
    const row = build.row(wanted * days, Number.POSITIVE_INFINITY)
    slack(preference, row, wanted)
    return row
  }
  const atMost = (preference: PreferenceName, limit: number) => {
    if (limit === Number.POSITIVE_INFINITY) return -1
    const row = build.row(Number.NEGATIVE_INFINITY, limit * days)
    slack(preference, row, -limit)
    return row
  }
  const about = (preference: PreferenceName, aim: number) => {
    if (aim === 0) return -1
    const row = build.row(aim * days * (1 - REACHED_SHARE), aim * days * (1 + REACHED_SHARE))
    slack(preference, row, aim)
    slack(preference, row, -aim)
    return row
  }
  const target = limits.calories * days
  const calories = build.row(target * (1 - CALORIE_TOLERANCE), target * (1 + CALORIE_TOLERANCE))
  slack('targetCalories', calories, limits.calories, CALORIE_WEIGHT)
  slack('targetCalories', calories, -limits.calories, CALORIE_WEIGHT)
  return {
    calories,
    aimProtein: about('protein', limits.aimProtein),
    aimCarbs: about('carbs', limits.aimCarbs),
    aimFat: about('fat', limits.aimFat),
    protein: atLeast('minProtein', limits.protein),
    fiber: atLeast('minFiber', limits.fiber),
    sodium: atMost('maxSodium', limits.sodium),
    saturatedFat: atMost('maxSaturatedFat', limits.saturatedFat),
    carbohydrates: atMost('maxCarbs', limits.carbohydrates),
    price: atMost('maxPrice', limits.price),
  }
}

/** Constraints on a dish over the whole plan. */
function dishRows(build: Builder, places: readonly Place[], isStrict: boolean) {
  const mayRepeat = new Set(
    places.filter(({ kind }) => !canVary(places, kind)).flatMap(({ candidates }) => [...candidates]),
  )
  const once = new Map<number, number>()
  const leftover = new Map<number, number>()
  const rowFor = (rows: Map<number, number>, dish: number, upper: number) => {
    const row = rows.get(dish) ?? build.row(Number.NEGATIVE_INFINITY, upper)
    rows.set(dish, row)
    return row
  }
  const hasLeftovers = places.some(({ leftoverOf }) => leftoverOf !== null)
  return {
    /** Cooked at most once a week. Omitted for a single day, where it hardly matters and takes most of the time. */
    once: (dish: number) => (isStrict && !mayRepeat.has(dish) ? rowFor(once, dish, 1) : -1),
    /** Eaten as leftovers no more often than cooked. */
    leftover: (dish: number) => (hasLeftovers ? rowFor(leftover, dish, 0) : -1),
  }
}

interface RelaxationOptions {
  isExact?: boolean
  /** Without all of them: the smallest and the largest. */
  portions?: readonly number[] | undefined
}

/**
 * The least by which any plan for this problem misses its preferences, as a linear program to be minimized. With `isExact`,
 * dishes and portions are integer choices: for one day, that is the problem itself, and it takes seconds to solve.
 */
export function planRelaxation(
  problem: PlanProblem,
  places: readonly Place[],
  { isExact = false, portions = isExact ? PORTIONS : EXTREME_PORTIONS }: RelaxationOptions = {},
): LinearProgram {
  const { dishes, preferences, use } = problem
  const build = createProgram()
  // If few different dishes are wanted, dishes may repeat. Their number isn't constrained, which keeps the bound valid.
  const ofDish = dishRows(build, places, preferences.dishes === null && (isExact || preferences.days.length > 1))
  const useRows = use.map(() => {
    const row = build.row(1, Number.POSITIVE_INFINITY)
    build.slack('use', UNUSED_SHARE, row, 1)
    return row
  })
  const usedBy = use.map(({ ids }) => new Set(ids))
  for (const dayClass of dayClasses(problem, places)) {
    const rows = preferenceRows(build, dayClass, preferences.days.length)
    const soups = build.row(Number.NEGATIVE_INFINITY, dayClass.days)
    const salads = build.row(Number.NEGATIVE_INFINITY, dayClass.days)
    const minutes = dayClass.limits.weekend ? 'maxMinutesWeekend' : 'maxMinutes'
    const cooked = dayClass.choices.reduce((sum, { isCooked, count }) => sum + (isCooked ? count : 0), 0)
    // A day misses its limit by its longest meal, which is at least the average over its meals.
    const late = (dish: PlanDish) =>
      missedCount(Math.max(0, dish.minutes / dayClass.limits.minutes - 1)) / cooked / preferences.days.length
    for (const { candidates, isCooked, portion, count } of dayClass.choices) {
      const chosen = build.row(count * dayClass.days, count * dayClass.days)
      for (const at of candidates) {
        const dish = dishes[at] as PlanDish // a position in this very list
        for (const size of portion === null ? portions : [portion]) {
          build.choice(isExact, minutes, isCooked ? late(dish) : 0)
          build.entry(chosen, 1)
          build.entry(rows.calories, dish.calories * size)
          build.entry(rows.aimProtein, dish.protein * size)
          build.entry(rows.aimCarbs, dish.carbohydrates * size)
          build.entry(rows.aimFat, dish.fat * size)
          build.entry(rows.protein, dish.protein * size)
          build.entry(rows.fiber, dish.fiber * size)
          build.entry(rows.sodium, dish.sodium * size)
          build.entry(rows.saturatedFat, dish.saturatedFat * size)
          build.entry(rows.carbohydrates, dish.carbohydrates * size)
          build.entry(rows.price, dish.price * size)
          build.entry(isSoup(dish) ? soups : -1, 1)
          build.entry(isSalad(dish) ? salads : -1, 1)
          build.entry(isCooked ? ofDish.once(at) : -1, 1)
          build.entry(ofDish.leftover(at), isCooked ? -1 : 1)
          useRows.forEach((row, word) => {
            build.entry(usedBy[word]?.has(dish.id) ? row : -1, 1)
          })
        }
      }
    }
  }
  return build.program
}
