// Looking foods up by what a person types. Ours come first, because their names are the plain ones; then USDA's.
import { type FoodTest, matchableFood } from '#domain/kitchen/ingredient-match.ts'
import { synonyms } from '#domain/text/synonyms.ts'
import { type Correction, createTextIndex, type TextIndex } from '#server/search/text-index.ts'
import { askedWords, createFoodRanking } from './food-ranking.ts'
import type { LookupFood } from './lookup-food.ts'

export interface FoodTable {
  byId: ReadonlyMap<number, LookupFood>
  /** Best first. `accept` leaves foods out before they are ranked, which is most of the work. */
  search(query: string, accept?: (food: LookupFood) => boolean): LookupFood[]
  /** Builds the search index, so that the first search does not have to. */
  warm(): void
  /** Whether a food is known to be free of what the test looks for; a food of unknown composition is not. */
  isFreeOf(food: LookupFood, test: FoodTest): boolean
}

/** How much worse than the best a food may rank: beside lettuce nobody means a taco with lettuce. */
const FARTHEST = 2.75

/** USDA's shorter names are the plainer ones; ours are in the order that they are listed, what people eat as it is first. */
const byNameLength = (a: LookupFood, b: LookupFood): number =>
  a.traits === null && b.traits === null ? a.name.length - b.name.length : 0

/** "potatoes, baked, flesh" is also a "baked potato", where the synonyms read that as one thing. */
const invertedNames = (name: string): string[] => {
  const [first = '', ...kinds] = name.split(', ')
  return kinds.map((kind) => `${kind} ${first}`).filter((inverted) => synonyms.terms(inverted).length === 1)
}

export function createFoodTable(
  foods: readonly LookupFood[],
  uses: ReadonlyMap<number, number> = new Map(),
): FoodTable {
  // Nine thousand names take up to 300 ms: the server builds it while it waits for its database to start.
  let index: TextIndex | undefined
  const searchIndex = () => {
    index ??= createTextIndex(
      foods.map(({ name, aliases }) => [
        { text: name, weight: 5 },
        ...[...aliases, ...invertedNames(name)].map((text) => ({ text, weight: 4 })),
      ]),
    )
    return index
  }
  const byId = new Map(foods.map((food) => [food.id, food]))

  const { rank } = createFoodRanking(({ id }) => uses.get(id) ?? 0)

  return {
    byId,
    warm: () => void searchIndex(),
    search(query, accept = () => true) {
      const { found, corrections } = searchIndex().search(query, { offset: 0, number: foods.length })
      const asked = askedWords(corrected(query, corrections))
      if (asked.length === 0) return []
      const ranked = found
        .flatMap((at) => {
          const food = foods[at]
          return food && accept(food) ? [{ food, at, rank: rank(asked, food) }] : []
        })
        .sort((a, b) => a.rank - b.rank || byNameLength(a.food, b.food) || a.at - b.at)
      const worst = (ranked[0]?.rank ?? 0) + FARTHEST
      return ranked.filter((entry) => entry.rank <= worst).map(({ food }) => food)
    },
    isFreeOf(food, test) {
      if (food.traits === null) return false
      return !test(matchableFood([food.name, ...food.aliases], new Set(food.traits), food.usda))
    },
  }
}

const corrected = (query: string, corrections: readonly Correction[]): string =>
  corrections.reduce((text, { typed, read }) => text.toLowerCase().replace(typed, read), query)
