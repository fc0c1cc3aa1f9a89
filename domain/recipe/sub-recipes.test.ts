import { expect, test } from 'vitest'
import { FIRST_CUSTOM_ID, type RecipeId } from '#domain/recipe-id.ts'
import { type CustomRecipe, customRecipe, emptyRecipeDraft, type RecipeDraft } from './custom-recipe.ts'
import { customRecipeView } from './custom-recipe-view.ts'
import { readCustomRecipes } from './saved-custom-recipes.ts'
import { recipesWith, subRecipeProblem, wholeDraft } from './sub-recipes.ts'
import { writtenDraft } from './written-draft.ts'

const id = (number: number) => (FIRST_CUSTOM_ID + number) as RecipeId
const recipe = (number: number, part: Partial<RecipeDraft>, find = finder([])): CustomRecipe =>
  customRecipe(wholeDraft({ ...emptyRecipeDraft(), ...part }, find), id(number))
const finder =
  (recipes: readonly CustomRecipe[]) =>
  (wanted: RecipeId): CustomRecipe | undefined =>
    recipes.find((one) => one.id === wanted)

const flour = { name: 'flour', amount: 500, unit: 'g' }
const dough = recipe(1, {
  title: 'Pizza dough',
  servings: 4,
  instructions: 'Knead 500 g flour.\nRest.',
  ingredients: [flour],
})
const of = (part: CustomRecipe, amount: number, unit: string) => ({ name: part.title, amount, unit, of: part.id })
const cheese = { name: 'mozzarella', amount: 200, unit: 'g' }
const typed = { title: 'Pizza', instructions: 'Bake.', ingredients: [of(dough, 2, 'servings'), cheese] }
const pizza = recipe(2, typed, finder([dough]))

test('a recipe with another in it has its ingredients and steps, for as much of it as it takes', () => {
  expect(pizza.ingredients).toEqual([{ name: 'flour', amount: 250, unit: 'g', part: 'Pizza dough' }, cheese])
  expect(pizza.instructions).toBe('Knead 250 g flour.\nRest.\nBake.')
  const view = customRecipeView(pizza)
  expect(view.steps.map(({ section, text }) => [section, text])).toEqual([
    ['Pizza dough', 'Knead 250 g flour.'],
    ['Pizza dough', 'Rest.'],
    ['Pizza', 'Bake.'],
  ])
  expect(view.ingredients.map(({ name, original }) => [name, original])).toEqual([
    ['flour', 'flour, for the Pizza dough'],
    ['mozzarella', 'mozzarella'],
  ])
  expect(recipe(3, { ...typed, ingredients: [of(dough, 2, 'batch')] }, finder([dough])).ingredients).toMatchObject([
    { amount: 1000 },
  ])
})

test('the form shows what was typed, also after it was stored', () => {
  const [stored] = readCustomRecipes({ recipes: [JSON.parse(JSON.stringify(pizza))] }).value
  expect(stored).toEqual(pizza)
  expect(writtenDraft(pizza, finder([dough]))).toMatchObject(typed)
})

test('a recipe keeps the ingredients and steps of one that was deleted, and they become its own', () => {
  const { ingredients, instructions, written } = writtenDraft(pizza, finder([]))
  expect(ingredients).toEqual([{ name: 'flour', amount: 250, unit: 'g' }, cheese])
  expect(instructions).toBe(pizza.instructions)
  expect(written).toBeUndefined()
})

test('what changes in a recipe changes in those that it is in, at any depth', () => {
  const feast = recipe(3, { title: 'Feast', ingredients: [of(pizza, 1, 'batch')] }, finder([dough, pizza]))
  const rye = { ...dough, ingredients: [{ name: 'rye', amount: 400, unit: 'g' }] }
  const changed = recipesWith(rye, [dough, pizza, feast])
  expect(
    changed.map(({ title, ingredients }) => [title, ...ingredients.map(({ name, amount }) => `${amount} ${name}`)]),
  ).toEqual([
    ['Pizza', '200 rye', '200 mozzarella'],
    ['Feast', '200 rye', '200 mozzarella'],
  ])
})

test('a circle is refused with its reason, however long, and one that arrives from elsewhere ends', () => {
  const feast = recipe(3, { title: 'Feast', ingredients: [of(pizza, 1, 'batch')] }, finder([dough, pizza]))
  const find = finder([dough, pizza, feast])
  const circle = 'is made with this recipe, so it can’t be one of its ingredients.'
  const withPart = (part: CustomRecipe) => ({ ...emptyRecipeDraft(), ingredients: [of(part, 1, 'batch')] })
  expect(subRecipeProblem(withPart(feast), dough.id, find)).toBe(`Feast ${circle}`)
  expect(subRecipeProblem(withPart(dough), dough.id, find)).toBe(`Pizza dough ${circle}`)
  expect(subRecipeProblem(withPart(pizza), undefined, find)).toBeNull()
  // dough made with feast by another device at the same time
  const round = recipe(1, { ...withPart(feast), title: 'Pizza dough' }, find)
  const all = [round, pizza, feast]
  expect(subRecipeProblem(withPart(round), id(9), finder(all))).not.toBeNull()
  expect(recipesWith(round, all).map(({ title }) => title)).toEqual(['Pizza', 'Feast'])
})

test('three recipes can be inside each other', () => {
  const find = finder([dough, pizza])
  const feast = recipe(3, { title: 'Feast', ingredients: [of(pizza, 1, 'batch')] }, find)
  const deeper = { ...emptyRecipeDraft(), ingredients: [of(feast, 1, 'batch')] }
  expect(subRecipeProblem(deeper, undefined, finder([dough, pizza, feast]))).toBe(
    'Feast has recipes in its recipes. Only 3 can be inside each other.',
  )
})
