// Numbers that the browser, the server and the database must agree on. supabase/tests/shared-limits.test.ts compares them
// with the database's own.

/** One request of a member that adds or changes rows: as many rows, and as large. */
export const ROWS_PER_WRITE = 200
export const BYTES_PER_WRITE = 256 * 1024

/** Changes of one list that a device sends in one call. */
export const OPERATIONS_PER_CALL = 500

/** Rows that the browser reads at once; a longer list is read in pages. */
export const ROWS_PER_READ = 500

/** Ingredient lines of a recipe: in the form, in an import and in an analysis. */
export const LINES_PER_RECIPE = 300

/** One request for the nutrition of several recipes. */
export const RECIPES_PER_ANALYSIS = 25
export const LINES_PER_ANALYSIS = 600

/** Rows of a member, or of a household: the plan and everything below it. */
export const MOST_ROWS = {
  water_logs: 50_000,
  weight_logs: 50_000,
  meal_entries: 50_000,
  recipe_ratings: 10_000,
  favorites: 5000,
  recent_foods: 1000,
  calendar_feeds: 10,
  meal_schedules: 20_000,
  shopping_items: 2000,
  pantry_items: 2000,
  week_templates: 100,
  cook_together: 1000,
  household_invitations: 50,
  recipe_links: 1000,
  collection_links: 200,
  custom_recipes: 2000,
  table_people: 20,
  attendance: 5000,
  recipe_photos: 1500,
  tags: 5000,
  collections: 200,
} as const

/** All own recipes of a household, and all of its photos. */
export const MOST_BYTES = { custom_recipes: 32 * 1024 * 1024, recipe_photos: 100 * 1024 * 1024 } as const

/** One row's value as the database stores it. */
export const BYTES_PER_VALUE = {
  recipe: 64 * 1024,
  photo: 400 * 1024,
  template: 64 * 1024,
  plan: 128 * 1024,
} as const

/** Characters. */
export const LONGEST = {
  /** On the shopping list and at home. */
  itemName: 200,
  itemUnit: 40,
  /** A recipe's title, in the plan, in the diary and on the shopping list. */
  title: 300,
  plannedNote: 300,
  /** All notes of a member on one recipe. */
  ratingNote: 10_000,
  oneNote: 2000,
  templateName: 100,
  collectionName: 100,
  collectionNote: 2000,
  /** A member's name in the household, and the household's. */
  name: 60,
  recipeId: 64,
  picture: 2000,
} as const

/** Words of a list in a search, and so of the foods that a member doesn't eat: plans and suggestions leave out all of them. */
export const WORDS_PER_LIST = 20

/** Foods that a plan leaves out: what everybody at the table doesn't eat, and what was typed. */
export const EXCLUSIONS_PER_PLAN = 120

/** People at a household's table. */
export const MOST_AT_TABLE = MOST_ROWS.table_people
