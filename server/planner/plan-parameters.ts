// A plan's preferences, parsed from the query. An invalid value is rejected with a message, never guessed.
import { z } from 'zod'
import { LEAST_PLANNED_KCAL } from '#domain/diary/energy-floors.ts'
import type { KeptMeal } from '#domain/plan/plan-places.ts'
import type { PlanPreferences } from '#domain/plan/plan-preferences.ts'
import { MOST_PEOPLE } from '#domain/plan/plan-request.ts'
import { isPortion, tablePortions } from '#domain/plan/table-portions.ts'
import { usualSlots } from '#domain/plan/usual-slots.ts'
import { listItems } from '#domain/text/list-items.ts'
import { MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'
import { WEEKDAYS, type Weekday, weekFrom } from '#domain/time/weekdays.ts'
import { countParameter, textParameter } from '#server/recipe-source/parameters.ts'
import { type CallParameters, ProviderError } from '#server/recipe-source/recipe-source.ts'

const TARGET = { least: LEAST_PLANNED_KCAL, most: 6000, fallback: 2000 }
const NUMBER = /^\d{1,9}(?:\.\d{1,6})?$/
const MOST_INGREDIENTS = 10
const MOST_IDS = 500
const MOST_MEALS_A_DAY = 6

interface Refine {
  addIssue(message: string): void
}

/** A parameter that may be missing or empty; `read` gets its trimmed text. */
const optional = <Value>(fallback: Value, read: (text: string, context: Refine) => Value) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      const trimmed = text?.trim() ?? ''
      return trimmed === '' ? fallback : read(trimmed, context)
    })

const numberFrom = (name: string, least: number, most: number) =>
  optional<number | null>(null, (text, context) => {
    const value = NUMBER.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    context.addIssue(`${name} must be a number from ${least} to ${most}.`)
    return null
  })

const wholeFrom = (name: string, least: number, most: number, fallback: number | null) =>
  optional(fallback, (text, context) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    context.addIssue(`${name} must be a whole number from ${least} to ${most}.`)
    return fallback
  })

const ids = (name: string) =>
  optional<number[]>([], (text, context) => {
    const items = listItems(text)
    if (items.length > MOST_IDS) context.addIssue(`${name} lists more than ${MOST_IDS} recipes.`)
    if (!items.every((item) => /^[1-9]\d{0,15}$/.test(item))) context.addIssue(`${name} must be a list of recipe ids.`)
    return items.map(Number)
  })

const WORDS_FOR_YES = ['true', '1', 'yes', 'on']
const WORDS_FOR_NO = ['false', '0', 'no', 'off']

function readSlots(text: string, context: Refine): MealSlot[] {
  const names = listItems(text.toLowerCase()).filter((name) => name !== 'none')
  if (names.length > MOST_MEALS_A_DAY) context.addIssue(`slots lists more than ${MOST_MEALS_A_DAY} meals a day.`)
  const unknown = names.find((name) => !MEAL_SLOTS.some((slot) => slot === name))
  if (unknown) context.addIssue(`slots has an unknown meal, ${unknown.slice(0, 40)}. Use ${MEAL_SLOTS.join(', ')}.`)
  const twice = MEAL_SLOTS.find((slot) => slot !== 'snack' && names.filter((name) => name === slot).length > 1)
  if (twice) context.addIssue(`slots has ${twice} twice on one day.`)
  // In meal order, with snacks last as in the response.
  return MEAL_SLOTS.flatMap((slot) => names.filter((name) => name === slot).map(() => slot))
}

/** `breakfast,dinner;saturday:lunch,dinner;sunday:none`: the meals of every day, then the days that differ. */
const slots = optional<{ usual: MealSlot[] | null; days: Map<Weekday, MealSlot[]> } | null>(null, (text, context) => {
  const [first = '', ...rest] = text.split(';', WEEKDAYS.length + 1)
  const parts = first.includes(':') ? [first, ...rest] : rest
  const usual = first.includes(':') || first.trim() === '' ? null : readSlots(first, context)
  const days = new Map<Weekday, MealSlot[]>()
  for (const part of parts) {
    const [name = '', meals = ''] = part.split(':')
    const day = WEEKDAYS.find((one) => one === name.trim().toLowerCase())
    if (day) days.set(day, readSlots(meals, context))
    else context.addIssue(`slots has an unknown day: ${name.trim().slice(0, 40)}.`)
  }
  return { usual, days }
})

