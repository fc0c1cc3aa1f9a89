// What a member said about food, in the lists of recipes.
import { expect, open, recipeCards, test } from './fixtures.ts'
import { addRow, joinOnDevice } from './member.ts'

test('a member’s diet and allergies filter their lists, one tap shows the rest with badges, another hides them', async ({
  page,
  request,
}) => {
  const member = await joinOnDevice(page, request)
  await addRow(request, member, 'profiles', { allergies: ['sesame'], dislikes: ['mushrooms'] })
  const addresses: string[] = []
  page.on('request', (sent) => addresses.push(sent.url()))
  const own = page.getByRole('button', { name: 'For you: no sesame' })
  const hide = page.getByRole('button', { name: 'Hide what you avoid' })
  const risotto = recipeCards(page).filter({ has: page.getByRole('link', { name: 'Mushroom risotto', exact: true }) })

  await open(page, '/recipes?search=noodles')
  await expect(own).toHaveAttribute('aria-pressed', 'true')
  await expect(recipeCards(page).getByText('Sesame: you')).toHaveCount(0)
  await expect(page.getByText(/^Showing \d+/)).toBeVisible()
  await own.click()
  await expect(recipeCards(page).getByText('Sesame: you').first()).toBeVisible()

  await open(page, '/recipes?search=mushroom risotto')
  await expect(own).toHaveAttribute('aria-pressed', 'false')
  await expect(risotto).toContainText('Mushrooms: you')
  await hide.click()
  await expect(risotto).toHaveCount(0)
  await page.reload()
  await expect(hide).toHaveAttribute('aria-pressed', 'true')
  await expect(risotto).toHaveCount(0)
  await hide.click()
  await expect(risotto).toBeVisible()

  // It is about somebody's health.
  expect(addresses.filter((address) => address.includes('sesame'))).toEqual([])
})
