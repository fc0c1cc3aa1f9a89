// What is bought for an ingredient that no store sells as a recipe writes it: dry rice for cooked rice, lemons for lemon juice.
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import type { Measure } from '#domain/kitchen/measures.ts'
import { bareName } from './food-key.ts'
import { edibleGrams, type Store, type StoreFood } from './store.ts'

export interface Bought extends Measure {
  name: string
  food: StoreFood | undefined
  /** What is taken of the bought food, if not all of it: a lemon that gives its juice has its zest to give as well. */
  part: string
}

/** "thumb of ginger", "2-inch piece of ginger" */
const MEASURE_IN_NAME = /^(?:(?:\d\S*[- ]?(?:inch|cm)|small|medium|large|thumb-sized?) )?(\p{L}+) of (?=\S)/iu
const COOKED = /^(?:(?:cold|hot|warm|leftover|freshly) )*(?:cooked|boiled|steamed|leftover) (?=\S)/i

/** How an ingredient of a recipe is bought. Unchanged where a store sells it as it is written. */
export function boughtFor({ name, amount, unit }: Measure & { name: string }, store: Store | undefined): Bought {
  const [words = '', measure = ''] = (unit === '' && MEASURE_IN_NAME.exec(name)) || []
  if (kitchenUnit(measure)?.dimension === 'count' && !store?.find(name)) {
    return boughtFor({ name: name.slice(words.length), amount, unit: measure }, store)
  }
  const food = store?.find(name, unit)
  const written = { name, amount, unit, food, part: '' }
  if (!store || !food || /\bbottled\b/i.test(name)) return written
  const grams = edibleGrams(food, { amount, unit })
  if (grams === null) return written
  const withoutCooked = bareName(name).replace(COOKED, '')
  if (food.names[0]?.startsWith('canned ') && food.grams.can && withoutCooked !== bareName(name)) {
    return { ...written, name: food.names[0], amount: grams / food.grams.can, unit: 'can' }
  }
  const raw = food.boughtAs && store.find(food.boughtAs.name)
  if (!food.boughtAs || !raw) return written
  const rawGrams = grams * food.boughtAs.gramsPerGram
  if (raw.grams.piece && food.pieceName === raw.names[0]) {
    return {
      name: food.boughtAs.name,
      amount: rawGrams / raw.grams.piece,
      unit: '',
      food: raw,
      part: food.names[0] ?? '',
    }
  }
  // "cooked jasmine rice" counts as cooked white rice, but jasmine rice is bought.
  const kind = store.find(withoutCooked)
  const dry =
    kind && kind !== food && kind.aisle === raw.aisle
      ? { name: withoutCooked, food: kind }
      : { name: food.boughtAs.name, food: raw }
  const weight = kitchenUnit(unit)?.dimension === 'weight' ? kitchenUnit(unit) : kitchenUnit('g')
  return { ...dry, amount: rawGrams / dry.food.edibleShare / (weight?.size ?? 1), unit: weight?.name ?? 'g', part: '' }
}
