// A recipe's own labels as calls compare them: folded once for each recipe, not for each word of each call.
import { DIETS, type Diet, type DietFacts, matchesDiet } from '#domain/nutrition/diets.ts'
import { singularWords } from '#domain/text/text-match.ts'
import type { CatalogueEntry } from '#server/catalogue/catalogue.ts'

export const folded = (text: string): string => singularWords(text).join(' ')

export interface RecipeLabels {
  titleWords: readonly string[]
  cuisines: ReadonlySet<string>
  dishTypes: ReadonlySet<string>
  equipment: ReadonlySet<string>
  /** Its diets, dish types, cuisines and occasions. */
  all: ReadonlySet<string>
}

function oncePer<Thing extends object, Result>(work: (thing: Thing) => Result): (thing: Thing) => Result {
  const results = new WeakMap<Thing, Result>()
  return (thing) => {
    const known = results.get(thing) ?? work(thing)
    results.set(thing, known)
    return known
  }
}

export const labelsOf = oncePer(({ plain }: CatalogueEntry): RecipeLabels => {
  const set = (labels: readonly string[]) => new Set(labels.map(folded))
  const steps = plain.analyzedInstructions.flatMap(({ steps }) => steps)
  return {
    titleWords: singularWords(plain.title),
    cuisines: set(plain.cuisines),
    dishTypes: set(plain.dishTypes),
    equipment: set(steps.flatMap((step) => step.equipment.map(({ name }) => name))),
    all: set([...plain.dishTypes, ...plain.cuisines, ...plain.diets, ...plain.occasions]),
  }
})

/** Every diet that a recipe fits. */
export const dietsOf = oncePer(
  (recipe: DietFacts): ReadonlySet<Diet> => new Set(DIETS.filter((diet) => matchesDiet(recipe, diet))),
)
