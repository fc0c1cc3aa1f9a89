// The accessible names of every page's controls, for a member with saved data; a star matches any words.
import { SITE_DIETS } from '#domain/nutrition/diets.ts'
import { OFTEN_AVOIDED } from '#domain/plan/often-avoided.ts'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import { COMMON_FOODS } from '#web/features/kitchen/common-foods.ts'
import type { Route } from './every-route.ts'

const each = (role: string, names: readonly string[]) => names.map((name) => `${role} ${name}`)

const CARDS = ['button Favorite: *', 'button Plan Meal: *', 'link *']
const DIETS = each('button', SITE_DIETS)
const RECIPE = [
  ...['link Back', 'link *', 'button Print', 'link Start Cooking', 'button Add to Shopping List', 'button Log as Meal'],
  ...['button Plan Meal', 'button Add Note'],
  ...each('radio', ['1 star', '2 stars', '3 stars', '4 stars', '5 stars', 'Metric', 'US']),
  ...each('tab', ['Ingredients', 'Instructions', 'Nutrition']),
  ...['button Less: Servings', 'spinbutton Servings', 'button More: Servings', 'checkbox *', 'button Swaps'],
  'button Tags and collections',
  'button Add Photo',
]
const SIGN_UP_FIELDS = ['First name', 'Last name', 'Email', 'Password', 'Confirm password']
export const OWN_RECIPE = '/recipes/1700000000000001'

