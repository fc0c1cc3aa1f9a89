// Whether a dish suits children from 4 years on. It isn't medical advice. For the sources, see docs/claims.md.
import type { Food, FoodTrait } from '#domain/nutrition/food.ts'
import type { CatalogueRecipe, RecipeIngredient } from './catalogue-recipe.ts'

/** For a whole serving. A child eats about two thirds of it: 400 mg, well below a third of a day's 1,500 mg. */
const MEAL_SODIUM_MG = 600
const SIDE_SODIUM_MG = 300
/** A third of a child's day. */
const ADDED_SUGAR_GRAMS = 8
const MEALS = ['main course', 'breakfast', 'brunch']

const NUTS: readonly FoodTrait[] = ['tree-nut', 'peanut']
const GROUND = /\b(?:ground|crushed|blended|puréed|pureed)\b/i
/** Pieces that a young child can choke on. */
const CHOKING = /^(?:popcorn|popping corn|marshmallows?|hard candy)$/
/** Round foods that a child can choke on, unless they are cut or cooked to pieces. */
const ROUND = /^(?:grapes|cherries|cherry tomato|olives|black olives|green olives)$/
const CUT = /chopped|quartered|halved|grated|crushed|mashed|sliced/i
const TO_PIECES = /\b(?:burst|collapse|slump|blend)/i
const HOT =
  /chil(?:i|e|li)|cayenne|jalape|habanero|scotch bonnet|sriracha|hot sauce|gochu|harissa|sambal|doubanjiang|curry paste|berbere|cajun|jerk|suya|nduja|peri[- ]peri|tabasco|tajín|zhug|wasabi|horseradish|shichimi|red pepper flakes|chipotle|kimchi|nam prik|tom yum|aji amarillo|sichuan pepper/i
const NOT_HOT = /sweet chili sauce|chili powder/i
const CAFFEINE = /^(?:black tea|green tea|tea bag|matcha)$|coffee|espresso/
const RAW_FISH =
  /sashimi|sushi-grade|ceviche|tartare|\braw (?:fish|tuna|salmon)|smoked (?:salmon|trout|mackerel|whitefish)|gravlax|oysters?$/
/** Kelp and stock made with it: a gram has several times the iodine that a child may have in a day. */
const IODINE = /^(?:kombu|(?:kombu )?dashi)$/
/** Large fish that live long: the FDA's "choices to avoid". */
export const MERCURY = /swordfish|shark|marlin|king mackerel|orange roughy|tilefish|bigeye/
/** Supplements, and what is sold as a substitute for food. */
const SUPPLEMENT = /protein powder/
const SPROUTS = /^(?:alfalfa|bean|soybean) sprouts$/
const EGG = /^(?:egg|egg yolk|egg white|duck egg|quail egg)$/
/** The words that recipes with soft or raw eggs must have: recipe-safety.ts. */
const RAW_EGG =
  /pasteurized|pregnant|soft yolk|runny|jammy|soft[- ](?:boiled |cooked |poached )?eggs?|almost raw|raw (?:egg|yolk)/i

const some = (foods: readonly Food[], name: RegExp): boolean => foods.some((food) => name.test(food.name))

function isWholeNut({ food, preparation }: RecipeIngredient): boolean {
  return food.aisle === 'Nuts' && NUTS.some((trait) => food.traits.has(trait)) && !GROUND.test(preparation)
}

const isRound = ({ food, preparation }: RecipeIngredient): boolean => ROUND.test(food.name) && !CUT.test(preparation)

type Dish = Pick<CatalogueRecipe, 'ingredients' | 'steps' | 'dishTypes'>
type Reason = readonly [reason: string, applies: boolean]

const thatApply = (reasons: readonly Reason[]): string[] =>
  reasons.flatMap(([reason, applies]) => (applies ? [reason] : []))

/** What could harm a child, whatever the portion. */
export function unsafeForChildren({ ingredients, steps }: Omit<Dish, 'dishTypes'>): string[] {
  const foods = ingredients.map(({ food }) => food)
  const text = steps.map((step) => step.text).join('\n')
  const has = (trait: FoodTrait) => foods.some((food) => food.traits.has(trait))
  return thatApply([
    ['nuts that aren’t ground', ingredients.some(isWholeNut)],
    ['popcorn, marshmallows or hard candy', some(foods, CHOKING)],
    ['round pieces', !TO_PIECES.test(text) && ingredients.some(isRound)],
    ['honey', has('honey')],
    ['alcohol', has('alcohol')],
    ['caffeine', some(foods, CAFFEINE)],
    ['raw or soft egg', some(foods, EGG) && RAW_EGG.test(text)],
    ['raw or smoked fish', some(foods, RAW_FISH) || (has('fish') && RAW_FISH.test(text))],
    ['raw sprouts', some(foods, SPROUTS)],
    ['fish with much mercury', some(foods, MERCURY)],
    ['protein powder', some(foods, SUPPLEMENT)],
    ['kelp, which is very rich in iodine', some(foods, IODINE)],
  ])
}

/** Reasons against, for the recipe's author; none if the dish suits children. */
export function notForChildren(
  dish: Dish,
  { sodiumMg, addedSugarGrams }: { sodiumMg: number; addedSugarGrams: number },
): string[] {
  const mostSodium = dish.dishTypes.some((type) => MEALS.includes(type)) ? MEAL_SODIUM_MG : SIDE_SODIUM_MG
  return [
    ...unsafeForChildren(dish),
    ...thatApply([
      ['hot spices', dish.ingredients.some(({ food: { name } }) => HOT.test(name) && !NOT_HOT.test(name))],
      [`more than ${mostSodium} mg of sodium in a serving`, sodiumMg > mostSodium],
      [`more than ${ADDED_SUGAR_GRAMS} g of added sugar in a serving`, addedSugarGrams > ADDED_SUGAR_GRAMS],
    ]),
  ]
}