const Preferences = z.object({
  people: wholeFrom('people', 1, MOST_PEOPLE, null),
  portions: optional<number[] | null>(null, (text, context) => {
    const each = listItems(text).map(Number)
    if (each.length > MOST_PEOPLE) context.addIssue(`portions lists more than ${MOST_PEOPLE} people.`)
    if (!each.every(isPortion)) context.addIssue('portions must be from 0.25 to 2.5, one for each person.')
    return each
  }),
  slots,
  style: optional<'mediterranean' | null>(null, (text, context) => {
    const isKnown = text.toLowerCase() === 'mediterranean'
    if (!isKnown) context.addIssue('style must be mediterranean.')
    return isKnown ? 'mediterranean' : null
  }),
  maxMinutes: numberFrom('maxMinutes', 5, 600),
  maxMinutesWeekend: numberFrom('maxMinutesWeekend', 5, 600),
  protein: numberFrom('protein', 1, 400),
  carbs: numberFrom('carbs', 1, 1000),
  fat: numberFrom('fat', 1, 400),
  minProtein: numberFrom('minProtein', 1, 400),
  minFiber: numberFrom('minFiber', 1, 150),
  maxSodium: numberFrom('maxSodium', 100, 10000),
  maxSaturatedFat: numberFrom('maxSaturatedFat', 1, 200),
  maxCarbs: numberFrom('maxCarbs', 10, 1000),
  maxPrice: numberFrom('maxPrice', 0.5, 200),
  leftovers: optional(false, (text, context) => {
    const word = text.toLowerCase()
    if (!WORDS_FOR_YES.includes(word) && !WORDS_FOR_NO.includes(word))
      context.addIssue('leftovers must be true or false.')
    return WORDS_FOR_YES.includes(word)
  }),
  dishes: wholeFrom('dishes', 1, MOST_MEALS_A_DAY * WEEKDAYS.length, null),
  use: optional<string[]>([], (text, context) => {
    const items = [...new Set(listItems(text).map((item) => item.slice(0, 60)))]
    if (items.length > MOST_INGREDIENTS) context.addIssue(`use lists more than ${MOST_INGREDIENTS} ingredients.`)
    return items
  }),
  prefer: ids('prefer'),
  avoid: ids('avoid'),
  seed: wholeFrom('seed', 0, Number.MAX_SAFE_INTEGER, null),
  day: optional<Weekday>('monday', (text, context) => {
    const day = WEEKDAYS.find((name) => name === text.toLowerCase())
    if (!day) context.addIssue(`day must be one of ${WEEKDAYS.join(', ')}.`)
    return day ?? 'monday'
  }),
  keep: z.string().optional(),
})

/** The parameters that only our own planner supports. Without the other four, a plan still matches the request. */
export const OWN_PREFERENCES = Object.keys(Preferences.shape).filter(
  (name) => !['seed', 'day', 'avoid', 'keep'].includes(name),
)

function timeFrame(parameters: CallParameters): 'day' | 'week' {
  const requested = textParameter(parameters, 'timeFrame').toLowerCase()
  if (requested === 'day') return 'day'
  if (requested === 'week' || requested === '') return 'week'
  throw new ProviderError(404, 'The parameter timeFrame must be day or week.')
}

const bad = (sentence: string) => new ProviderError(400, sentence)

/**
 * `keep=12,,34:1.5` keeps the first and third meal, the third with one and a half servings; `;` separates the days of a
 * week.
 */
function keptMeals(text: string, days: number): (KeptMeal | null)[][] {
  if (text.trim() === '') return []
  return text.split(';', days).map((day) =>
    day.split(',', MOST_MEALS_A_DAY).map((place) => {
      const [id = '', portion] = place.trim().split(':')
      if (id === '' || id === '0') return null
      // An unknown id is a 404, like everywhere else.
      if (!/^[1-9]\d{0,15}$/.test(id)) throw new ProviderError(404, `There is no recipe ${id.slice(0, 40)} to keep.`)
      const servings = portion === undefined ? null : Number(portion)
      if (servings !== null && !(servings >= 0.5 && servings <= 2 && Number.isInteger(servings * 4)))
        throw bad('keep must have portions from 0.5 to 2 in quarters.')
      return { id: Number(id), portion: servings }
    }),
  )
}

/** Both describe the people: two different numbers are a mistake, not a guess. */
function table(people: number | null, portions: readonly number[] | null): number {
  if (people !== null && portions !== null && people !== portions.length)
    throw bad(`portions lists ${portions.length} people, and people says ${people}.`)
  return tablePortions({ people: people ?? portions?.length ?? 1, portions: portions ?? [] })
}

export interface PlanQuery {
  /** The seed is null when none was given. */
  preferences: Omit<PlanPreferences, 'balanced' | 'seed'> & { seed: number | null; style: 'mediterranean' | null }
  /** Meals were requested by name, so none is added. */
  hasOwnSlots: boolean
  use: string[]
  prefer: number[]
  avoid: number[]
  kept: (KeptMeal | null)[][]
}

export function readPlanQuery(parameters: CallParameters): PlanQuery {
  const frame = timeFrame(parameters)
  const targetCalories = countParameter(parameters, 'targetCalories', TARGET)
  const read = Preferences.safeParse(parameters)
  if (!read.success) throw bad(read.error.issues[0]?.message ?? 'The requests can’t be read.')
  const { slots: requested, use, prefer, avoid, keep = '', day, people, portions, dishes, ...figures } = read.data
  const days: readonly Weekday[] = frame === 'day' ? [day] : weekFrom(day)
  const kept = keptMeals(keep, days.length)
  const usual = requested?.usual ?? usualSlots(targetCalories)
  const meals = days.map((name, at) => {
    const wanted = requested?.days.get(name) ?? usual
    // A kept place beyond the usual meals is a snack.
    const extra = requested ? 0 : Math.max(0, (kept[at]?.length ?? 0) - Math.max(3, wanted.length))
    return [...wanted, ...Array.from({ length: extra }, (): MealSlot => 'snack')]
  })
  if (meals.every((list) => list.length === 0)) throw bad('slots leaves no meal to plan.')
  return {
    preferences: {
      ...figures,
      targetCalories,
      tablePortions: table(people, portions),
      // A dish never appears twice a day anyway.
      dishes: frame === 'day' ? null : dishes,
      days,
      slots: meals,
    },
    hasOwnSlots: requested !== null,
    use,
    prefer,
    avoid,
    kept,
  }
}
