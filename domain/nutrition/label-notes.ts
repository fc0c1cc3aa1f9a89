// What a dish's labels depend on: a brand of tempeh with barley, cheese made with animal rennet.
import { andText, orText } from '#domain/text/and-text.ts'
import { type DietProfile, isAllowed, type Label } from './diet-rules.ts'
import type { Diet } from './diets.ts'
import { type FoodTrait, TRAIT_NAMES } from './food.ts'

/** A note of its own for certain foods, where a label isn't about what a product contains. */
export interface LabelRule {
  diet: Diet
  foodIds: ReadonlySet<number>
  note: string
}

export interface LabelNote {
  diet: Label
  note: string
}

export interface NotedFood {
  id: number
  name: string
  traits: ReadonlySet<FoodTrait>
  mayContain?: ReadonlySet<FoodTrait>
}

/** The labels that exclude foods, strictest first, and those that a note for them covers too. */
const EXCLUDING: readonly { diet: Label; title: string; covers: readonly Label[] }[] = [
  { diet: 'Gluten Free', title: 'Gluten free', covers: [] },
  { diet: 'Vegan', title: 'Vegan', covers: ['Vegetarian', 'Lacto-Vegetarian', 'Ovo-Vegetarian', 'Pescetarian'] },
  { diet: 'Dairy Free', title: 'Dairy free', covers: [] },
  { diet: 'Vegetarian', title: 'Vegetarian', covers: ['Pescetarian'] },
  { diet: 'Lacto-Vegetarian', title: 'Vegetarian without egg', covers: [] },
  { diet: 'Ovo-Vegetarian', title: 'Vegetarian without milk', covers: [] },
  { diet: 'Pescetarian', title: 'Pescetarian', covers: [] },
  { diet: 'Whole30', title: 'Whole30', covers: ['Paleo', 'Primal'] },
  { diet: 'Paleo', title: 'Paleo', covers: ['Primal'] },
  { diet: 'Primal', title: 'Primal', covers: [] },
]

/** The traits that a product may have and the label doesn't allow. */
export const doubts = (label: Label, { mayContain }: Pick<NotedFood, 'mayContain'>): FoodTrait[] =>
  [...(mayContain ?? [])].filter((trait) => !isAllowed(label, new Set([trait])))

/** The notes for a dish's labels. */
export function labelNotes(
  { diets, dairyFree }: Pick<DietProfile, 'diets' | 'dairyFree'>,
  foods: readonly NotedFood[],
  rules: readonly LabelRule[],
): LabelNote[] {
  const notes: LabelNote[] = []
  const covered = new Set<Label>()
  for (const { diet, title, covers } of EXCLUDING) {
    const isHeld = diet === 'Dairy Free' ? dairyFree : diets.has(diet)
    const doubtful = foods.filter((food) => doubts(diet, food).length > 0)
    if (!isHeld || covered.has(diet) || doubtful.length === 0) continue
    for (const other of covers) covered.add(other)
    const things = new Set(doubtful.flatMap((food) => doubts(diet, food).map((trait) => TRAIT_NAMES[trait] ?? trait)))
    if (things.has('milk')) covered.add('Dairy Free')
    const names = new Set(doubtful.map(({ name }) => name))
    const condition = `only with the right ${andText(names)}: some brands contain ${orText(things)}.`
    // "Vegetarian without egg" has nothing to add if no egg is in doubt.
    if (!notes.some(({ note }) => note.endsWith(condition))) notes.push({ diet, note: `${title} ${condition}` })
  }
  const ownNotes = rules.filter(({ diet, foodIds }) => diets.has(diet) && foods.some(({ id }) => foodIds.has(id)))
  return [...notes, ...rennetNotes(foods), ...ownNotes.map(({ diet, note }) => ({ diet, note }))]
}

/** A dish that only its cheese keeps from being vegetarian. */
function rennetNotes(foods: readonly NotedFood[]): LabelNote[] {
  const cheeses = new Set(foods.filter(({ traits }) => traits.has('rennet')).map(({ name }) => name))
  const rest = foods.map(({ traits }) => new Set([...traits].filter((trait) => trait !== 'rennet')))
  if (cheeses.size === 0 || !rest.every((traits) => isAllowed('Vegetarian', traits))) return []
  const note = `Not vegetarian: ${andText(cheeses)} is made with animal rennet. A similar cheese labeled vegetarian makes it so.`
  return [{ diet: 'Vegetarian', note }]
}
