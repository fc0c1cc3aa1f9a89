// What people ask of the planner in its form, and how that becomes an API request.
import { listOf, objectOf, textOf } from '#domain/json.ts'
import type { AimKind, MacroAims } from '#domain/nutrition/macro-aims.ts'
import { MACROS, type Macro } from '#domain/nutrition/macros.ts'
import { MEDITERRANEAN } from '#domain/nutrition/mediterranean.ts'
import { listItems } from '#domain/text/list-items.ts'
import { MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'
import { WEEKDAYS, type Weekday } from '#domain/time/weekdays.ts'
import { portionOf, readPortions, type Table, tablePortions } from './table-portions.ts'

/** Numeric preferences and their API limits. All are per person and day, except `dishes`, which is for the week. */
export const PREFERENCE_RANGES = {
  maxMinutes: { min: 5, max: 600 },
  maxMinutesWeekend: { min: 5, max: 600 },
  minProtein: { min: 1, max: 400 },
  minFiber: { min: 1, max: 150 },
  maxSodium: { min: 100, max: 10_000 },
  maxSaturatedFat: { min: 1, max: 200 },
  maxCarbs: { min: 10, max: 1000 },
  maxPrice: { min: 0.5, max: 200 },
  dishes: { min: 1, max: 42 },
} as const
export type FigurePreference = keyof typeof PREFERENCE_RANGES
export const FIGURE_PREFERENCES = Object.keys(PREFERENCE_RANGES) as FigurePreference[] // the object's own keys

export type MealsByDay = Record<Weekday, readonly MealSlot[]>

export interface MorePreferences extends Record<FigurePreference, number | null> {
  people: number
  /** What each of them eats; see table-portions.ts. */
  portions: readonly number[]
  /** Null: the planner's usual meals. */
  meals: MealsByDay | null
  /** Ingredients to use up, separated by commas. */
  use: string
  leftovers: boolean
  preferFavorites: boolean
  /** Leave out what the member is allergic to or dislikes. */
  fromProfile: boolean
  /** Reach the member's macro goals. */
  fromGoals: boolean
}

export const NO_PREFERENCES: MorePreferences = {
  people: 1,
  portions: [],
  meals: null,
  maxMinutes: null,
  maxMinutesWeekend: null,
  minProtein: null,
  minFiber: null,
  maxSodium: null,
  maxSaturatedFat: null,
  maxCarbs: null,
  maxPrice: null,
  dishes: null,
  use: '',
  leftovers: false,
  preferFavorites: false,
  fromProfile: true,
  fromGoals: true,
}

export const MOST_PEOPLE = 12

/** The planner accepts fewer people than a household's table. */
export function plannerTable(table: Table): Table {
  const people = Math.min(table.people, MOST_PEOPLE)
  return { people, portions: readPortions(table.portions, people) }
}

const MOST_USED = 10
const LONGEST_USE = 300
const MOST_PREFERRED = 500

export interface PlanRequest {
  targetCalories: number
  /** '' for none: then no diet is sent. */
  diet: string
  exclude: string
  span: 'day' | 'week'
  preferences: MorePreferences
}

/** What is only known when the request is sent. */
export interface PlanSettings {
  /** The day that the plan starts on. */
  day: Weekday
  favorites: readonly number[]
  /** From the profile. */
  excluded: readonly string[]
  /** From the goals, if the member has any. */
  aims?: MacroAims | null
}

/** A limit that the API doesn't have isn't sent. */
const AIM_PARAMETERS: Record<Macro, Partial<Record<AimKind, string>>> = {
  protein: { about: 'protein', least: 'minProtein' },
  carbs: { about: 'carbs', most: 'maxCarbs' },
  fat: { about: 'fat' },
}

/** Numbers that were typed for this plan come before the goals. */
function aimParameters({ preferences }: PlanRequest, { aims }: PlanSettings): Record<string, string> {
  if (!aims || !preferences.fromGoals) return {}
  const parameters: Record<string, string> = {}
  for (const macro of MACROS) {
    const name = AIM_PARAMETERS[macro][aims[macro].kind]
    if (name) parameters[name] = String(aims[macro].grams)
  }
  if (preferences.minProtein !== null) delete parameters.protein
  if (preferences.maxCarbs !== null) delete parameters.carbs
  return parameters
}

/** `breakfast,dinner;saturday:dinner;sunday:none`, in the API's format. */
export function slotsParameter(meals: MealsByDay): string {
  const [first, ...others] = WEEKDAYS.map((day) => ({ day, slots: meals[day].join(',') || 'none' }))
  if (!first) return ''
  const differing = others.filter(({ slots }) => slots !== first.slots)
  return [first.slots, ...differing.map(({ day, slots }) => `${day}:${slots}`)].join(';')
}

/** `1,1,0.5`: one for everybody at the table. */
const portionsParameter = (table: Table): string =>
  Array.from({ length: table.people }, (_, person) => portionOf(table, person)).join(',')

/** Only what is set: without preferences, the request is the provider's own. */
export function preferenceParameters(request: PlanRequest, settings: PlanSettings): Record<string, string> {
  const { diet, span, preferences, exclude } = request
  const excluded = [...listItems(exclude), ...(preferences.fromProfile ? settings.excluded : [])]
  const parameters = aimParameters(request, settings)
  if (diet === MEDITERRANEAN) parameters.style = diet.toLowerCase()
  else if (diet !== '') parameters.diet = diet
  // Typed text is sent as typed.
  const exclusion = excluded.length > listItems(exclude).length ? [...new Set(excluded)].join(', ') : exclude.trim()
  if (exclusion !== '') parameters.exclude = exclusion
  for (const preference of FIGURE_PREFERENCES) {
    const value = preferences[preference]
    if (value !== null && (preference !== 'dishes' || span === 'week')) parameters[preference] = String(value)
  }
  const use = listItems(preferences.use).slice(0, MOST_USED)
  if (use.length > 0) parameters.use = use.join(',')
  if (preferences.people > 1) parameters.people = String(preferences.people)
  if (tablePortions(preferences) !== preferences.people) parameters.portions = portionsParameter(preferences)
  if (preferences.meals) parameters.slots = slotsParameter(preferences.meals)
  if (preferences.leftovers && span === 'week') parameters.leftovers = 'true'
  if (preferences.preferFavorites && settings.favorites.length > 0) {
    parameters.prefer = settings.favorites.slice(-MOST_PREFERRED).join(',')
  }
  // The weekday matters for a week, and for a day whose meals or time limits differ.
  const dependsOnDay =
    preferences.meals !== null || preferences.maxMinutes !== null || preferences.maxMinutesWeekend !== null
  if (span === 'week' || dependsOnDay) parameters.day = settings.day
  return parameters
}

function readFigure(value: unknown, { min, max }: { min: number; max: number }): number | null {
  return typeof value === 'number' && value >= min && value <= max ? value : null
}

function readMeals(value: unknown): MealsByDay | null {
  const json = objectOf(value)
  if (Object.keys(json).length === 0) return null
  const slotsOf = (day: Weekday) => MEAL_SLOTS.filter((slot) => listOf(json[day]).includes(slot))
  const days = WEEKDAYS.map((day) => [day, slotsOf(day)] as const)
  if (days.every(([, slots]) => slots.length === 0)) return null
  return Object.fromEntries(days) as Record<Weekday, MealSlot[]> // all seven days
}

/** Wishes that were stored on the device, perhaps by an older version: anything invalid is left out. */
export function readPreferences(saved: unknown): MorePreferences {
  const json = objectOf(saved)
  const people = Math.round(readFigure(json.people, { min: 1, max: MOST_PEOPLE }) ?? 1)
  const figures = Object.fromEntries(
    FIGURE_PREFERENCES.map((preference) => [preference, readFigure(json[preference], PREFERENCE_RANGES[preference])]),
  )
  return {
    ...NO_PREFERENCES,
    ...(figures as Record<FigurePreference, number | null>), // every one of them
    people,
    portions: readPortions(json.portions, people),
    meals: readMeals(json.meals),
    use: textOf(json.use).slice(0, LONGEST_USE),
    leftovers: json.leftovers === true,
    preferFavorites: json.preferFavorites === true,
    fromProfile: json.fromProfile !== false,
    fromGoals: json.fromGoals !== false,
  }
}
