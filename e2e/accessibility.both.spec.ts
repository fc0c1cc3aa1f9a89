// Every route in every state that it can be in, on a wide and on a narrow screen, light and dark: no fault that a
// machine can find. A story is one page load and what is done there; after each step the page is looked at again.
import type { Page } from '@playwright/test'
import { button, expectNoFaults, press } from './axe.ts'
import { expect, onDevice, oneRecipe, open, test } from './fixtures.ts'

interface Story {
  address: string
  /** What the device remembers. */
  device?: Record<string, unknown>
  /** Calls that fail from the start. */
  failing?: RegExp
  steps?: [state: string, reach: (page: Page) => Promise<unknown>][]
}

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()

const saved = (state: object) => ({ state, version: 1 })
const items = [
  { id: 'a', name: 'Bananas', amount: 3, unit: '', checked: false },
  { id: 'b', name: 'Red lentils', amount: 200, unit: 'g', checked: false, recipeId: 90000001, recipeTitle: 'Soup' },
  { id: 'c', name: 'Olive oil', amount: 2, unit: 'tbsp', checked: true },
]
const ownRecipe = {
  id: 1_700_000_000_000_001,
  title: 'Cabin soup',
  image: '',
  readyInMinutes: 30,
  servings: 2,
  cuisines: ['Nordic'],
  diets: ['Vegan'],
  instructions: 'Cook until soft.\nServe.',
  ingredients: [{ name: 'Red lentils', amount: 200, unit: 'g' }],
  isCustom: true,
}
const own = { 'custom-recipes': saved({ recipes: [ownRecipe] }) }

