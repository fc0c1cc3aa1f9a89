// A handful of foods with USDA's values and dishes made from them, for tests that need to know every gram.

import { fodmapsOfTraits } from '#domain/nutrition/fodmap-traits.ts'
import type { Aisle, Food, FoodTrait } from '#domain/nutrition/food.ts'
import type { CatalogueRecipe, RecipeIngredient } from '#domain/recipe/catalogue-recipe.ts'
import { readSr28 } from '#server/catalogue/sr28.ts'

const sr28 = new Map(readSr28().map((food) => [food.usda, food]))

interface SampleFood {
  usda: string
  aisle?: Aisle
  traits?: FoodTrait[]
  aliases?: string[]
  grams?: Food['grams']
  edibleShare?: number
  price?: number | null
  co2e?: number | null
  liquid?: boolean
}

function sampleFood(name: string, given: SampleFood): Food {
  const usda = sr28.get(given.usda)
  if (!usda) throw new Error(`USDA has no food with the number ${given.usda}.`)
  return {
    id: Number(given.usda),
    name,
    aliases: given.aliases ?? [],
    usda: given.usda,
    traits: new Set(given.traits ?? []),
    aisle: given.aisle ?? 'Produce',
    grams: given.grams ?? {},
    pieceName: '',
    edibleShare: given.edibleShare ?? 1,
    priceCentsPer100g: given.price === undefined ? 50 : given.price,
    co2eKgPerKg: given.co2e === undefined ? 1 : given.co2e,
    nutrients: usda.nutrients,
    liquid: given.liquid ?? false,
    fodmaps: fodmapsOfTraits(new Set(given.traits)),
  }
}

export const FOODS = {
  egg: sampleFood('egg', {
    usda: '01123',
    aisle: 'Milk, Eggs, Other Dairy',
    traits: ['egg'],
    grams: { piece: 50 },
    edibleShare: 0.88,
    price: 50,
    co2e: 4.7,
  }),
  eggplant: sampleFood('eggplant', {
    usda: '11209',
    aliases: ['aubergine'],
    traits: ['vegetable'],
    grams: { piece: 450 },
    edibleShare: 0.81,
  }),
  oliveOil: sampleFood('olive oil', {
    usda: '04053',
    aisle: 'Oil, Vinegar, Salad Dressing',
    grams: { tbsp: 13.5, tsp: 4.5, cup: 216 },
    price: 90,
    co2e: 6,
    liquid: true,
  }),
  chicken: sampleFood('chicken breast', {
    usda: '05062',
    aisle: 'Meat',
    traits: ['poultry', 'meat'],
    grams: { piece: 174 },
    price: 80,
    co2e: 9.9,
  }),
  lentils: sampleFood('green lentils', {
    usda: '16069',
    aisle: 'Pasta and Rice',
    traits: ['legume', 'high-fodmap'],
    grams: { cup: 192 },
    price: 33,
    co2e: 1.8,
  }),
  nutmeg: sampleFood('nutmeg', { usda: '02025', aisle: 'Spices and Seasonings', grams: { tsp: 2.2 } }),
  coconutMilk: sampleFood('coconut milk', {
    usda: '12118',
    aisle: 'Canned and Jarred',
    grams: { cup: 226 },
    liquid: true,
  }),
  walnut: sampleFood('walnuts', {
    usda: '12155',
    aisle: 'Nuts',
    traits: ['tree-nut'],
    grams: { cup: 117 },
    price: 200,
  }),
  salmon: sampleFood('salmon fillet', {
    usda: '15076',
    aisle: 'Seafood',
    traits: ['fish'],
    grams: { piece: 170 },
    price: 260,
    co2e: 6,
  }),
  cheddar: sampleFood('cheddar', { usda: '01009', aisle: 'Cheese', traits: ['dairy'], price: 120, co2e: 21 }),
  milk: sampleFood('whole milk', {
    usda: '01077',
    aisle: 'Milk, Eggs, Other Dairy',
    traits: ['dairy', 'lactose', 'high-fodmap'],
    grams: { cup: 244, tbsp: 15.3, tsp: 5.1, serving: 244 },
    price: 10,
    co2e: 3.2,
    liquid: true,
  }),
  oats: sampleFood('rolled oats', {
    usda: '08120',
    aliases: ['oats', 'porridge oats'],
    aisle: 'Cereal',
    traits: ['grain'],
    grams: { cup: 81 },
    price: 30,
    co2e: 1.6,
  }),
  banana: sampleFood('banana', {
    usda: '09040',
    traits: ['fruit'],
    grams: { piece: 118, cup: 150 },
    edibleShare: 0.64,
    price: 14,
    co2e: 0.9,
  }),
  honey: sampleFood('honey', {
    usda: '19296',
    aisle: 'Baking',
    traits: ['honey', 'sweetener', 'high-fodmap'],
    grams: { tbsp: 21, tsp: 7 },
    price: 110,
  }),
  broccoli: sampleFood('broccoli', {
    usda: '11090',
    traits: ['vegetable'],
    grams: { cup: 91, piece: 370 },
    edibleShare: 0.61,
  }),
  shrimp: sampleFood('shrimp', {
    usda: '15149',
    aliases: ['prawns'],
    aisle: 'Seafood',
    traits: ['shellfish'],
    price: 220,
    co2e: 26.9,
  }),
  bread: sampleFood('whole wheat bread', {
    usda: '18075',
    aisle: 'Bakery/Bread',
    traits: ['gluten', 'wheat', 'grain', 'high-fodmap', 'processed', 'added-sugar'],
    grams: { slice: 32 },
  }),
  butter: sampleFood('butter', {
    usda: '01145',
    aisle: 'Milk, Eggs, Other Dairy',
    traits: ['dairy'],
    grams: { tbsp: 14.2 },
    price: 95,
    co2e: 12,
  }),
  spinach: sampleFood('spinach', { usda: '11457', traits: ['vegetable'], grams: { cup: 30, handful: 30 } }),
  tomato: sampleFood('tomato', { usda: '11529', traits: ['vegetable'], grams: { piece: 123 }, edibleShare: 0.91 }),
} satisfies Record<string, Food>

