// The states of the pages that need no account, and what members' pages show without one.
import type { Page } from '@playwright/test'
import { button, press } from './axe.ts'
import { expect, recipeCards } from './fixtures.ts'
import { asks, failing, goTo, offers, pressed, type Story, says, titled, tryAgain, waits } from './page-story.ts'

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
const cards = (page: Page) => expect(recipeCards(page).first()).toBeVisible()
const own = { 'custom-recipes': saved({ recipes: [ownRecipe] }) }

/** A page opened from another one while its data waits, fails, and loads after a retry. */
function waitingAndFailing(
  name: string,
  address: string,
  calls: RegExp,
  failure: string,
  end: Story['end'],
): [string, Story] {
  const steps: Story['steps'] = [
    ['loading', goTo(address, waits)],
    ['failed', failing(says(failure))],
  ]
  return [`${name} that waits and fails`, { address: '/about', held: calls, steps, end: tryAgain(end) }]
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
  [
    'a shopping list',
    {
      address: '/shopping-list',
      device: { 'shopping-list': saved({ items }) },
      steps: [
        ['by aisle', press('By aisle')],
        ['edited', press('Edit')],
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
    'a food that waits and fails, with the words for nothing found',
    {
      address: '/nutrition',
      held: /food\/ingredients/,
      steps: [
        ['loading', searchSlowly],
        ['failed', failing(says('No results found. Try another search term.'))],
      ],
      end: tryAgain(offers('Add to Daily Tracker'), 'Search'),
    },
  ],
  [
    'the diet planner',
    {
      address: '/diet-planner',
      steps: [
        ['a plan', pressed('Generate Meal Plan', offers('Create New Meal Plan'))],
        ['back at the form', press('Create New Meal Plan')],
        ['a week chosen', press('A week')],
        ['more options', press('More options')],
        ['a plan for the week', pressed('Generate Meal Plan', says('Sunday'))],
      ],
    },
  ],
  [
    'a plan that waits and fails',
    {
      address: '/diet-planner',
      held: /mealplanner/,
      steps: [
        ['loading', pressed('Generate Meal Plan', says('Generating your meal plan'))],
        ['failed', failing(offers('Try Again'))],
      ],
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
  ['an own recipe being edited', { address: `/add-recipe?edit=${ownRecipe.id}`, device: own }],
  [
    'pages without content',
    {
      address: '/favorites',
      steps: [
        ['no favorites', says('No favorites yet')],
        ['a search without results', goTo('/recipes?search=zzzzqq', says('No recipes found.'))],
        ['an empty shopping list', goTo('/shopping-list', says('Your shopping list is empty'))],
        ['an empty recipe book', goTo('/recipe-book', titled('Your Recipe Book'))],
        ['a recipe that is not there', goTo('/recipes/1', titled('Recipe not found'))],
        ['an article that is not there', goTo('/blog/99', titled('Blog post not found'))],
        ['a category without articles', goTo('/blog', pressed('Health Tips', says('No articles in Health Tips')))],
        ['dishes for what is at home', goTo('/kitchen', pressed('feta', says(/what you have$/)))],
        ['a message sent', goTo('/contact', sendMessage)],
      ],
    },
  ],
  [
    'the sign-in page and members’ pages for nobody',
    {
      address: '/auth',
      steps: [
        ['refused', signInWrongly],
        ['a new password', press(/forgot/i)],
        ['the dashboard of nobody', goTo('/dashboard', says('You’re not signed in'))],
        ['a sign-up refused', goTo('/auth?mode=sign-up', press('Create Account'))],
        ['the goals of nobody', goTo('/goals', says('You’re not signed in'))],
        ['the page for a new password', goTo('/auth?mode=new-password', titled('Reset your password'))],
        ['the week of nobody', goTo('/meal-scheduler', says('You’re not signed in'))],
        ['the account of nobody', goTo('/account', says('You’re not signed in'))],
        ['the diary of nobody', goTo('/diary', says('You’re not signed in'))],
        ['the household of nobody', goTo('/household', titled('Household'))],
      ],
    },
  ],
  waitingAndFailing('a list', '/recipes', /\/api\/recipes\//, 'We couldn’t load the recipes', cards),
  waitingAndFailing(
    'a recipe',
    '/recipes/90000101',
    /\/api\/recipes\//,
    'We can’t reach the server right now.',
    offers('Log as Meal'),
  ),
  waitingAndFailing('the blog', '/blog', /\/api\/blog/, 'We couldn’t load the articles', says('Latest Articles')),
  waitingAndFailing('an article', '/blog/1', /\/api\/blog/, 'We couldn’t load this article', says('About the Author')),
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

async function searchSlowly(page: Page) {
  await page.getByRole('searchbox', { name: 'Search for a food' }).fill('banana')
  await button(page, 'Search').click()
  await expect(page.getByRole('region', { name: 'Food search' }).locator('.skeleton').first()).toBeVisible()
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
