// 500 recipes of Paprika and 500 of Mealie, in and out again: every field of theirs, by name, is still there.
import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportedRecipe } from '#domain/exchange/imported-recipe.ts'
import { type ExportedRecipe, recipesCooklang, recipesJsonLd, recipesMarkdown } from '#domain/exchange/recipe-export.ts'
import { zipOf } from '#domain/exchange/zip.ts'
import { checkRecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { openCollection } from './open-collection.ts'
import { mealieExport, mealieRecipe, paprikaExport, paprikaRecipe, pictureNumber } from './testing/large-exports.ts'

const MANY = 500

async function read(content: BlobPart, name: string) {
  const parts = await openCollection(new Blob([content]), name)
  return (await Promise.all(parts.map((part) => part.read()))).flat()
}

const byNumber = (recipes: readonly ImportedRecipe[]) =>
  recipes.toSorted((one, other) => numberOf(one) - numberOf(other))
const numberOf = ({ draft }: ImportedRecipe) => Number(/\d+$/.exec(draft.title)?.[0])

/** As My Recipes exports them after 500 were tagged together and put into a collection. */
function filed({ draft, picture }: ImportedRecipe): ExportedRecipe {
  const checked = checkRecipeDraft(draft)
  if (!checked.ok) throw new Error(checked.message)
  return {
    recipe: checked.draft,
    picture: picture ? { type: 'image/jpeg', bytes: picture } : null,
    tags: [...(draft.about?.tags ?? []), 'Brought along'],
    collections: ['From the old app'],
    stars: draft.about?.rating,
  }
}

type Field = (recipe: ImportedRecipe) => unknown
const about = ({ draft }: ImportedRecipe) => draft.about ?? {}
const detail =
  (label: string): Field =>
  (recipe) =>
    about(recipe).details?.[label] ?? ''
const tagged: Field = (recipe) => about(recipe).tags?.filter((tag) => tag !== 'Brought along')
const steps = ({ draft }: ImportedRecipe) =>
  draft.instructions.split('\n').filter((line) => !/^(Note|Source): /.test(line))
const notes = ({ draft }: ImportedRecipe) => draft.instructions.split('\n').filter((line) => line.startsWith('Note: '))
const ingredients = ({ draft }: ImportedRecipe) =>
  draft.ingredients.map(({ name, amount, unit }) => [amount, unit, name])
const minutes = (text: string) => Number.parseInt(text, 10)
const address = ({ draft }: ImportedRecipe) => /^Source: (.*)$/m.exec(draft.instructions)?.[1] ?? ''
const picture: Field = (recipe) => pictureNumber(recipe.picture)

/** Each field: where it is now, and what the other program wrote. Left out are checksums and file names of photos. */
const PAPRIKA: Record<string, [Field, (written: ReturnType<typeof paprikaRecipe>, number: number) => unknown]> = {
  uid: [detail('Paprika number'), ({ uid }) => uid],
  name: [({ draft }) => draft.title, ({ name }) => name],
  description: [(recipe) => about(recipe).description, ({ description }) => description],
  ingredients: [
    ingredients,
    (_, number) => [
      [number + 1, 'g', 'red lentils'],
      [2, '', 'onions, chopped'],
      [0.5, 'tsp', 'salt'],
    ],
  ],
  directions: [steps, ({ directions }) => directions.split('\n\n')],
  notes: [
    (recipe) => notes(recipe).slice(0, 2),
    ({ notes: [...all] }) =>
      all
        .join('')
        .split('\n\n')
        .map((note) => `Note: ${note}`),
  ],
  nutritional_info: [detail('Nutrition'), (written) => written.nutritional_info],
  servings: [detail('Yield'), ({ servings }) => servings],
  prep_time: [detail('Prep time'), (written) => written.prep_time],
  cook_time: [detail('Cook time'), (written) => written.cook_time],
  total_time: [
    ({ draft }) => draft.readyInMinutes,
    (written) => minutes(written.prep_time) + minutes(written.cook_time),
  ],
  difficulty: [detail('Difficulty'), ({ difficulty }) => difficulty],
  source: [detail('Source'), ({ source }) => source],
  source_url: [address, (written) => written.source_url],
  image_url: [detail('Picture from'), (written) => written.image_url],
  photo_data: [picture, (_, number) => number],
  created: [(recipe) => about(recipe).added, ({ created }) => created],
  rating: [(recipe) => about(recipe).rating ?? 0, ({ rating }) => rating],
  categories: [tagged, ({ categories }) => categories],
}

const MEALIE: Record<string, [Field, (written: ReturnType<typeof mealieRecipe>, number: number) => unknown]> = {
  name: [({ draft }) => draft.title, ({ name }) => name],
  description: [(recipe) => about(recipe).description, ({ description }) => description],
  recipe_servings: [({ draft }) => draft.servings, (written) => written.recipe_servings],
  recipe_yield: [detail('Yield'), (written) => written.recipe_yield],
  prep_time: [detail('Prep time'), (written) => written.prep_time],
  perform_time: [detail('Cook time'), (written) => written.perform_time],
  total_time: [({ draft }) => draft.readyInMinutes, () => 90],
  'recipe_category and tags': [
    tagged,
    ({ tags, recipe_category }) => [...tags, ...recipe_category].map(({ name }) => name),
  ],
  tools: [detail('Tools'), ({ tools }) => tools.map(({ name }) => name).join(', ')],
  rating: [(recipe) => about(recipe).rating ?? 0, ({ rating }) => rating],
  org_url: [address, (written) => written.org_url],
  date_added: [(recipe) => about(recipe).added, (written) => written.date_added],
  last_made: [detail('Last made'), (written) => written.last_made],
  notes: [notes, (written) => written.notes.map(({ title, text }) => `Note: ${title}: ${text}`)],
  nutrition: [
    detail('Nutrition'),
    ({ nutrition }) => `Calories: ${nutrition.calories}, Fat content: 3, Sodium content: 300`,
  ],
  recipe_ingredient: [
    ingredients,
    (_, number) => [
      [number + 1, 'g', 'red lentils, rinsed'],
      [2, '', 'onions'],
    ],
  ],
  'recipe_ingredient.title': [
    (recipe) => detail('Ingredients as written')(recipe),
    (_, number) => `For the base:\n${number + 1} g red lentils, rinsed\n2 onions`,
  ],
  recipe_instructions: [steps, (_, number) => ['Base:', 'Chop the onions.', `Cook for ${20 + (number % 40)} minutes.`]],
  'images/original.webp': [picture, (_, number) => number],
}

describe.each([
  ['Paprika', () => paprikaExport(MANY), 'My Recipes.paprikarecipes', PAPRIKA, paprikaRecipe],
  ['Mealie', () => mealieExport(MANY), 'recipes.zip', MEALIE, mealieRecipe],
] as const)('500 recipes from %s', (_, write, file, fields, writtenBy) => {
  let imported: ImportedRecipe[] = []
  let fromJson: ImportedRecipe[] = []
  let fromCooklang: ImportedRecipe[] = []
  beforeAll(async () => {
    imported = byNumber(await read(await write(), file))
    const exported = imported.map(filed)
    fromJson = byNumber(await read(recipesJsonLd(exported), 'my-recipes.json'))
    fromCooklang = byNumber(await read(zipOf(recipesCooklang(exported)), 'my-recipes.zip'))
  }, 60_000)

  test('are all there, after the import and after each export', () => {
    for (const recipes of [imported, fromJson, fromCooklang])
      expect(recipes.map(numberOf)).toEqual([...Array(MANY).keys()])
  })

  test.each(Object.keys(fields))('keep the field %s', (name) => {
    const [now, written] = (fields as Record<string, [Field, (written: never, number: number) => unknown]>)[name] ?? []
    if (!now || !written) throw new Error('The name is one of the fields.')
    const expected = imported.map((_, number) => written(writtenBy(number) as never, number))
    expect(imported.map(now)).toEqual(expected)
    expect(fromJson.map(now)).toEqual(expected)
    expect(fromCooklang.map(now)).toEqual(expected)
  })

  test('keep the tag and the collection they were given here', () => {
    for (const recipes of [fromJson, fromCooklang])
      for (const { draft } of recipes) {
        expect(draft.about?.tags).toContain('Brought along')
        expect(draft.about?.collections).toEqual(['From the old app'])
      }
  })

  test('are readable as Markdown with everything', () => {
    const [first] = imported
    if (!first) throw new Error('Nothing was imported.')
    const [{ content } = { content: '' }] = recipesMarkdown([{ ...filed(first), stars: 4 }])
    for (const words of ['Brought along', 'From the old app', 'Rating:** 4 of 5', 'Added:**', '## Details'])
      expect(content).toContain(words)
  })
})

test('a Mealie backup keeps tags, ratings, nutrition and dates from its tables', async () => {
  const id = '00000000-0000-4000-8000-000000000007'
  const database = {
    recipes: [{ id, name: 'Soup', date_added: '2023-05-11', description: 'Warm.' }],
    recipes_ingredients: [{ recipe_id: id, position: 0, note: '2 leeks', quantity: 1 }],
    recipe_instructions: [{ recipe_id: id, position: 0, text: 'Cook.' }],
    tags: [{ id: 'a', name: 'Fall' }],
    recipes_to_tags: [{ recipe_id: id, tag_id: 'a' }],
    users_to_recipes: [{ recipe_id: id.replaceAll('-', ''), user_id: 'b', rating: 4 }],
    recipe_nutrition: [{ id: 1, recipe_id: id, calories: '250' }],
  }
  const archive = zipOf([{ fileName: 'database.json', content: JSON.stringify(database) }])
  const [soup] = await read(archive, 'mealie_2026.01.02.03.04.05.zip')
  expect(soup?.draft.about).toEqual({
    description: 'Warm.',
    rating: 4,
    added: '2023-05-11',
    tags: ['Fall'],
    details: { Nutrition: 'Calories: 250' },
  })
})
