// @vitest-environment happy-dom
// The policy names everything that is stored. A new column or storage name has to be added to it.
import { expect, test } from 'vitest'
import type { Database } from '#web/data/database.types.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { storageNames } from '#web/testing/storage-names.ts'
import { PrivacyPage } from './privacy-page.tsx'

type Tables = Database['public']['Tables']

/** Null if it says nothing about a person. */
const PROFILE: Record<keyof Tables['profiles']['Row'], string | null> = {
  user_id: null,
  updated_at: null,
  birth_year: 'year of birth',
  sex: 'sex',
  height_cm: 'height',
  activity: 'how active you are',
  aim: 'your aim',
  pace_kg_week: 'pace',
  goal_weight_kg: 'goal weight',
  maternity: 'pregnant or breastfeeding',
  allergies: 'allergies',
  dislikes: 'foods you dislike',
  shares_foods: 'whether your household sees them',
  accepts_plates: 'whether they go straight into your diary',
  plan_wishes: 'planner settings',
  weight_unit: 'units',
  volume_unit: 'units',
  height_unit: 'units',
  energy_unit: 'units',
  temperature_unit: 'units',
  units: 'units',
  theme: 'theme',
  time_zone: 'time zone',
  week_mail: 'whether you get your week by email',
  week_starts_on: 'the day your week starts on',
  default_servings: 'default servings',
  health_consent: 'that you agreed to this',
  health_consent_at: 'with the date',
  meal_times: 'your meal times',
}

const TABLES: Record<keyof Tables, string> = {
  audit_log: 'changes to your account',
  operators: 'whether you run this site',
  calendar_feeds: 'calendar links',
  collections: 'collections',
  collection_links: 'public links',
  cook_together: 'what your household cooks together',
  custom_recipes: 'own recipes',
  daily_logs: 'daily totals',
  diet_plans: 'your diet plan',
  dish_weights: 'what cooked dishes weighed',
  favorites: 'favorites',
  finished_dishes: 'meals', // moved on to the diary, the plan and the ratings
  household_invitations: 'invitations',
  household_removals: 'which household removed you',
  household_members: 'which household you belong to',
  attendance: 'who eats when',
  households: 'your household’s name',
  meal_entries: 'the meals',
  meal_proposals: 'meals others served you',
  meal_schedules: 'the meals in your scheduler',
  pantry_items: 'what you have at home',
  profiles: 'what you tell us about yourself',
  recent_foods: 'favorite meals you log again',
  recipe_links: 'public links',
  recipe_photos: 'photos',
  recipe_ratings: 'recipe ratings',
  shopping_items: 'your shopping list',
  table_people: 'the people who eat with you',
  tags: 'tags',
  user_goals: 'your goals',
  water_logs: 'water',
  week_templates: 'saved weeks',
  weight_logs: 'weight you logged',
}

/** The text of the section under this heading. */
function textUnder(id: string) {
  let text = ''
  for (let part = document.getElementById(id)?.nextElementSibling; part && part.tagName !== 'H2'; ) {
    text += part.textContent
    part = part.nextElementSibling
  }
  return text
}

const show = () => renderPage(PrivacyPage, '/privacy', async () => ({}))

test('everything the server stores about a member is in the policy', () => {
  show()
  const text = textUnder('server')
  for (const words of [...Object.values(PROFILE), ...Object.values(TABLES)]) if (words) expect(text).toContain(words)
})

test('every storage name that the browser uses is in the policy', () => {
  const names = storageNames()
  // The search itself works.
  for (const known of ['diet-plan', 'recipe-draft', 'measure-system', 'sync-owner', 'plateful-photos'])
    expect(names).toContain(known)
  show()
  const told = [...document.querySelectorAll('#device ~ ul code, #device ~ p code')].map((code) => code.textContent)
  const isTold = (name: string) => told.some((one) => one === name || (one.endsWith('-') && name.startsWith(one)))
  expect(names.filter((name) => !isTold(name))).toEqual([])
})
