// Reads a saved week from the account; invalid parts are dropped.

import { type Json, listOf, objectOf, positive, textOf } from '#domain/json.ts'
import { LONGEST } from '#domain/limits.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { mealSlot } from '#domain/time/meal-slots.ts'
import { readPlannedFood } from './planned-food.ts'
import type { WeekMeal } from './schedule-placement.ts'

const isDay = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 6

function readMeal(value: unknown): WeekMeal | null {
  const json = objectOf(value)
  const id = recipeId(json.recipeId)
  const title = textOf(json.title).slice(0, LONGEST.title)
  const isNote = json.isNote === true
  const food = id === null && !isNote ? readPlannedFood(json.food) : null
  if (!isDay(json.day) || title === '' || (id === null && !isNote && !food)) return null
  return {
    day: json.day,
    mealType: mealSlot(json.mealType),
    recipeId: id,
    title,
    image: textOf(json.image),
    servings: positive(json.servings) || 1,
    calories: Math.round(positive(json.calories)),
    isNote,
    ...(food && { food }),
    leftoverOf: readLeftover(objectOf(json.leftoverOf)),
  }
}

const readLeftover = (json: Json): WeekMeal['leftoverOf'] =>
  isDay(json.day) ? { day: json.day, mealType: mealSlot(json.mealType) } : null

export const readTemplateMeals = (value: unknown): WeekMeal[] =>
  listOf(value)
    .map(readMeal)
    .filter((meal) => meal !== null)
