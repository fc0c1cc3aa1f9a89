// A food: what it is made of, what it weighs in a kitchen, what it costs.
import type { FodmapLimit } from './fodmap.ts'
import type { Nutrients } from './nutrients.ts'

/** What a food is or contains. Diet rules and intolerances are based on these words. */
export const FOOD_TRAITS = [
  'meat',
  'poultry',
  'pork',
  'fish',
  'shellfish', // always with one of the next two, which EU law lists apart
  'crustacean',
  'mollusk',
  'animal-by-product', // lard, bone stock, gelatin as such
  'gelatin', // in dairy, to thicken it
  'rennet', // cheese that is always made with rennet from calves or lambs
  'egg',
  'dairy',
  'lactose', // dairy with a relevant amount of lactose for FODMAP; not hard cheese and ghee
  'ghee', // dairy that Whole30 allows
  'honey',
  'gluten',
  'wheat',
  'grain',
  'oats', // a gluten cereal in EU law, but not in US law
  'legume',
  'pod-legume', // green beans, sugar snaps, snow peas: legumes that Whole30 allows
  'soy',
  'lupin',
  'peanut',
  'tree-nut',
  'sesame',
  'mustard',
  'celery',
  'added-sugar', // refined sugar or a food made with it
  'sweetener', // honey, maple, agave, stevia ...: never refined, yet not Whole30
  'alcohol',
  'high-fodmap', // in any usual amount: wheat, lactose dairy, pulses, onion, garlic ...; catalogue/fodmaps.csv has the amounts of others
  'processed', // not paleo: seed oils, additives, processed food
  'sulfite',
  'msg', // not allowed on Whole30
  'carrageenan',
  'fruit',
  'vegetable',
  'starchy', // potatoes, cassava, yam, plantain: vegetables that Nutri-Score doesn't count
  'not-produce', // made from plants, but not fruit, vegetables or pulses to Nutri-Score: broth, coconut, flour, tofu, jam
] as const
export type FoodTrait = (typeof FOOD_TRAITS)[number]

/** What a trait is called on a label, where the word itself doesn't say it. */
export const TRAIT_NAMES: Partial<Record<FoodTrait, string>> = {
  dairy: 'milk',
  wheat: 'gluten',
  crustacean: 'shellfish',
  mollusk: 'shellfish',
  'animal-by-product': 'animal fat or broth',
  rennet: 'animal rennet',
  'added-sugar': 'sugar',
  msg: 'MSG',
}

export const foodTrait = (word: string): FoodTrait | undefined => FOOD_TRAITS.find((trait) => trait === word)

export const AISLES = [
  'Produce',
  'Herbs',
  'Meat',
  'Seafood',
  'Milk, Eggs, Other Dairy',
  'Cheese',
  'Bakery/Bread',
  'Pasta and Rice',
  'Canned and Jarred',
  'Baking',
  'Spices and Seasonings',
  'Oil, Vinegar, Salad Dressing',
  'Condiments',
  'International Foods',
  'Nuts',
  'Dried Fruits',
  'Cereal',
  'Frozen',
  'Refrigerated',
  'Sweet Snacks',
  'Savory Snacks',
  'Tea and Coffee',
  'Beverages',
  'Alcoholic Beverages',
] as const
export type Aisle = (typeof AISLES)[number]

/** Household measures that a food can have, each with its weight in grams. */
export const FOOD_MEASURES = [
  'cup',
  'tbsp',
  'tsp',
  'piece',
  'clove',
  'slice',
  'can',
  'bunch',
  'sprig',
  'handful',
  'leaf',
  'stalk',
  'serving',
] as const
export type FoodMeasure = (typeof FOOD_MEASURES)[number]

export interface Food {
  /** The USDA number as an integer if there is one, otherwise a number from 9900001. Never changes. */
  id: number
  name: string
  aliases: string[]
  usda: string | null
  traits: ReadonlySet<FoodTrait>
  /** What it often contains besides, depending on the product: milk in semisweet chocolate chips. */
  mayContain?: ReadonlySet<FoodTrait>
  aisle: Aisle
  /** Edible grams of each measure (a peeled clove, a cup of chopped onion, a banana without its skin). */
  grams: Partial<Record<FoodMeasure, number>>
  /** What one piece is: "medium", "large egg", "fillet". */
  pieceName: string
  /**
   * Share of the bought weight that is eaten, 0..1. A weight in a recipe ("500 g mussels") is as bought; a measure is
   * edible.
   */
  edibleShare: number
  /** In the dollars of one year, 2026. */
  priceCentsPer100g: number | null
  /** The price is our own estimate. */
  isPriceEstimated?: boolean
  co2eKgPerKg: number | null
  /** Per 100 g of the edible part. */
  nutrients: Nutrients
  liquid: boolean
  /** Grams of water that 1 g takes up when it's boiled: pasta, rice, dried beans. */
  waterTakenUp?: number
  /** The food to buy for it: dry rice for cooked rice, lemons for lemon juice. */
  boughtAs?: string
  /** Empty if any usual amount is low. */
  fodmaps: readonly FodmapLimit[]
}
