// Exports of many recipes with every field that Paprika and Mealie write, made up in their real formats.
import { deflatedZip, packed } from './deflated-zip.ts'

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const CATEGORIES = ['Weeknight', 'Soups, stews', 'Grandma’s', 'Italian', 'Vegan']
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item // never empty

/** Starts as a JPEG does, or as the given picture, and differs in its end. */
const pictureOf = (number: number, like?: Uint8Array) =>
  new Uint8Array([...(like ?? [0xff, 0xd8, 0xff, 0xe0]), number & 0xff, number >> 8])

export const paprikaRecipe = (number: number, like?: Uint8Array) => ({
  uid: uuid(number),
  hash: `hash ${number}`,
  name: `Paprika dish No. ${number}`,
  description: `What Aunt ${pick(['Ida', 'Jo', 'Mei'], number)} made.\nTwice.`,
  ingredients: `${number + 1} g red lentils\n2 onions, chopped\n1/2 tsp salt`,
  directions: `Chop the onions.\n\nCook for ${20 + (number % 40)} minutes.`,
  notes: `Less salt next time (${number}).\n\nFreezes well.`,
  nutritional_info: `Calories: ${200 + number}\nFat: 3 g`,
  servings: `about ${(number % 8) + 1} bowls`,
  prep_time: `${(number % 20) + 1} min`,
  cook_time: `${20 + (number % 40)} min`,
  total_time: '',
  difficulty: pick(['Easy', 'Medium', 'Hard'], number),
  source: pick(['The blue folder', 'example.org'], number),
  source_url: number % 2 === 0 ? '' : `https://example.org/dish/${number}`,
  image_url: `https://example.org/dish/${number}.jpg`,
  photo: `${uuid(number)}.jpg`,
  photo_hash: 'x',
  photo_data: base64(pictureOf(number, like)),
  photo_large: null,
  photos: [],
  created: `2019-0${(number % 9) + 1}-05 13:03:36`,
  rating: number % 6,
  categories: [pick(CATEGORIES, number), `Box ${number % 60}`],
})

export async function paprikaExport(count: number, like?: Uint8Array) {
  const files = Array.from({ length: count }, async (_, number) => ({
    fileName: `${number} dish.paprikarecipe`,
    content: await packed('gzip', JSON.stringify(paprikaRecipe(number, like))),
  }))
  return deflatedZip(await Promise.all(files))
}

export const mealieRecipe = (number: number) => ({
  id: uuid(number),
  name: `Mealie dish No. ${number}`,
  slug: `mealie-dish-no-${number}`,
  description: `Sunday food, variation ${number}.`,
  recipe_servings: (number % 8) + 1,
  recipe_yield_quantity: 0,
  recipe_yield: `${(number % 8) + 1} bowls`,
  prep_time: `${(number % 20) + 1} minutes`,
  perform_time: `${20 + (number % 40)} minutes`,
  total_time: '1 hour 30 minutes',
  recipe_category: [{ name: pick(['Dinner', 'Main, hearty'], number), slug: 'c' }],
  tags: [pick(CATEGORIES, number), `Shelf ${number % 60}`].map((name) => ({ name, slug: 't' })),
  tools: [{ name: 'Dutch oven', slug: 'dutch-oven' }],
  rating: (number % 10) / 2,
  org_url: `https://example.org/mealie/${number}`,
  date_added: `2023-0${(number % 9) + 1}-11`,
  last_made: '2026-10-01T18:00:00Z',
  notes: [{ title: 'Tip', text: `Keeps for ${number} days.` }],
  nutrition: { calories: String(200 + number), fatContent: '3', sodiumContent: '300' },
  recipe_ingredient: [
    {
      title: 'For the base',
      quantity: number + 1,
      unit: { name: 'gram' },
      food: { name: 'red lentils' },
      note: 'rinsed',
      original_text: null,
    },
    { title: null, quantity: 2, unit: null, food: { name: 'onions' }, note: '', original_text: null },
  ],
  recipe_instructions: [
    { title: 'Base', summary: '', text: 'Chop the **onions**.', ingredient_references: [] },
    { title: '', summary: '', text: `Cook for ${20 + (number % 40)} minutes.`, ingredient_references: [] },
  ],
})

export const mealieExport = (count: number, like?: Uint8Array) =>
  deflatedZip(
    Array.from({ length: count }, (_, number) => {
      const { slug } = mealieRecipe(number)
      return [
        { fileName: `recipes/${slug}/${slug}.json`, content: JSON.stringify(mealieRecipe(number)) },
        { fileName: `recipes/${slug}/images/original.webp`, content: pictureOf(number, like) },
        { fileName: `recipes/${slug}/images/min-original.webp`, content: 'small' },
      ]
    }).flat(),
  )

export const pictureNumber = (picture: Uint8Array | undefined) =>
  picture && picture.length > 2 ? (picture.at(-2) ?? 0) + 256 * (picture.at(-1) ?? 0) : null
