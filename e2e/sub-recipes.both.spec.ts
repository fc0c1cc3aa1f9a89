// A recipe as an ingredient of another: chosen in the form, counted, shopped and cooked in order, and never in a circle.
import { expect, open, test } from './fixtures.ts'
import { ingredient, savedRecipes, seed, soup, titleBox } from './own-recipe-steps.ts'

const dough = {
  ...soup,
  title: 'Pizza dough',
  servings: 4,
  diets: [],
  instructions: 'Knead 500 g flour with the water.\nLet it rest.',
  ingredients: [
    { name: 'flour', amount: 500, unit: 'g' },
    { name: 'water', amount: 300, unit: 'ml' },
  ],
}

test('a dough is an ingredient of a pizza: counted, shopped, cooked first, changed with it, and in no circle', async ({
  page,
}) => {
  await seed(page, [dough])
  await open(page, '/add-recipe')
  await titleBox(page).fill('Pizza')
  await ingredient(page, 1).fill('mozzarella')
  await page.getByLabel('Amount of ingredient 1').fill('200')
  await page.getByLabel('Unit of ingredient 1').fill('g')
  await page.getByRole('button', { name: 'Add a Recipe of Yours' }).click()
  await page.getByRole('button', { name: 'Add Pizza dough' }).click()
  await expect(ingredient(page, 2)).toHaveValue('Pizza dough')
  await page.getByLabel('Unit of ingredient 2').selectOption('servings')
  await page.getByLabel('Amount of ingredient 2').fill('2')
  await page.getByLabel('Instructions').fill('Bake.')
  // 200 g of mozzarella and half the flour, for four
  await expect(page.getByRole('region', { name: 'Nutrition per serving' })).toContainText(/3[5-9]\d kcal/)
  await page.getByRole('button', { name: 'Add Recipe', exact: true }).click()
  await expect(page.getByText('Recipe added successfully!')).toBeVisible()
  const pizza = (await savedRecipes(page)).at(-1)

  await open(page, `/recipes/${pizza.id}`)
  await expect(page.getByText('250 g flour, for the Pizza dough').first()).toBeVisible()
  await page
    .getByRole('button', { name: /Shop|Add to Shopping List/ })
    .first()
    .click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('shopping-list')))
    .toContain('"name":"flour","amount":250')
  await open(page, `/recipes/${pizza.id}/cook`)
  await page
    .getByRole('button', { name: /Start|First Step|Next/ })
    .first()
    .click()
  await expect(page.getByText('Step 1 of 3 · Pizza dough')).toBeVisible()
  await expect(page.getByText('Knead 250 g flour')).toBeVisible()

  await open(page, `/add-recipe?edit=${dough.id}`)
  await page.getByLabel('Amount of ingredient 1').fill('600')
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(page.getByText('Recipe saved.')).toBeVisible()
  await open(page, `/recipes/${pizza.id}`)
  await expect(page.getByText('300 g flour, for the Pizza dough').first()).toBeVisible()

  await open(page, `/add-recipe?edit=${dough.id}`)
  await page.getByRole('button', { name: 'Add a Recipe of Yours' }).click()
  await page.getByRole('button', { name: 'Add Pizza', exact: true }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Pizza is made with this recipe' })).toBeVisible()
})
