// What a recipe's tags promise: a family dish suits children, small ones too, and a soft one can be eaten without chewing
// hard. docs/catalogue-counts.md has the sources.
import type { Food } from '#domain/nutrition/food.ts'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { notForChildren } from '#domain/recipe/for-children.ts'
import { recipeFacts } from '#domain/recipe/recipe-facts.ts'

/** Half of the 800 mg that the NHS gives as a one- to three-year-old's limit for a day. */
const MOST_SODIUM_MG = 400

const GROUND_NUT = /butter|flour|milk|oil|spread|marzipan|cream/
const EGG = /^egg(?: yolk| white)?$/
const COOKED_THROUGH = /7[14] ?°C|firm|set\b|clean|golden|brown|springs back|cooked through/

type Test = (recipe: CatalogueRecipe) => boolean
const has =
  (test: (food: Food) => boolean): Test =>
  ({ ingredients }) =>
    ingredients.some(({ food }) => test(food))

function familyProblems(recipe: CatalogueRecipe): string[] {
  const { nutrients, addedSugarGrams } = recipeFacts(recipe)
  const sodiumMg = nutrients.sodium ?? 0
  const isRawEgg =
    has(({ name }) => EGG.test(name))(recipe) && !recipe.steps.some(({ text }) => COOKED_THROUGH.test(text))
  return [
    ...notForChildren(recipe, { sodiumMg, addedSugarGrams }),
    ...(isRawEgg ? ['eggs that nothing says are cooked through'] : []),
    ...(NOT_FOR_CHILDREN.test(recipe.notes.swap ?? '') ? ['a swap that isn’t for small children'] : []),
    ...(sodiumMg > MOST_SODIUM_MG ? [`more than ${MOST_SODIUM_MG} mg of sodium in a serving`] : []),
  ]
}

/** What a note must not offer to replace something with. */
const NOT_FOR_CHILDREN =
  /\bhoney\b|\bwine\b|\bbeer\b|\bpopcorn\b|\bany fish\b|\b(?:whole|chopped) nuts\b|\bwalnuts|\bpecans/i
const HARD_SWAP = /\bkale\b(?!.*chewy)|\bnuts?\b|\bseeds\b|\bshrimp\b|\bcrisp|\bcrunch|\bsteak\b|\bbacon\b/i

const HARD_AISLES = new Set(['Nuts', 'Savory Snacks', 'Sweet Snacks'])
const SOFT: readonly (readonly [problem: string, applies: Test])[] = [
  ['has nuts or snacks in it', has((food) => HARD_AISLES.has(food.aisle) && !GROUND_NUT.test(food.name))],
  [
    'is described as crisp or crunchy',
    ({ summary, steps }) => /\bcrisp|\bcrunch/i.test([summary, ...steps.map(({ text }) => text)].join(' ')),
  ],
  ['has a swap that is harder to chew', ({ notes }) => HARD_SWAP.test(notes.swap ?? '')],
  [
    'doesn’t say that it is soft when it is done',
    ({ steps }) => !steps.some(({ text }) => /soft|smooth|tender|crush|fall apart|mash|purée|creamy/i.test(text)),
  ],
]

/** Messages about tags that the recipe doesn't deserve. */
export function tagProblems(recipe: CatalogueRecipe): string[] {
  const isTagged = (tag: string) => recipe.tags.includes(tag)
  return [
    ...(isTagged('family') ? familyProblems(recipe).map((problem) => `the tag family: it has ${problem}`) : []),
    ...(isTagged('soft')
      ? SOFT.filter(([, applies]) => applies(recipe)).map(([problem]) => `the tag soft: it ${problem}`)
      : []),
  ]
}