export function sampleIngredient(food: Food, grams: number, more: Partial<RecipeIngredient> = {}): RecipeIngredient {
  return {
    food,
    name: food.name,
    amount: grams,
    unit: 'g',
    grams,
    boughtGrams: grams / food.edibleShare,
    preparation: '',
    eatenShare: 1,
    optional: false,
    ...more,
  }
}

let lastId = 90_000_000

export function sampleRecipe(
  title: string,
  ingredients: RecipeIngredient[],
  more: Partial<CatalogueRecipe> = {},
): CatalogueRecipe {
  lastId += 1
  const slug = title.toLowerCase().replaceAll(/\W+/g, '-')
  return {
    id: lastId,
    slug,
    file: `test/${slug}.cook`,
    title,
    cuisines: ['American'],
    dishTypes: ['main course', 'lunch', 'dinner'],
    servings: 2,
    preparationMinutes: 10,
    cookingMinutes: 20,
    readyInMinutes: 30,
    summary: `${title} for two.`,
    gloss: '',
    tags: [],
    occasions: [],
    equipment: [],
    notes: {},
    published: '2026-11-15',
    scene: {},
    ingredients,
    steps: [
      {
        section: '',
        text: `Cook ${title}.`,
        amounts: [],
        ingredientNames: ingredients.map(({ name }) => name),
        equipment: ['pan'],
        minutes: 20,
      },
    ],
    ...more,
  }
}

/** Dishes using all the foods above: breakfasts, mains, a side and a drink. */
export function sampleRecipes(): CatalogueRecipe[] {
  lastId = 90_000_000
  const { egg, eggplant, oliveOil, chicken, lentils, nutmeg, coconutMilk, walnut, salmon, cheddar, milk, oats } = FOODS
  const { banana, honey, broccoli, shrimp, bread, butter, spinach, tomato } = FOODS
  const i = sampleIngredient
  const breakfast = { dishTypes: ['breakfast', 'morning meal'] }
  return [
    sampleRecipe('Banana Porridge', [i(oats, 160), i(milk, 500, { unit: 'ml' }), i(banana, 236), i(nutmeg, 1)], {
      ...breakfast,
      cuisines: ['British'],
    }),
    sampleRecipe(
      'Honey Oats with Walnuts',
      [i(oats, 160), i(coconutMilk, 200), i(honey, 42), i(walnut, 60)],
      breakfast,
    ),
    sampleRecipe('Spinach Omelette', [i(egg, 300), i(spinach, 120), i(butter, 30), i(cheddar, 60)], {
      ...breakfast,
      cuisines: ['French', 'Mediterranean', 'European'],
    }),
    sampleRecipe('Broccoli Eggs', [i(egg, 300), i(broccoli, 200), i(oliveOil, 40)], breakfast),
    sampleRecipe('Roast Eggplant with Tomato', [i(eggplant, 600), i(tomato, 300), i(oliveOil, 54)], {
      cuisines: ['Italian', 'Mediterranean', 'European'],
    }),
    sampleRecipe('Lentil Soup', [i(lentils, 250), i(tomato, 400), i(spinach, 100), i(oliveOil, 40)], {
      cuisines: ['Middle Eastern'],
      dishTypes: ['soup', 'main course', 'lunch', 'dinner'],
    }),
    sampleRecipe('Grilled Salmon and Broccoli', [i(salmon, 400), i(broccoli, 400), i(oliveOil, 30)], {
      cuisines: ['Nordic', 'Scandinavian'],
    }),
    sampleRecipe('Chicken Coconut Curry', [i(chicken, 450), i(coconutMilk, 300), i(tomato, 200), i(spinach, 100)], {
      cuisines: ['Thai', 'Asian'],
      readyInMinutes: 45,
    }),
    sampleRecipe('Shrimp Crème', [i(shrimp, 400), i(butter, 40), i(milk, 300), i(broccoli, 200)], {
      cuisines: ['Cajun', 'Creole', 'American'],
    }),
    sampleRecipe('Cheese Toast', [i(bread, 128), i(cheddar, 100), i(tomato, 100)], {
      dishTypes: ['snack'],
      readyInMinutes: 10,
    }),
    sampleRecipe('Walnut Spinach Salad', [i(walnut, 60), i(spinach, 150), i(oliveOil, 27)], {
      dishTypes: ['salad', 'side dish'],
      readyInMinutes: 10,
    }),
    sampleRecipe('Banana Milk', [i(banana, 236), i(milk, 500)], {
      dishTypes: ['drink', 'beverage'],
      readyInMinutes: 5,
    }),
  ]
}
