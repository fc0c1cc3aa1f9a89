// The states of the pages that need no account, and what members' pages say to nobody.
import type { Page } from '@playwright/test'
import { button, press } from './axe.ts'
import { expect } from './fixtures.ts'
import { asks, goTo, offers, pressed, type Story, says, waits } from './page-story.ts'

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

/** A page reached by client-side navigation whose data is pending or failed. */
function waitingAndFailing(name: string, address: string, calls: RegExp): [string, Story][] {
  return [
    [`${name}, loading`, { address: '/about', held: calls, steps: [['loading', goTo(address, waits)]] }],
    [
      `${name}, failed`,
      { address: '/about', failing: calls, steps: [['failed', goTo(address, offers(/try again/i))]] },
    ],
  ]
}

export const VISITOR_STATES: [string, Story][] = [
  [
    'the home page',
    {
      address: '/',
      steps: [
        [
          'the search box open',
          (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click(),
        ],
      ],
    },
  ],
  [
    'the list of recipes',
    {
      address: '/recipes',
      device: own,
      steps: [
        ['filters open', press('Filters')],
        ['a diet chosen', press('Vegan')],
      ],
    },
  ],
  ['a search without results', { address: '/recipes?search=zzzzqq' }],
  ['no favorites', { address: '/favorites' }],
  [
    'favorites, one of them gone',
    { address: '/favorites', device: { 'favorite-recipes': saved({ favorites: [1, ownRecipe.id] }), ...own } },
  ],
  [
    'favorites out of reach',
    {
      address: '/favorites',
      device: { 'favorite-recipes': saved({ favorites: [90000001] }) },
      failing: /information/,
      steps: [['failed', offers('Try Again')]],
    },
  ],
  ['an empty shopping list', { address: '/shopping-list' }],
  [
    'a shopping list',
    {
      address: '/shopping-list',
      device: { 'shopping-list': saved({ items }) },
      steps: [
        ['by aisle', press('By aisle')],
        ['something removed', press('Remove Bananas')],
        ['asked before all is cleared', pressed('Clear All', asks)],
      ],
    },
  ],
  [
    'the nutrition planner',
    {
      address: '/nutrition',
      steps: [
        ['nothing found', (page) => searchFood(page, 'zzzzqq')],
        ['a food found', (page) => searchFood(page, 'banana')],
        ['a food tracked', press('Add to Daily Tracker')],
      ],
    },
  ],
  [
    'foods out of reach',
    { address: '/nutrition', failing: /food\/ingredients/, steps: [['failed', (page) => searchFood(page, 'banana')]] },
  ],
  [
    'the diet planner',
    {
      address: '/diet-planner',
      steps: [
        ['a plan', pressed('Generate Meal Plan', offers('Create New Meal Plan'))],
        ['back at the form', press('Create New Meal Plan')],
        ['a week chosen', press('A week')],
        ['more wishes', press('More wishes')],
        ['a plan for the week', pressed('Generate Meal Plan', says('Sunday'))],
      ],
    },
  ],
  [
    'a plan that is being made',
    {
      address: '/diet-planner',
      held: /mealplanner/,
      steps: [['loading', pressed('Generate Meal Plan', says('Generating your meal plan'))]],
    },
  ],
  [
    'a plan that fails',
    {
      address: '/diet-planner',
      failing: /mealplanner/,
      steps: [['failed', pressed('Generate Meal Plan', offers('Try Again'))]],
    },
  ],
  [
    'a new recipe',
    {
      address: '/add-recipe',
      device: own,
      steps: [
        ['one more ingredient', press('Add Ingredient')],
        ['refused', press('Add Recipe')],
        [
          'the import open',
          (page) => page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click(),
        ],
      ],
    },
  ],
  [
    'an own recipe',
    {
      address: `/recipes/${ownRecipe.id}`,
      device: own,
      steps: [['asked before it is deleted', pressed('Delete', asks)]],
    },
  ],
  ['the kitchen', { address: '/kitchen', steps: [['dishes', pressed('feta', says(/what you have$/))]] }],
  ['an own recipe being edited', { address: `/add-recipe?edit=${ownRecipe.id}`, device: own }],
  ['a recipe that is not there', { address: '/recipes/1' }],
  [
    'the sign-in page',
    {
      address: '/auth',
      steps: [
        ['refused', signInWrongly],
        ['a new password', press(/forgot/i)],
      ],
    },
  ],
  ['the sign-up page', { address: '/auth?mode=sign-up', steps: [['refused', press('Create Account')]] }],
  ['the page for a new password', { address: '/auth?mode=new-password' }],
  ['the blog', { address: '/blog', steps: [['a category without articles', press('Health Tips')]] }],
  ['an article that is not there', { address: '/blog/99' }],
  ['contact', { address: '/contact', steps: [['sent', sendMessage]] }],
  ['the dashboard of nobody', { address: '/dashboard' }],
  ['the goals of nobody', { address: '/goals' }],
  ['the week of nobody', { address: '/meal-scheduler' }],
  ['the account of nobody', { address: '/account' }],
  ['the diary of nobody', { address: '/diary' }],
  ['the household of nobody', { address: '/household' }],
  ['an empty recipe book', { address: '/recipe-book' }],
  ...waitingAndFailing('a list', '/recipes', /\/api\/recipes\//),
  ...waitingAndFailing('a recipe', '/recipes/90000101', /\/api\/recipes\//),
  ...waitingAndFailing('the blog from afar', '/blog', /\/api\/blog/),
  ...waitingAndFailing('an article', '/blog/1', /\/api\/blog/),
]

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
  await main.getByLabel('Email', { exact: true }).fill('nobody@example.com')
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