const stories: Record<string, Story> = {
  'the home page': {
    address: '/',
    steps: [
      [
        'the search box open',
        (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click(),
      ],
      ['and closed again', (page) => page.keyboard.press('Escape')],
    ],
  },
  'the list of recipes': {
    address: '/recipes',
    device: own,
    steps: [
      ['filters open', press('Filters')],
      ['a diet chosen', press('Vegan')],
    ],
  },
  'a search without results': { address: '/recipes?search=zzzzqq' },
  'a cuisine': { address: '/cuisines/Italian' },
  'all cuisines': { address: '/cuisines' },
  'no favorites': { address: '/favorites' },
  'favorites, one of them gone': {
    address: '/favorites',
    device: { 'favorite-recipes': saved({ favorites: [1, ownRecipe.id] }), ...own },
  },
  'favorites out of reach': {
    address: '/favorites',
    device: { 'favorite-recipes': saved({ favorites: [90000001] }) },
    failing: /information/,
    steps: [['failed', (page) => expect(button(page, 'Try again')).toBeVisible()]],
  },
  'an empty shopping list': { address: '/shopping-list' },
  'a shopping list': {
    address: '/shopping-list',
    device: { 'shopping-list': saved({ items }) },
    steps: [
      ['by aisle', press('By aisle')],
      ['something removed', press('Remove Bananas')],
      ['asked before all is cleared', press('Clear All')],
    ],
  },
  'the nutrition planner': {
    address: '/nutrition',
    steps: [
      ['nothing found', (page) => searchFood(page, 'zzzzqq')],
      ['a food found', (page) => searchFood(page, 'banana')],
      ['a food tracked', press('Add to Daily Tracker')],
    ],
  },
  'the diet planner': {
    address: '/diet-planner',
    steps: [
      [
        'a plan',
        (page) =>
          press('Generate Meal Plan')(page).then(() => expect(button(page, 'Create New Meal Plan')).toBeVisible()),
      ],
      ['back at the form', press('Create New Meal Plan')],
      ['a week chosen', press('A week')],
      [
        'a plan for the week',
        (page) => press('Generate Meal Plan')(page).then(() => expect(page.getByText('Day 7').first()).toBeVisible()),
      ],
    ],
  },
  'foods out of reach': {
    address: '/nutrition',
    failing: /food\/ingredients/,
    steps: [['failed', (page) => searchFood(page, 'banana')]],
  },
  'a plan that fails': {
    address: '/diet-planner',
    failing: /mealplanner/,
    steps: [
      [
        'failed',
        (page) => press('Generate Meal Plan')(page).then(() => expect(button(page, 'Try Again')).toBeVisible()),
      ],
    ],
  },
  'a new recipe': {
    address: '/add-recipe',
    device: own,
    steps: [
      ['one more ingredient', press('Add Ingredient')],
      ['refused', press('Add Recipe')],
      ['the import open', (page) => page.getByText('Import a recipe from a web address').click()],
    ],
  },
  'an own recipe': {
    address: `/recipes/${ownRecipe.id}`,
    device: own,
    steps: [['asked before it is deleted', press('Delete')]],
  },
  'an own recipe being edited': { address: `/add-recipe?edit=${ownRecipe.id}`, device: own },
  'a recipe that is not there': { address: '/recipes/1' },
  'the sign-in page': {
    address: '/auth',
    steps: [
      ['refused', signInWrongly],
      ['a new password', press(/forgot/i)],
    ],
  },
  'the sign-up page': {
    address: '/auth?mode=sign-up',
    steps: [['refused', press('Create Account')]],
  },
  'the blog': {
    address: '/blog',
    steps: [['a category without articles', press('Health Tips')]],
  },
  'an article': { address: '/blog/1' },
  'an article that is not there': { address: '/blog/99' },
  about: { address: '/about' },
  contact: { address: '/contact', steps: [['sent', sendMessage]] },
  'the privacy policy': { address: '/privacy' },
  'the page for a time without a network': { address: '/offline', device: own },
  'an unknown address': { address: '/no/such/page' },
  'the dashboard of nobody': { address: '/dashboard' },
  'the goals of nobody': { address: '/goals' },
  'the week of nobody': { address: '/meal-scheduler' },
  'the account of nobody': { address: '/account' },
}

// A trace would hold the checker's whole source once for every state.
test.use({ expectedErrors: [/status of (400|404)|ERR_FAILED/], trace: 'off' })
test.setTimeout(120_000)

for (const [name, { address, device = {}, failing, steps = [] }] of Object.entries(stories)) {
  test(`no fault: ${name}`, async ({ page }) => {
    for (const [key, value] of Object.entries(device)) await onDevice(page, key, value)
    if (failing) await page.route(failing, (route) => route.abort())
    await open(page, address)
    await expectNoFaults(page, 'as it opens')
    for (const [state, reach] of steps) {
      await reach(page)
      await expectNoFaults(page, state)
    }
  })
}

test('no fault: a recipe, its tabs, its dialog and its messages', async ({ page, request }) => {
  const { id } = await oneRecipe(request)
  await open(page, `/recipes/${id}`)
  await expectNoFaults(page, 'ingredients')
  for (const name of ['Instructions', 'Nutrition']) {
    await tab(name)(page)
    await expectNoFaults(page, name)
  }
  await press('Add to Shopping List')(page)
  await expectNoFaults(page, 'added to the list')
  await press('Log as Meal')(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFaults(page, 'the dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expectNoFaults(page, 'rated by somebody who is not signed in')
})

async function searchFood(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Search for a food' }).fill(text)
  await button(page, 'Search').click()
  const main = page.getByRole('main')
  await expect(
    main
      .getByText('No results found')
      .or(main.getByRole('button', { name: 'Add to Daily Tracker' }))
      .or(main.getByRole('alert')),
  ).toBeVisible()
}

async function signInWrongly(page: Page) {
  const main = page.getByRole('main')
  await main.getByLabel('E-mail', { exact: true }).fill('nobody@example.com')
  await main.getByLabel('Password', { exact: true }).fill('wrong horse')
  await main.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(main.getByRole('alert')).toBeVisible()
}

async function sendMessage(page: Page) {
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('Mia')
  await main.getByLabel(/^e-?mail/i).fill('mia@example.com')
  await main.getByLabel('Subject').selectOption('feedback')
  await main.getByLabel('Message').fill('Lovely soup.')
  await main.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Message Sent!')).toBeVisible()
}
