// The states of members' pages.
import type { Page } from '@playwright/test'
import { button, press } from './axe.ts'
import { expect } from './fixtures.ts'
import {
  asks,
  closed,
  failing,
  inMenu,
  offers,
  opens,
  pressed,
  type Story,
  says,
  tryAgain,
  waits,
} from './page-story.ts'

const TABLES = /\/rest\/v1\//

export const MEMBER_STATES: [string, Story][] = [
  ['an empty week of the diary', { address: '/diary?view=week', member: 'new' }],
  [
    'a full day in the diary',
    {
      address: '/diary',
      member: 'full day',
      steps: [
        ['adding a food', pressed('Add Food', opens)],
        ['an entry', closed(pressed('Edit', opens))],
        ['a nutrient', closed(pressed(/^Iron/, opens))],
      ],
    },
  ],
  [
    'the questions of the first week',
    {
      address: '/welcome',
      member: 'new',
      steps: [
        ['what one does not eat', press('Vegetarian')],
        ['for how many', press('I eat everything')],
        ['the aim', press('2 people')],
      ],
    },
  ],
  [
    'a household',
    {
      address: '/household',
      member: 'new',
      steps: [
        [
          'an invitation',
          pressed('Create Invitation Link', (page) =>
            expect(page.getByRole('img', { name: 'QR code to join' })).toBeVisible(),
          ),
        ],
      ],
    },
  ],
  ['a full day', { address: '/dashboard', member: 'full day', steps: [['shown', offers(/Remove/)]] }],
  [
    'a member’s goals',
    { address: '/goals', member: 'new', steps: [['saved', pressed('Save Goals', says('Goals saved successfully!'))]] },
  ],
  [
    'a member’s account',
    { address: '/account', member: 'new', steps: [['asked before it is deleted', pressed('Delete My Account', asks)]] },
  ],
  [
    'a planned week',
    {
      address: '/meal-scheduler',
      member: 'full day',
      steps: [
        ['shown', offers(/Delete/)],
        [
          'suggestions',
          pressed(/Add breakfast/, (page) =>
            expect(page.getByRole('list', { name: 'Suggested recipes' })).toBeVisible(),
          ),
        ],
        ['shopping for the week', closed(pressed('Shop This Week', opens))],
        ['no templates yet', closed(inMenu('More', pressed('Templates', opens)))],
        ['asked before a meal is deleted', closed(pressed(/Delete/, asks))],
      ],
    },
  ],
  [
    'suggestions that wait and fail',
    {
      address: '/meal-scheduler',
      member: 'new',
      held: /\/api\/recipes\/random/,
      steps: [
        ['loading', pressed(/Add breakfast/, says('Loading suggestions'))],
        [
          'failed',
          failing((page) => expect(page.getByRole('dialog').getByRole('alert')).toBeVisible({ timeout: 20_000 })),
        ],
      ],
    },
  ],
  [
    'a member’s first day, which waits, cannot be read, and is there after Refresh Page',
    {
      address: '/dashboard',
      member: 'new',
      held: TABLES,
      steps: [
        ['loading', noDayYet],
        ['failed', failing(dayFailed)],
      ],
      end: tryAgain((page) => expect(region(page, 'Calories')).toBeVisible(), 'Refresh Page'),
    },
  ],
  [
    'goals that wait, cannot be read, and are not shown as defaults',
    {
      address: '/goals',
      member: 'new',
      held: TABLES,
      steps: [
        ['loading', waits],
        ['failed', failing(goalsFailed)],
      ],
      end: tryAgain((page) => expect(page.getByRole('slider', { name: 'Daily calories' })).toHaveValue('2000')),
    },
  ],
  [
    'a week that waits, cannot be read, and can be asked for again',
    {
      address: '/meal-scheduler',
      member: 'new',
      held: TABLES,
      steps: [
        ['loading', waits],
        ['failed', failing(says('We couldn’t load your plan.'))],
      ],
      end: requestedAgainForWeek,
    },
  ],
]

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A skeleton is shown in place of the day. */
async function noDayYet(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'Loading your dashboard' })).toBeVisible()
  await expect(region(page, 'Water')).toHaveCount(0)
}

async function dayFailed(page: Page) {
  await expect(page.getByRole('heading', { name: 'Dashboard Error' })).toBeVisible()
  await says('There was an error loading your dashboard. Please try refreshing the page.')(page)
}

async function goalsFailed(page: Page) {
  await expect(page.getByText('We couldn’t load your saved goals.')).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
}

/** Only the plan fails now, and only its button reloads it: a live connection would, once it is open. */
async function requestedAgainForWeek(page: Page) {
  const plans = '**/rest/v1/meal_schedules*'
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(plans, (route) => route.abort())
  await page.routeWebSocket('**/realtime/**', () => undefined)
  await page.reload()
  await says('We couldn’t load your plan.')(page)
  await expect(page.locator('[aria-current=date]')).toHaveCount(0)
  await page.unroute(plans)
  await button(page, 'Try Again').click()
  await expect(page.locator('[aria-current=date]')).toBeVisible()
}
