// Numbers that the browser and the server must agree on.

/** Rows in one request of a member that adds or changes them. */
export const ROWS_PER_WRITE = 200

/** Rows that the browser reads at once; a longer list is read in pages. */
export const ROWS_PER_READ = 500

/** Ingredient lines of a recipe: in the form, in an import and in an analysis. */
export const LINES_PER_RECIPE = 300

/** One request for the nutrition of several recipes. */
export const RECIPES_PER_ANALYSIS = 25
export const LINES_PER_ANALYSIS = 600
