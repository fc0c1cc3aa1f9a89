// What the catalogue promises to people who cook: enough quick, vegan, light and portable dishes, and the classics.
import { NUTRIENTS, type NutrientKey } from '#domain/nutrition/nutrients.ts'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import type { RecipeInformation } from '#domain/recipe/provider.ts'
import type { Count } from './catalogue-counts.ts'
import { CLASSICS, missingClassics } from './classics.ts'

interface Dish {
  recipe: CatalogueRecipe
  information: RecipeInformation
}

const perServing = ({ information }: Dish, key: NutrientKey): number =>
  information.nutrition?.nutrients.find(({ name }) => name === NUTRIENTS[key].name)?.amount ?? 0

const isA = (type: string) => (dish: Dish) => dish.recipe.dishTypes.includes(type)
const isMain = isA('main course')
const isBreakfast = isA('breakfast')
const isTagged = (tag: string) => (dish: Dish) => dish.recipe.tags.includes(tag)
const isFor = (equipment: string) => (dish: Dish) => dish.recipe.equipment.includes(equipment)
const isReadyIn = (dish: Dish, minutes: number) => dish.recipe.readyInMinutes <= minutes
const isVegan = ({ information }: Dish) => information.vegan
const hasEgg = ({ recipe }: Dish) =>
  recipe.ingredients.some(({ food }) => /^(?:hard-boiled |duck |quail )?egg(?: white| yolk)?$/.test(food.name))
const isSandwich = ({ recipe }: Dish) =>
  /sandwich|wrap|toast|burger|pita|tacos?|burrito|quesadilla|rolls?\b|sabich|bánh mì|tostada/i.test(
    `${recipe.title} ${recipe.gloss}`,
  )

export function catalogueGoals(
  recipes: readonly CatalogueRecipe[],
  informations: readonly RecipeInformation[],
): Count[] {
  const byId = new Map(informations.map((information) => [information.id, information]))
  const dishes = recipes.flatMap((recipe): Dish[] => {
    const information = byId.get(recipe.id)
    return information ? [{ recipe, information }] : []
  })
  const count = (...tests: ((dish: Dish) => boolean)[]) =>
    dishes.filter((dish) => tests.every((test) => test(dish))).length
  const goal = (what: string, least: number, ...tests: ((dish: Dish) => boolean)[]): Count => ({
    what,
    found: count(...tests),
    least,
  })
  const breakfasts = count(isBreakfast)
  const eggShare = Math.round((count(isBreakfast, hasEgg) / Math.max(1, breakfasts)) * 1000) / 10
  return [
    { what: 'recipes', found: dishes.length, least: 500 },
    ...CUISINES.map((cuisine) => goal(`${cuisine} recipes`, 13, ({ recipe }) => recipe.cuisines[0] === cuisine)),
    goal('mains ready in 30 minutes', 60, isMain, (dish) => isReadyIn(dish, 30)),
    goal('mains ready in 20 minutes', 20, isMain, (dish) => isReadyIn(dish, 20)),
    goal('vegan mains ready in 30 minutes', 20, isMain, isVegan, (dish) => isReadyIn(dish, 30)),
    goal('vegan breakfasts', 30, isBreakfast, isVegan),
    { what: 'per cent of the breakfasts with egg', found: eggShare, least: 0, most: 50 },
    goal('breakfasts ready in 15 minutes', 25, isBreakfast, (dish) => isReadyIn(dish, 15)),
    goal(
      'snacks of 100 to 200 kcal',
      30,
      isA('snack'),
      (dish) => perServing(dish, 'calories') >= 100 && perServing(dish, 'calories') <= 200,
    ),
    goal('mains under 500 mg of sodium', 40, isMain, (dish) => perServing(dish, 'sodium') < 500),
    goal('vegan mains with 25 g of protein', 25, isMain, isVegan, (dish) => perServing(dish, 'protein') >= 25),
    goal('lunchbox dishes', 30, isTagged('lunchbox')),
    goal('dishes that freeze well', 30, isTagged('freezes well')),
    goal('air fryer recipes', 15, isFor('air fryer')),
    goal('slow cooker recipes', 10, isFor('slow cooker')),
    goal('pressure cooker recipes', 10, isFor('pressure cooker')),
    goal('breads', 5, isA('bread')),
    goal('sauces and dips', 5, isA('sauce')),
    goal('sandwiches and wraps', 10, isSandwich),
    { what: 'of the hundred classics', found: CLASSICS.length - missingClassics(recipes).length, least: 90 },
  ]
}
