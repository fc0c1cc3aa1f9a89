// The states of members' pages.
import { press } from './axe.ts'
import { expect } from './fixtures.ts'
import { asks, closed, offers, opens, pressed, type Story, says, waits } from './page-story.ts'

const TABLES = /\/rest\/v1\//

export const MEMBER_STATES: [string, Story][] = [
  ['an empty week of the diary', { address: '/diary?view=week', member: 'new' }],
  [
    'a member’s first day',
    { address: '/dashboard', member: 'new', held: TABLES, steps: [['loading', says('Loading your dashboard')]] },
  ],
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
        ['no templates yet', closed(pressed('Templates', opens))],
        ['asked before a meal is deleted', closed(pressed(/Delete/, asks))],
      ],
    },
  ],
  [
    'suggestions that load',
    {
      address: '/meal-scheduler',
      member: 'new',
      held: /\/api\/recipes\/random/,
      steps: [['loading', pressed(/Add breakfast/, says('Loading suggestions'))]],
    },
  ],
  [
    'suggestions that fail',
    {
      address: '/meal-scheduler',
      member: 'new',
      failing: /\/api\/recipes\/random/,
      steps: [
        [
          'failed',
          pressed(/Add breakfast/, (page) =>
            expect(page.getByRole('dialog').getByRole('alert')).toBeVisible({ timeout: 20_000 }),
          ),
        ],
      ],
    },
  ],
  [
    'a day that cannot be read',
    { address: '/dashboard', member: 'new', failing: TABLES, steps: [['failed', offers('Refresh Page')]] },
  ],
  [
    'goals that cannot be read',
    { address: '/goals', member: 'new', failing: TABLES, steps: [['failed', offers(/try again/i)]] },
  ],
  [
    'a week that cannot be read',
    { address: '/meal-scheduler', member: 'new', failing: TABLES, steps: [['failed', offers(/try again/i)]] },
  ],
  ['goals that load', { address: '/goals', member: 'new', held: TABLES, steps: [['loading', waits]] }],
  ['a week that loads', { address: '/meal-scheduler', member: 'new', held: TABLES, steps: [['loading', waits]] }],
]
