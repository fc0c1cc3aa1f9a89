// Food lookup. Our own foods come first, because their names are simple, then USDA's.
import { synonyms } from '#domain/text/synonyms.ts'
import { singularWords } from '#domain/text/text-match.ts'
import { type Correction, createTextIndex, type TextIndex } from '#server/text-index/text-index.ts'
import { createFoodRanking, KIND_OF_FOOD, OTHER_FOOD, wordsOfQuery } from './food-ranking.ts'
import type { LookupFood } from './lookup-food.ts'

export interface FoodTable {
  byId: ReadonlyMap<number, LookupFood>
  /** Best first. `accept` filters before ranking, which is most of the work. */
  search(query: string, accept?: (food: LookupFood) => boolean): LookupFood[]
  /** Our food with this common name; null if the words only occur in the names of other foods. */
  named(name: string): LookupFood | null
  /** Like `named`, but only the food itself, not a kind of it: "soup" isn't chicken soup. */
  called(name: string): LookupFood | null
  /** Our food with exactly this name or alias. */
  exactly(name: string): LookupFood | null
  /** Builds the search index, so that the first search does not have to. */
  warm(): void
}

/** Foods that rank this much worse than the best are dropped: "lettuce" does not mean a taco with lettuce. */
const FARTHEST = 2.75

/** Shorter USDA names are simpler. Our own foods keep their order, prepared foods first. */
const byNameLength = (a: LookupFood, b: LookupFood): number =>
  a.traits === null && b.traits === null ? a.name.length - b.name.length : 0

/** Makes "potatoes, baked, flesh" match the phrase "baked potato"; only for phrases in the synonym table. */
const invertedNames = (name: string): string[] => {
  const [first = '', ...kinds] = name.split(', ')
  return kinds.map((kind) => `${kind} ${first}`).filter((inverted) => synonyms.terms(inverted).length === 1)
}

const nameKey = (name: string): string => singularWords(name).join(' ')

/** Positions of our own foods by name and alias; several may have the same alias. */
function namesOfFoods(foods: readonly LookupFood[]) {
  const byName = new Map<string, { at: number; isAlias: boolean }[]>()
  for (const [at, { name, aliases, traits }] of foods.entries()) {
    if (traits === null) continue
    for (const text of new Set([name, ...aliases].map(nameKey))) {
      byName.set(text, [...(byName.get(text) ?? []), { at, isAlias: text !== nameKey(name) }])
    }
  }
  return byName
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

  const { rank, rankOfName } = createFoodRanking(({ id }) => uses.get(id) ?? 0)
  const byName = namesOfFoods(foods)

  function ranked(query: string, accept: (food: LookupFood) => boolean) {
    // The typed words take precedence over their synonyms: "hamburger buns" aren't beef.
    const exact = new Map(byName.get(nameKey(query))?.map(({ at, isAlias }) => [at, isAlias]))
    const { found, corrections } = searchIndex().search(query, { offset: 0, number: foods.length })
    const requested = wordsOfQuery(corrected(query, corrections))
    if (requested.length === 0) return []
    return [...new Set([...exact.keys(), ...found])]
      .flatMap((at) => {
        const food = foods[at]
        if (!food || !accept(food)) return []
        const isAlias = exact.get(at)
        const inOtherWords = rank(requested, food)
        return [
          { food, at, rank: isAlias === undefined ? inOtherWords : Math.min(inOtherWords, rankOfName(food, isAlias)) },
        ]
      })
      .sort((a, b) => a.rank - b.rank || byNameLength(a.food, b.food) || a.at - b.at)
  }

  /** The best of our own foods, if it is close enough. */
  function nearest(name: string, below: number): LookupFood | null {
    const [best] = ranked(name, ({ traits }) => traits !== null)
    return best && best.rank < below ? best.food : null
  }

  return {
    byId,
    warm: () => void searchIndex(),
    search(query, accept = () => true) {
      const all = ranked(query, accept)
      const worst = (all[0]?.rank ?? 0) + FARTHEST
      return all.filter((entry) => entry.rank <= worst).map(({ food }) => food)
    },
    named: (name) => nearest(name, OTHER_FOOD),
    called: (name) => nearest(name, KIND_OF_FOOD),
    exactly: (name) => foods[byName.get(nameKey(name))?.[0]?.at ?? -1] ?? null,
  }
}

const corrected = (query: string, corrections: readonly Correction[]): string =>
  corrections.reduce((text, { typed, read }) => text.toLowerCase().replace(typed, read), query)
