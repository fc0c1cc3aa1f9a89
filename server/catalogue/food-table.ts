// Food lookup. Our own foods come first, because their names are plain, then USDA's.
import { type FoodTest, matchableFood } from '#domain/kitchen/ingredient-match.ts'
import { synonyms } from '#domain/text/synonyms.ts'
import { type Correction, createTextIndex, type TextIndex } from '#server/search/text-index.ts'
import { askedWords, createFoodRanking } from './food-ranking.ts'
import type { LookupFood } from './lookup-food.ts'

export interface FoodTable {
  byId: ReadonlyMap<number, LookupFood>
  /** Best first. `accept` filters before ranking, which is most of the work. */
  search(query: string, accept?: (food: LookupFood) => boolean): LookupFood[]
  /** Builds the search index, so that the first search does not have to. */
  warm(): void
  /** Whether a food is known not to match the test; false if its composition is unknown. */
  isFreeOf(food: LookupFood, test: FoodTest): boolean
}

/** Foods that rank this much worse than the best are dropped: "lettuce" does not mean a taco with lettuce. */
const FARTHEST = 2.75

/** Shorter USDA names are plainer. Our own foods keep their order, prepared foods first. */
const byNameLength = (a: LookupFood, b: LookupFood): number =>
  a.traits === null && b.traits === null ? a.name.length - b.name.length : 0

/** Makes "potatoes, baked, flesh" match the phrase "baked potato"; only for phrases in the synonym table. */
const invertedNames = (name: string): string[] => {
  const [first = '', ...kinds] = name.split(', ')
  return kinds.map((kind) => `${kind} ${first}`).filter((inverted) => synonyms.terms(inverted).length === 1)
}

export function createFoodTable(
  foods: readonly LookupFood[],
  uses: ReadonlyMap<number, number> = new Map(),
): FoodTable {
  // Built on first use: nine thousand names take up to 300 ms.
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
