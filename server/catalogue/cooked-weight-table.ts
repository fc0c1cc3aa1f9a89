// Reads catalogue/cooked-weight.csv: foods that are boiled, and the USDA numbers of the dry and the boiled food. The
// ratio of their energy says how much water the food takes up, because boiling only adds water.
import { readFileSync } from 'node:fs'
import type { Food } from '#domain/nutrition/food.ts'
import { parseCsv } from './csv.ts'
import { catalogueFile } from './files.ts'
import { readSr28 } from './sr28.ts'

const FILE = 'cooked-weight.csv'

export function withWaterTakenUp(foods: readonly Food[], text = readFileSync(catalogueFile(FILE), 'utf8')): Food[] {
  const names = new Set(foods.map(({ name }) => name))
  const kcal = new Map(readSr28().map(({ usda, nutrients }) => [usda, nutrients.calories]))
  const takenUp = new Map<string, number>()
  for (const { line, fields } of parseCsv(text)) {
    const problem = (reason: string) => new Error(`catalogue/${FILE}:${line}: ${reason}`)
    const dry = kcal.get(fields.dry ?? '') ?? 0
    const cooked = kcal.get(fields.cooked ?? '') ?? 0
    if (cooked <= 0 || dry <= cooked) throw problem('the cooked food must have less energy than the dry one')
    for (const name of (fields.foods ?? '').split('|')) {
      if (!names.has(name)) throw problem(`"${name}" is not the name of a food`)
      takenUp.set(name, dry / cooked - 1)
    }
  }
  return foods.map((food) => {
    const water = takenUp.get(food.name)
    return water === undefined ? food : { ...food, waterTakenUp: water }
  })
}
