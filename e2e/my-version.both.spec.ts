// "Edit My Version": a recipe of ours as one's own, what changed, and the way back; and former versions of own recipes.
import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { savedRecipes, seed, soup } from './own-recipe-steps.ts'

const CURRY = '/recipes/90001416'

/** On a phone, most actions are behind a button. */
async function showActions(page: Page) {
  const more = page.getByRole('button', { name: 'More actions' })
  if ((page.viewportSize()?.width ?? 0) < 640) await more.click()
}

test('a recipe of ours is edited into one’s own, which says what changed and can be taken back', async ({ page }) => {
  await open(page, CURRY)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await showActions(page)
  await page.getByRole('link', { name: 'Edit My Version' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit My Version' })).toBeVisible()
  await expect(page.getByLabel('Recipe title')).toHaveValue(title)
  await page.getByLabel('Amount of ingredient 1', { exact: true }).fill('123')
  const steps = page.getByLabel('Instructions')
  await steps.fill(`${await steps.inputValue()}\nServe with lemon.`)
  await page.getByRole('button', { name: 'Save My Version' }).click()
  await expect(page.getByText('Saved as your version.')).toBeVisible()
  await expect(page.getByText(`Your version of ${title}, 2 changes`)).toBeVisible()
  const [own] = await savedRecipes(page)
  expect(own.basedOn).toMatchObject({ id: 90001416, recipe: { title } })

  await page.getByRole('button', { name: 'See Changes' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByText(/^Changed: .* to 123/)).toBeVisible()
  await expect(versions.getByText('Added: Serve with lemon.')).toBeVisible()
  await versions.getByRole('button', { name: 'Back to the Original' }).click()
  await expect(page.getByText(`Your version of ${title}, no changes`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Your version of ${title}, 2 changes`)).toBeVisible()
  expect(await savedRecipes(page)).toEqual([own])

  await page.getByText(`Your version of`).getByRole('link').click()
  await expect(page).toHaveURL(CURRY)
  await page.getByText('You have your own version').getByRole('link').click()
  await expect(page).toHaveURL(`/recipes/${own.id}`)
})

test('an edited recipe keeps its former versions, which can be compared and restored', async ({ page }) => {
  await seed(page, [soup])
  await open(page, `/add-recipe?edit=${soup.id}`)
  await page.getByLabel('Servings').fill('6')
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await showActions(page)
  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await versions.getByText('1 change').click()
  await expect(versions.getByText('Changed: Servings: 2 to Servings: 6')).toBeVisible()
  await versions.getByRole('button', { name: 'Restore This Version' }).click()
  expect(await savedRecipes(page)).toMatchObject([
    { servings: 2, versions: [{ recipe: { servings: 6 } }, { recipe: { servings: 2 } }] },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await savedRecipes(page)).toMatchObject([{ servings: 6 }])
})
