// Reads a plan saved on the device; invalid parts are dropped.
import { type Json, listOf, objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import { AIM_KINDS, type MacroAim, type MacroAims } from '#domain/nutrition/macro-aims.ts'
import type { Macros } from '#domain/nutrition/macros.ts'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { mealSlot } from '#domain/time/meal-slots.ts'
import { WEEKDAYS } from '#domain/time/weekdays.ts'
import type { PlanDay, PlanMeal } from './diet-plan.ts'
import { type PlanNotes, planNotes } from './plan-notes.ts'
import { MOST_PEOPLE, type PlanRequest, type PlanSettings, readPreferences } from './plan-request.ts'

export interface SavedPlan {
  request: PlanRequest
  settings: PlanSettings
  days: PlanDay[]
  notes: PlanNotes
  /** How many people to shop for, if different from the plan's. */
  cookFor?: number
}

const macros = (json: Json): Macros => ({
  calories: positive(json.calories),
  protein: positive(json.protein),
  carbs: positive(json.carbs),
  fat: positive(json.fat),
})

function readMeal(json: Json): PlanMeal | null {
  const id = recipeId(json.id)
  if (id === null || textOf(json.title) === '') return null
  const from = objectOf(json.leftoverOf)
  const portion = positive(json.portion)
  return {
    id,
    title: textOf(json.title),
    image: textOf(json.image),
    readyInMinutes: positive(json.readyInMinutes),
    servings: positive(json.servings) || 1,
    slot: mealSlot(json.slot),
    ...macros(json),
    ...(portion > 0 && {
      portion,
      minutesToCook: positive(json.minutesToCook),
      servingsToCook: positive(json.servingsToCook),
    }),
    ...(textOf(from.day) !== '' && { leftoverOf: { day: textOf(from.day), slot: mealSlot(from.slot) } }),
  }
}

const readDay = (json: Json): PlanDay => ({
  ...(textOf(json.weekday) !== '' && { weekday: textOf(json.weekday) }),
  meals: objectsOf(json.meals)
    .map(readMeal)
    .filter((meal) => meal !== null),
  totals: macros(objectOf(json.totals)),
})

export const readIds = (value: unknown): RecipeId[] =>
  listOf(value)
    .map(recipeId)
    .filter((id) => id !== null)

export const readTexts = (value: unknown): string[] => listOf(value).filter((text) => typeof text === 'string')

export function readRequest(value: unknown): PlanRequest | null {
  const json = objectOf(value)
  const targetCalories = positive(json.targetCalories)
  if (targetCalories === 0) return null
  return {
    targetCalories,
    diet: textOf(json.diet),
    exclude: textOf(json.exclude),
    span: json.span === 'week' ? 'week' : 'day',
    preferences: readPreferences(json.preferences ?? json.wishes),
  }
}

function readAim(value: unknown): MacroAim | null {
  const json = objectOf(value)
  const kind = AIM_KINDS.find((name) => name === json.kind)
  return kind && positive(json.grams) > 0 ? { grams: positive(json.grams), kind } : null
}

function readAims(value: unknown): MacroAims | null {
  const json = objectOf(value)
  const [protein, carbs, fat] = [readAim(json.protein), readAim(json.carbs), readAim(json.fat)]
  return protein && carbs && fat && { protein, carbs, fat }
}

/** Null if there is no plan with at least one meal. */
export function readSavedPlan(value: unknown): SavedPlan | null {
  const json = objectOf(value)
  const request = readRequest(json.request)
  const days = objectsOf(json.days).map(readDay)
  if (!request || days.every(({ meals }) => meals.length === 0)) return null
  const settings = objectOf(json.settings)
  const notes = objectOf(json.notes)
  return {
    request,
    settings: {
      day: WEEKDAYS.find((name) => name === settings.day) ?? 'monday',
      favorites: readIds(settings.favorites),
      excluded: readTexts(settings.excluded),
      aims: readAims(settings.aims),
    },
    days,
    notes: {
      ...planNotes({ ...notes, unmet: [] }),
      unmet: readTexts(notes.unmet),
    },
    ...(positive(json.cookFor) > 0 && { cookFor: Math.min(positive(json.cookFor), MOST_PEOPLE) }),
  }
}
