// A hundred dishes that people look for by name. A recipe matches if its title or gloss has all the words.
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { singularWords } from '#domain/text/text-match.ts'

export const CLASSICS: readonly string[] =
  `lasagne|pizza|falafel|shakshuka|hummus|guacamole|fried rice|ramen|risotto|bolognese
meatballs|rice pudding|overnight oats|granola|banana bread|mac and cheese|chicken noodle soup|chili|burrito|pad thai
butter chicken|fish and chips|caesar salad|greek salad|caprese|tomato soup|mashed potatoes|roasted vegetables|omelette|french toast
smoothie bowl|energy balls|pancakes|waffles|muffins|scrambled eggs|avocado toast|porridge|crepes|frittata
lentil soup|minestrone|gazpacho|pho|miso soup|clam chowder|borscht|vegetable soup|french onion soup|pumpkin soup
tacos|quesadilla|enchiladas|fajitas|nachos|burger|meatloaf|pulled pork|beef stew|goulash
roast chicken|chicken curry|chicken tikka|chicken stir-fry|kung pao chicken|teriyaki|tofu stir-fry|mapo tofu|green curry|dal
chana masala|palak paneer|biryani|paella|moussaka|ratatouille|stuffed peppers|shepherd's pie|jambalaya|gumbo
carbonara|pesto|spaghetti|gnocchi|salmon|tuna salad|potato salad|coleslaw|cobb salad|quinoa salad
sandwich|wrap|summer rolls|dumplings|cornbread|apple pie|brownies|oatmeal cookies|carrot cake|lemonade`
    .split(/[|\n]/)
    .map((name) => name.trim())

/** Other spellings and names for the same dish. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  lasagne: ['lasagna'],
  omelette: ['omelet'],
  'roasted vegetables': ['roast vegetables', 'roasted roots'],
  porridge: ['oatmeal'],
  crepes: ['crêpes', 'galettes'],
  dal: ['dhal', 'daal'],
  'pumpkin soup': ['squash soup', 'pumpkin peanut soup'],
  dumplings: ['pierogi', 'gyoza', 'potstickers'],
  'apple pie': ['apple crisp', 'apple cake'],
  'french onion soup': ['onion soup'],
  'chicken stir-fry': ['chicken stir fry'],
  'tofu stir-fry': ['tofu stir fry'],
  'chicken tikka': ['tikka masala'],
  pesto: ['pistou'],
  'greek salad': ['greek village salad'],
  'roast chicken': ['roasted chicken'],
  'smoothie bowl': ['açaí bowl', 'acai bowl'],
  'beef stew': ['beef stout stew', 'beef ale stew'],
}

/** The classics without a matching recipe. */
export function missingClassics(recipes: readonly Pick<CatalogueRecipe, 'title' | 'gloss'>[]): string[] {
  const names = recipes.map(({ title, gloss }) => new Set(singularWords(`${title} ${gloss}`)))
  const isThere = (name: string): boolean => names.some((words) => singularWords(name).every((word) => words.has(word)))
  return CLASSICS.filter((classic) => ![classic, ...(ALSO[classic] ?? [])].some(isThere))
}
