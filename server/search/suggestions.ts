// Suggestions while typing in the search box: dishes, ingredients and cuisines.
import { CUISINES } from '#domain/recipe/cuisines.ts'
import { searchText } from '#domain/text/search-text.ts'
import { synonyms } from '#domain/text/synonyms.ts'
import { singularWords, words } from '#domain/text/text-match.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { recipeSearchOf } from './recipe-search.ts'

export interface Suggestions {
  recipes: { id: number; title: string; gloss?: string; image: string }[]
  /** With the number of recipes that use each. */
  ingredients: { name: string; recipes: number }[]
  cuisines: { name: string; recipes: number }[]
}

const MOST_RECIPES = 5
const MOST_INGREDIENTS = 3
const MOST_CUISINES = 2
const SHORTEST = 2

interface Name {
  name: string
  /** The name folded, then its aliases. */
  keys: string[]
  recipes: number
}

const NOTHING: Suggestions = { recipes: [], ingredients: [], cuisines: [] }

export function createSuggestions(catalogue: Catalogue): (typed: string) => Suggestions {
  const { entries, index, foods } = catalogue
  const recipeSearch = recipeSearchOf(catalogue)
  const ingredients = ingredientNames(entries, foods)
  const cuisines = CUISINES.map((name) => ({
    name,
    keys: [words(name).join(' ')],
    recipes: entries.filter(({ plain }) => plain.cuisines.includes(name)).length,
  })).filter(({ recipes }) => recipes > 0)

  /** Dishes named as typed come first, then what the phrase means: "quick chicken dinner" names none, but means many. */
  function dishes(text: string): number[] {
    const { found } = index.search(text, { offset: 0, number: MOST_RECIPES, typing: true })
    const meant = recipeSearch.suggest(text, MOST_RECIPES)
    if (meant === null) return found
    const isNamed = (at: number) => {
      const title = words(entries[at]?.plain.title ?? '')
      return words(text).every((start) => title.some((word) => word.startsWith(start)))
    }
    return [...new Set([...found.filter(isNamed), ...meant])].slice(0, MOST_RECIPES)
  }

  return (typed) => {
    const text = searchText(typed)
    const key = words(text).join(' ')
    if (key.length < SHORTEST) return NOTHING
    const spelling = synonyms.spellings.get(singularWords(text).join(' ')) ?? key
    return {
      recipes: dishes(text).flatMap((at) => {
        const recipe = entries[at]?.plain
        if (!recipe) return []
        const { id, title, gloss, image } = recipe
        return [{ id, title, ...(gloss === undefined ? {} : { gloss }), image }]
      }),
      ingredients: beginning(ingredients, [key, spelling]).slice(0, MOST_INGREDIENTS),
      cuisines: beginning(cuisines, [key]).slice(0, MOST_CUISINES),
    }
  }
}

const ELSEWHERE = 2

/** 0 if the name starts with the typed text, 1 if a later word of it does. */
function placeIn(key: string, start: string, isAlias: boolean): number {
  const at = ` ${key}`.indexOf(` ${start}`)
  if (at < 0) return ELSEWHERE
  // The last word of an alias must be typed: "pizza" doesn't mean "pizza mozzarella", which is mozzarella.
  if (isAlias && key.includes(' ', at + start.length)) return ELSEWHERE
  return at === 0 ? 0 : 1
}

/** Names with a word that starts with the typed text: those that start with it first, then by number of recipes. */
function beginning(names: readonly Name[], typed: readonly string[]): { name: string; recipes: number }[] {
  const place = (keys: readonly string[]): number =>
    Math.min(...keys.flatMap((key, nth) => typed.map((start) => placeIn(key, start, nth > 0))))
  return names
    .map(({ name, keys, recipes }) => ({ name, recipes, place: place(keys) }))
    .filter((entry) => entry.place < ELSEWHERE)
    .sort((a, b) => a.place - b.place || b.recipes - a.recipes)
    .map(({ name, recipes }) => ({ name, recipes }))
}

function ingredientNames(entries: Catalogue['entries'], foods: Catalogue['foods']): Name[] {
  const users = new Map<number, number>()
  for (const { plain } of entries) {
    for (const id of new Set(plain.extendedIngredients.map((ingredient) => ingredient.id))) {
      users.set(id, (users.get(id) ?? 0) + 1)
    }
  }
  return Array.from(users, ([id, recipes]) => {
    const food = foods.byId.get(id)
    return food
      ? [{ name: food.name, keys: [food.name, ...food.aliases].map((name) => words(name).join(' ')), recipes }]
      : []
  }).flat()
}
