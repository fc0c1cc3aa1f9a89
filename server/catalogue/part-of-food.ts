// The part of a food that a line means: the juice of lemons, the zest of an orange, sardines in a can.
import type { FoodTable } from './food-table.ts'
import type { LookupFood } from './lookup-food.ts'

const JUICE = /\b(?:juiced?|squeezed)\b/i
const ZEST = /\bzest(?:ed)?\b/i

/** Null if the line means the food itself. */
export function partOfFood(foods: FoodTable, food: LookupFood, name: string, unit: string): LookupFood | null {
  if (unit === 'can') return foods.exactly(`canned ${food.name}`)
  const note = name.split(',').slice(1).join(',')
  if (unit === 'squeeze' || (unit === '' && JUICE.test(note))) return foods.exactly(`${food.name} juice`)
  return unit === '' && ZEST.test(note) ? foods.exactly(`${food.name} zest`) : null
}
