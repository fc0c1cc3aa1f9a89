// What a recipe's tags promise: a family dish suits a small child, and a soft one can be eaten without chewing hard.
// docs/catalogue-counts.md has the sources.
import { foodTest, matchableFood } from '#domain/kitchen/ingredient-match.ts'
import type { Food } from '#domain/nutrition/food.ts'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { recipeFacts } from '#domain/recipe/recipe-facts.ts'

/** Half of the 800 mg that the NHS gives as a one- to three-year-old's limit for a day. */
const MOST_SODIUM_MG = 400

const isSpicy = foodTest('spicy')
const spicy = ({ name, traits, usda }: Food) => isSpicy(matchableFood([name], traits, usda))
const isNut = ({ traits }: Food) => traits.has('tree-nut') || traits.has('peanut')
/** Smooth or finely ground. */
const GROUND_NUT = /butter|flour|milk|oil|spread|marzipan|cream/
const wholeNut = (food: Food) => isNut(food) && !GROUND_NUT.test(food.name)
/** Round, hard or sticky foods that a small child can choke on, unless they are cut or cooked soft. */
const CHOKING =
  /^(?:popcorn|popcorn kernels|marshmallow|gummy candy|grapes|cherries|cherry tomato|olives|black olives)$/
const CUT = /chopped|quartered|halved|grated|crushed|mashed|sliced/
/** Large fish that live long, with much mercury. */
const MERCURY = /swordfish|shark|marlin|king mackerel/
const CAFFEINE = /coffee|espresso|black tea|green tea|matcha|tea bag|energy drink/

type Test = (recipe: CatalogueRecipe) => boolean
const has =
  (test: (food: Food) => boolean): Test =>
  ({ ingredients }) =>
    ingredients.some(({ food }) => test(food))

const FAMILY: readonly (readonly [problem: string, applies: Test])[] = [
  ['is spicy', has(spicy)],
  ['has nuts that are neither ground nor smooth', has(wholeNut)],
  ['has honey', has(({ traits }) => traits.has('honey'))],
  ['has alcohol', has(({ traits }) => traits.has('alcohol'))],
  ['has caffeine', has(({ name }) => CAFFEINE.test(name))],
  ['has fish with much mercury', has(({ name }) => MERCURY.test(name))],
  [
    'has round or hard pieces',
    ({ ingredients }) => ingredients.some(({ food, preparation }) => CHOKING.test(food.name) && !CUT.test(preparation)),
  ],
  [
    'has eggs or a dough with eggs that nothing says are cooked through',
    (recipe) =>
      has(({ name }) => /^egg(?: yolk| white)?$/.test(name))(recipe) &&
      !recipe.steps.some(({ text }) =>
        /71 ?°C|74 ?°C|firm|set\b|clean|golden|brown|springs back|cooked through/.test(text),
      ),
  ],
  [
    `has more than ${MOST_SODIUM_MG} mg of sodium per serving`,
    (recipe) => (recipeFacts(recipe).nutrients.sodium ?? 0) > MOST_SODIUM_MG,
  ],
]

const HARD_AISLES = new Set(['Nuts', 'Savory Snacks', 'Sweet Snacks'])
const SOFT: readonly (readonly [problem: string, applies: Test])[] = [
  ['has nuts or snacks in it', has((food) => HARD_AISLES.has(food.aisle) && !GROUND_NUT.test(food.name))],
  [
    'is described as crisp or crunchy',
    ({ summary, steps }) => /\bcrisp|\bcrunch/i.test([summary, ...steps.map(({ text }) => text)].join(' ')),
  ],
  [
    'doesn’t say that it is soft when it is done',
    ({ steps }) => !steps.some(({ text }) => /soft|smooth|tender|crush|fall apart|mash|purée|creamy/i.test(text)),
  ],
]

/** Messages about tags that the recipe doesn't deserve. */
export function tagProblems(recipe: CatalogueRecipe): string[] {
  const problems = (tag: string, rules: typeof FAMILY) =>
    recipe.tags.includes(tag)
      ? rules.filter(([, applies]) => applies(recipe)).map(([problem]) => `the tag ${tag}: it ${problem}`)
      : []
  return [...problems('family', FAMILY), ...problems('soft', SOFT)]
}
