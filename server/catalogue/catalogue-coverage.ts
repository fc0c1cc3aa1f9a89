// How many recipes there are of what people look for. Every count is computed; docs/catalogue-counts.md has the rules.
import { sumNutrients } from '#domain/nutrition/nutrition.ts'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { recipeFacts } from '#domain/recipe/recipe-facts.ts'
import type { Count } from './catalogue-counts.ts'
import { cookingWays } from './cooking-ways.ts'
import { recipeInformation } from './information.ts'
import { KITCHENS } from './recipe-front-matter.ts'
import { tagProblems } from './recipe-tags.ts'

export const HOLIDAYS = ['thanksgiving', 'christmas', 'easter', 'eid', 'diwali', 'hanukkah', 'lunar new year'] as const

/** A simple dish has few ingredients besides salt, pepper and water, and little to do. */
const SIMPLE = { ingredients: 8, prepMinutes: 15 }
const UNCOUNTED = /^(?:salt|black pepper|water)$/
const FLOUR = /\bflour$|^rolled oats$|^(?:puff pastry|pie dough|phyllo dough)$/
const OVEN = /\boven\b/i
/** A dinner for somebody who counts, in this year's prices. */
const BUDGET_CENTS = 170
/** The date of the first recipes; their notes came later. */
const FIRST_PUBLISHED = '2026-11-15'

interface Dish {
  recipe: CatalogueRecipe
  facts: ReturnType<typeof recipeFacts>
  ways: readonly string[]
}

const isA = (type: string) => (dish: Dish) => dish.recipe.dishTypes.includes(type)
const isMain = isA('main course')
const isFor = (equipment: string) => (dish: Dish) => dish.recipe.equipment.includes(equipment)
const has =
  (nutrient: 'protein' | 'fiber', least: number) =>
  ({ facts }: Dish) =>
    (facts.nutrients[nutrient] ?? 0) >= least
const isTagged = (tag: string) => (dish: Dish) =>
  dish.recipe.tags.some((one) => one === tag) && tagProblems(dish.recipe).length === 0
const isSmoothie = ({ recipe }: Dish) => /smoothie/i.test(recipe.title) && recipe.dishTypes.includes('beverage')
/** Cooked in one vessel, and the title says so. */
const isInOnePan = ({ recipe, ways }: Dish) => ways.includes('one pan') && /one-p[ao][nt]|skillet/i.test(recipe.title)

const isSimple = ({ recipe }: Dish) =>
  recipe.preparationMinutes <= SIMPLE.prepMinutes &&
  recipe.ingredients.filter(({ food }) => !UNCOUNTED.test(food.name)).length <= SIMPLE.ingredients

/** Something with flour, from the oven, that isn't a meal. */
const isBaked = (dish: Dish) =>
  !isMain(dish) &&
  dish.recipe.ingredients.some(({ food }) => FLOUR.test(food.name)) &&
  dish.recipe.steps.some(({ text }) => OVEN.test(text))

export function catalogueCoverage(recipes: readonly CatalogueRecipe[]): Count[] {
  const dishes = recipes.map((recipe): Dish => {
    const facts = recipeFacts(recipe)
    return { recipe, facts, ways: cookingWays(recipeInformation(recipe), sumNutrients([])) }
  })
  const count = (what: string, least: number, ...tests: ((dish: Dish) => boolean)[]): Count => ({
    what,
    least,
    found: dishes.filter((dish) => tests.every((test) => test(dish))).length,
  })
  return [
    count('recipes in all', 720),
    count('recipes for an air fryer', 15, isFor('air fryer')),
    count('recipes for a slow cooker', 10, isFor('slow cooker')),
    count('recipes for a pressure cooker', 10, isFor('pressure cooker')),
    count('recipes for a sheet pan', 12, isFor('sheet pan')),
    count('one-pan mains', 10, isMain, isInOnePan),
    count(
      'breakfasts with 25 g of protein in 15 minutes',
      15,
      isA('breakfast'),
      has('protein', 25),
      ({ recipe }) => recipe.readyInMinutes <= 15,
    ),
    count('smoothies with 15 g of protein and 4 g of fiber', 6, isSmoothie, has('protein', 15), has('fiber', 4)),
    count(
      'snacks with 10 g of protein within 250 kcal',
      16,
      isA('snack'),
      has('protein', 10),
      ({ facts }) => (facts.nutrients.calories ?? 0) <= 250,
    ),
    count('dishes for families', 15, isTagged('family')),
    count(
      `mains for at most $${(BUDGET_CENTS / 100).toFixed(2)}`,
      56,
      isMain,
      ({ facts }) => facts.priceCents !== null && facts.priceCents <= BUDGET_CENTS,
    ),
    count('sauces, dressings and basics', 24, isA('sauce')),
    count('simple sides', 29, isA('side dish'), isSimple),
    count('baked goods', 42, isBaked),
    count('dishes for a holiday', 15, ({ recipe }) => recipe.occasions.length > 0),
    ...HOLIDAYS.map((holiday) => count(`dishes for ${holiday}`, 1, ({ recipe }) => recipe.occasions.includes(holiday))),
    ...KITCHENS.map((kitchen) => count(`${kitchen} dishes`, 3, isTagged(kitchen))),
    count('low FODMAP mains', 13, isMain, ({ facts }) => facts.diet.diets.has('Low FODMAP')),
    count('soft dishes', 5, isTagged('soft')),
    count(
      'of the first recipes with a replacement and how to keep and reheat them',
      200,
      ({ recipe: { published, notes } }) => published <= FIRST_PUBLISHED && Boolean(notes.swap && notes.storage),
    ),
  ]
}
