// Reads catalogue/may-contain.csv: what foods often contain besides, depending on the product.
import { readFileSync } from 'node:fs'
import { type Food, type FoodTrait, foodTrait } from '#domain/nutrition/food.ts'
import { parseCsv } from './csv.ts'
import { catalogueFile } from './files.ts'

const FILE = 'may-contain.csv'

/** Throws if a row names an unknown food or trait, or a food that always contains it. */
export function withMayContain(foods: readonly Food[], text = readFileSync(catalogueFile(FILE), 'utf8')): Food[] {
  const byName = new Map(foods.map((food) => [food.name, food]))
  const mayContain = new Map<string, Set<FoodTrait>>()
  for (const { line, fields } of parseCsv(text)) {
    const problem = (reason: string) => new Error(`catalogue/${FILE}:${line}: ${reason}`)
    const traits = (fields.contains ?? '').split(' ').map((word) => {
      const trait = foodTrait(word)
      if (!trait) throw problem(`"${word}" is not a known trait`)
      return trait
    })
    for (const name of (fields.foods ?? '').split('|')) {
      const food = byName.get(name)
      if (!food) throw problem(`"${name}" is not the name of a food`)
      const others = traits.filter((trait) => !food.traits.has(trait))
      if (others.length === 0) throw problem(`${name} always contains ${traits.join(' and ')}`)
      mayContain.set(name, new Set([...(mayContain.get(name) ?? []), ...others]))
    }
  }
  return foods.map((food) => {
    const traits = mayContain.get(food.name)
    return traits ? { ...food, mayContain: traits } : food
  })
}
