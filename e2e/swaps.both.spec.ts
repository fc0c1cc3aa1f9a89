// "Swaps" on a recipe's page: what a replacement would do, and the own recipe it becomes.
import { expect, test } from './fixtures.ts'

test('a swap says what it does and becomes a recipe of one’s own, which can be undone', async ({ page }) => {
  await page.goto('/recipes/90001416')
  await page.getByRole('button', { name: 'Swaps' }).click()
  const dialog = page.getByRole('dialog', { name: 'Swaps' })
  await dialog.getByLabel('Ingredient').selectOption({ label: 'spaghetti' })
  const glutenFree = dialog.getByRole('listitem').filter({ hasText: 'gluten-free pasta' })
  await expect(glutenFree).toContainText('gluten free')
  // the dish’s lentils may have been packed beside wheat
  await expect(glutenFree).not.toContainText('no wheat')
  await glutenFree.getByRole('button', { name: 'Use gluten-free pasta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('gluten-free pasta for')
  await expect(page.getByText('640 g gluten-free pasta').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(/\/recipes\/90001416$/)
})

test('without an ingredient, cooking goes on with what stands in for it', async ({ page }) => {
  await page.goto('/recipes/90001416/cook')
  await page.getByRole('checkbox').first().click()
  await page.getByRole('button', { name: 'I Don’t Have Something' }).click()
  const dialog = page.getByRole('dialog', { name: 'Swaps' })
  await dialog.getByLabel('Ingredient').selectOption({ label: 'spaghetti' })
  await dialog.getByRole('button', { name: 'Use gluten-free pasta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('gluten-free pasta for')
  await expect(page.getByRole('checkbox', { name: /gluten-free pasta/ })).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('what the store doesn’t have is replaced on the list', async ({ page }) => {
  await page.goto('/recipes/90001416')
  await page.getByRole('button', { name: 'Add to Shopping List' }).click()
  await page.getByRole('button', { name: 'View List' }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  await page.getByRole('button', { name: 'Edit spaghetti' }).first().click()
  await page.getByRole('button', { name: 'I Don’t Have It' }).click()
  await page.getByRole('dialog', { name: 'Swaps' }).getByRole('button', { name: 'Use gluten-free pasta' }).click()
  await expect(page.getByRole('checkbox', { name: /gluten-free pasta/ }).first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /spaghetti/ })).toHaveCount(0)
})
