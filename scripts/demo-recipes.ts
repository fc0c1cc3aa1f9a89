// The own recipes of a demo household that has collected for years: their versions of our catalogue's dishes.
import { DEFAULT_RECIPE_IMAGE } from '#domain/recipe/default-image.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { FIRST_CUSTOM_ID } from '#domain/recipe-id.ts'
import { addDays } from '#domain/time/calendar.ts'

const WHOSE = ['Grandma’s', 'Weeknight', 'Ana’s', 'Sunday', 'Ben’s', 'Freezer', 'Picnic', 'Aunt Carol’s']

const NOTES = [
  'Made it for the four of us. A little more salt at the end, and the lid off for the last five minutes.',
  'Doubled everything for the street party and froze what was left. It thaws well overnight in the refrigerator.',
  'Less oil this time and a hotter pan: better color, and nobody missed it. The leftovers went into lunch boxes.',
  'Out of fresh herbs, so dried ones went in with the onions instead. Half the amount is plenty.',
  'Started half an hour earlier than it says. It can wait in a warm oven, covered, and is better for it.',
]

/** About the length of a recipe that was copied from a web page, with its story. */
const CHARACTERS = 6000

function cookedNotes(number: number, characters: number): string {
  const lines: string[] = []
  for (let length = 0, time = 0; length < characters; time++) {
    const line = `${addDays('2021-11-01', (number * 7 + time * 61) % 1826)}: ${NOTES[(number + time) % NOTES.length]}`
    lines.push(line)
    length += line.length + 1
  }
  return lines.join('\n')
}

/** The same recipes whenever they are made up. */
export function demoOwnRecipes(catalogue: readonly Recipe[], count: number) {
  return Array.from({ length: count }, (_, number) => {
    const dish = catalogue[number % catalogue.length] as Recipe // never empty
    const steps = dish.steps.map((step) => step.text).join('\n')
    const id = FIRST_CUSTOM_ID + 1 + number
    const body = {
      id,
      isCustom: true,
      title: `${WHOSE[Math.floor(number / catalogue.length) % WHOSE.length]} ${dish.title}`,
      image: DEFAULT_RECIPE_IMAGE,
      readyInMinutes: dish.readyInMinutes || 30,
      servings: dish.servings || 4,
      cuisines: dish.cuisines,
      diets: dish.diets,
      instructions: `${steps}\n${cookedNotes(number, CHARACTERS - steps.length)}`,
      ingredients: dish.ingredients.map(({ name, quantity, unit }) => ({ name, amount: quantity, unit })),
    }
    return { id, body }
  })
}
