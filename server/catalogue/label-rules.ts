// Reads catalogue/label-notes.csv: notes that certain foods require next to a diet label.
import { readFileSync } from 'node:fs'
import { dietOf } from '#domain/nutrition/diets.ts'
import type { Food } from '#domain/nutrition/food.ts'
import { foldName } from '#domain/nutrition/food-name.ts'
import type { LabelRule } from '#domain/nutrition/label-notes.ts'
import { parseCsv } from './csv.ts'
import { catalogueFile } from './files.ts'

const FILE = 'label-notes.csv'

/** Throws if a row names an unknown diet or food. */
export function readLabelRules(foods: readonly Food[]): LabelRule[] {
  const byName = new Map(foods.flatMap((food) => [food.name, ...food.aliases].map((name) => [foldName(name), food.id])))
  return parseCsv(readFileSync(catalogueFile(FILE), 'utf8')).map(({ line, fields }) => {
    const diet = dietOf(fields.diet ?? '')
    if (!diet) throw new Error(`catalogue/${FILE}:${line}: diet: "${fields.diet}" is not a diet`)
    const foodIds = (fields.foods ?? '').split('|').map((name) => {
      const id = byName.get(foldName(name))
      if (id === undefined) throw new Error(`catalogue/${FILE}:${line}: foods: "${name}" is not a food`)
      return id
    })
    return { diet, foodIds: new Set(foodIds), note: fields.note ?? '' }
  })
}