export const PAGE_CONTROLS: Record<Route, string[]> = {
  '/': [
    ...each('link', ['Find Recipes', 'Create Diet Plan', 'View All', 'See Your Day', 'Plan Your First Week']),
    ...CARDS,
  ],
  '/recipes': ['button Filters', ...CARDS, 'button Show More'],
  '/recipes?search=soup&diet=Vegan': [
    ...['button Filters 1 active', 'link Remove filter: Vegan', ...CARDS, 'button Show More'],
  ],
  '/recipes/:id': [...RECIPE, 'button *: start timer for step *', 'button Share', 'button Save Recipe', ...CARDS],
  [OWN_RECIPE]: [...RECIPE, ...['button Saved', 'link Edit', 'button Delete', 'button Public Link']],
  '/recipes/:id/cook': [
    ...['link Close cook mode', 'button Read aloud', 'button Voice commands'],
    ...['button Go to preparation', 'button Go to step *', 'button Previous Step', 'button Next Step'],
    ...['button I Don’t Have Something', 'button Stop Cooking'],
    ...['button Less: Servings', 'spinbutton Servings', 'button More: Servings', 'checkbox *'],
  ],
  '/cook-together': [
    ...['button Add Dish', 'textbox On the table at', 'button Cook ahead, from now on', 'button Show Timeline'],
    ...['button Less: Cooks', 'spinbutton Cooks', 'button More: Cooks'],
    ...['button Less: Burners', 'spinbutton Burners', 'button More: Burners'],
  ],
  '/cuisines': each('link', CUISINES),
  '/cuisines/Eastern%20European': ['button Filters', ...CARDS],
  '/favorites': CARDS,
  '/shopping-list': [
    ...['textbox Item name', 'textbox Amount', 'textbox Unit', 'button Add Item'],
    ...['button Copy List', 'button Clear All', 'button Edit', 'button By aisle', 'button Aisle order'],
    'button Clear Checked',
    ...['checkbox 250 g Sun-dried tomatoes in olive oil with herbs', 'checkbox 2 Bananas for *'],
  ],
  '/add-recipe': [
    'button Choose Photo',
    ...each('textbox', ['Recipe title', 'Image URL (optional)', 'Instructions']),
    ...each('spinbutton', ['Preparation time (min)', 'Servings']),
    ...each('textbox', ['Ingredient 1', 'Amount of ingredient 1', 'Unit of ingredient 1']),
    ...['button Remove ingredient 1', 'button Add Ingredient', 'button Add a Recipe of Yours'],
    ...[...DIETS, 'button Add Recipe'],
  ],
  '/kitchen': [
    ...['textbox Add ingredients', 'button Add', 'button Add What You Have'],
    ...COMMON_FOODS.flatMap(({ foods }) => each('button', foods)),
  ],
  '/recipe-book': ['button Print'],
  '/nutrition': ['searchbox Search for a food', 'button Search'],
  '/diet-planner': [
    ...['slider Daily calorie target', 'combobox Diet', 'textbox Exclude ingredients (optional)'],
    ...['button One day', 'button A week', 'button More options', 'button Generate Meal Plan'],
    'link Tell us what you don’t eat',
  ],
  '/auth': [
    ...['link Go to your dashboard', 'textbox Email', 'textbox Password', 'button Show password'],
    ...each('button', ['Forgot your password?', 'Sign In', 'Google', 'GitHub', 'Sign up']),
  ],
  '/auth?mode=sign-up': [
    ...[...each('textbox', SIGN_UP_FIELDS), 'button Show password', 'button Show confirmed password'],
    ...['button Create Account', 'button Sign in'],
  ],
  '/dashboard': [
    ...[
      'link Plan Your First Week',
      'link Set Goals',
      'link Browse Recipes',
      'link Log Food',
      'link Find a Recipe to Log',
    ],
    ...each('link', ['Open Diary', 'Breakfast *', 'Lunch *', 'Dinner *', 'Snack *']),
    ...['button Less: Amount of water', 'spinbutton Amount of water', 'button More: Amount of water'],
    ...['button Add Water', 'spinbutton Weight in kg', 'button Log'],
    ...each('button', ['7 days', '30 days', '90 days', '1 year']),
    ...each('link', ['Set Your Goals *', 'Find Recipes *', 'Plan Meals *']),
  ],
  '/diary': [
    ...['link Previous day', 'textbox Day', 'link Next day', 'button Add Food', 'button Quick Add'],
    ...['button Copy All of Yesterday', 'link Week Summary', 'button Print', 'button Export CSV', 'button Import CSV'],
    ...['spinbutton Amount in ml', 'button Add Water', 'spinbutton Weight in kg', 'button Log'],
    ...each('button', ['This day', '7-day average', '30-day average', 'Log a Food']),
    'link Tell us your age and sex',
  ],
  '/settings': [
    'searchbox Search settings',
    ...each('combobox', ['Week starts on', 'Default servings', 'Measures in recipes']),
    ...['checkbox Always accept', 'link Who’s eating *'],
    ...each('textbox', ['Breakfast', 'Lunch', 'Snack', 'Dinner']),
    ...each('combobox', ['Weight', 'Height', 'Volume', 'Energy']),
    ...each('radio', ['System', 'Light', 'Dark']),
    ...each('textbox', ['First name', 'Last name', 'Date of birth (optional)', 'Phone (optional)']),
    'button Save Details',
    ...each('link', ['Goals *', 'Diet and allergies *', 'Household *', 'Email and password *', 'Devices *']),
    ...each('link', ['Emails *', 'Calendar link *', 'Help *']),
    'button Show Changes',
    ...each('link', ['Export my data *', 'Delete my account *']),
  ],
  '/goals': [
    ...each('combobox', ['Weight', 'Height', 'Sex', 'Activity', 'Aim', 'Macro preset']),
    ...each('spinbutton', ['Year of birth', 'Height in cm', 'Weight now (kg)', 'Goal weight (kg)']),
    'button Save My Details',
    ...each('slider', ['Daily calories', 'Daily water', 'Protein', 'Carbs', 'Fat']),
    ...['button Fit Macros to Calories', 'combobox Preferred diet', 'button Save Goals'],
    ...[...each('button', OFTEN_AVOIDED), 'textbox Anything else (optional)', 'button Save What I Don’t Eat'],
  ],
  '/meal-scheduler': [
    ...['button Previous Week', 'button Next Week', 'button Shop This Week', 'link Plan Your First Week'],
    ...each('button', ['Repeat Last Week', 'Add Note']),
    ...each('button', ['Add breakfast on *', 'Add lunch on *', 'Add dinner on *', 'Add snack on *']),
  ],
  '/admin': [], // a member who isn’t an operator
  '/account': [
    ...each('textbox', ['New email', 'Password to confirm', 'Current password', 'New password']),
    ...each('button', ['Show password to confirm', 'Show current password', 'Show new password']),
    ...each('button', ['Change Email', 'Change Password', 'Sign Out Everywhere Else']),
    ...each('button', ['Create Calendar Link', 'Export My Data', 'Delete My Account']),
  ],
  '/welcome': [
    ...each('button', ['A bit of everything', 'Vegetarian', 'Vegan', 'Keto', 'Paleo', 'Mediterranean', 'Low carb']),
    ...['button High protein', 'link Skip for Now'],
  ],
  '/review': ['link Day by day', 'button Plan Next Week'],
  '/household': [
    ...['button Create Invitation Link', 'textbox Household name', 'textbox Your name in this household'],
    ...['button Save Names', 'link Use an invitation'],
  ],
  '/join': ['textbox Invitation link', 'button Continue'],
  '/blog': [
    ...each('button', ['All', 'Nutrition', 'Meal Planning', 'Recipes', 'Health Tips', 'Cooking']),
    ...['link *', 'link Read Full Article', 'link RSS feed', 'textbox Email address', 'button Subscribe'],
  ],
  '/blog/1': ['link Back to Blog', 'link *', 'button Like', 'button Save', 'button Share'],
  '/about': ['link privacy policy', 'link Browse Recipes'],
  '/contact': [...each('textbox', ['Name', 'Email', 'Message']), 'combobox Subject', 'button Send Message'],
  '/help': each('link', [
    'Getting started *',
    'Planning your week *',
    'Shopping *',
    'Cooking *',
    'Diary and goals *',
    'Household and table *',
    'Your own recipes *',
    'Your data *',
  ]),
  '/help/start': [
    ...['link Help', 'link Create an account', 'link Week', 'link Today', 'link Settings'],
    ...each('link', ['Planning your week', 'Shopping', 'Cooking', 'Diary and goals', 'Household and table']),
    ...each('link', ['Your own recipes', 'Your data']),
  ],
  '/privacy': ['link your account page', 'link contact page', 'link *'],
  '/offline': each('link', ['Shopping list 3 items', 'Favorites 2 recipes', 'Add your recipe *', 'Grandmother’s *']),
  '/no/such/page': ['link Go to Home', 'link Browse Recipes'],
}

const NAVIGATION = each('link', ['Home', 'Recipes', 'Cuisines', 'Blog', 'About', 'Contact', 'Privacy'])
export const HEADER = ['link Plateful', ...NAVIGATION, 'button Search', 'button Switch between light and dark']
export const MEMBER_HEADER = [...HEADER, ...each('link', ['Today', 'Week', 'List', 'Diary']), 'button Member menu']
export const FOOTER = [
  ...each('link', ['Plateful', 'Instagram *', 'YouTube *', 'Pinterest *', 'Recipes', 'Cuisines', 'Blog']),
  ...each('link', [
    'Diet Plans',
    'Nutrition',
    'Shopping List',
    'Add Recipe',
    'Favorites',
    'Cook With What You Have',
    'Help',
    'Privacy',
    'About',
    'Contact',
  ]),
  ...['textbox Email address', 'button Subscribe', ...each('radio', ['System', 'Light', 'Dark'])],
]
