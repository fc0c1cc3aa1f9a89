// A diary entry as the database stores it.
import type { NewEntry } from '#domain/diary/diary-entry.ts'

export const rowOf = (entry: NewEntry) => ({
  kind: entry.kind,
  date: entry.date,
  meal_type: entry.mealType,
  recipe_title: entry.title,
  recipe_id: entry.recipeId,
  food_id: entry.foodId,
  grams: entry.grams,
  quantity: entry.quantity,
  portion: entry.portion?.label ?? null,
  portion_count: entry.portion?.count ?? null,
  calories: entry.calories,
  protein: entry.protein,
  carbs: entry.carbs,
  fat: entry.fat,
  nutrients: entry.nutrients,
  schedule_id: entry.scheduleId,
})
