// What a dish contains that the people who eat it avoid.
import { andText } from '#domain/text/and-text.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import type { Diet } from './diets.ts'

export interface Eater {
  /** '' for the member who reads it. */
  name: string
  /** Allergies and dislikes, in the member's own words. */
  avoids: readonly string[]
  /** Only a diet that excludes foods. */
  diet: Diet | null
}

/** What is known of a dish. */
export interface Contents {
  contains: (word: string) => boolean
  /** Depending on the product. */
  mayContain: (word: string) => boolean
  fits: (diet: Diet) => boolean
}

export interface Avoided {
  kind: 'contains' | 'may contain' | 'diet'
  what: string
  /** Names of eaters. */
  by: string[]
}

/** Each thing once, with everybody who avoids it. */
export function avoidedIn(dish: Contents, eaters: readonly Eater[]): Avoided[] {
  const found = new Map<string, Avoided>()
  function add(kind: Avoided['kind'], what: string, name: string) {
    const key = `${kind} ${what}`
    const before = found.get(key)
    if (!before) found.set(key, { kind, what, by: [name] })
    else if (!before.by.includes(name)) before.by.push(name)
  }
  for (const { name, avoids, diet } of eaters) {
    for (const word of avoids) {
      if (dish.contains(word)) add('contains', word, name)
      else if (dish.mayContain(word)) add('may contain', word, name)
    }
    if (diet !== null && !dish.fits(diet)) add('diet', diet.toLowerCase(), name)
  }
  return [...found.values()]
}

const names = (by: readonly string[]): string => andText(by.map((name) => name || 'you'))

/**
 * For a card: "Mushrooms: Ana", "Not vegan: you". Only what is certain; what depends on the product is for the recipe's
 * page and the store.
 */
export const avoidedBadges = (avoided: readonly Avoided[]): string[] =>
  avoided
    .filter(({ kind }) => kind !== 'may contain')
    .map(({ kind, what, by }) => {
      const text = kind === 'diet' ? `not ${what}` : what
      return `${capitalized(text)}: ${names(by)}`
    })

/** "Contains sesame and milk, which Ana avoids." One sentence for each group of people. */
export function avoidedSentences(avoided: readonly Avoided[], kinds: readonly Avoided['kind'][]): string[] {
  const groups = new Map<string, Avoided[]>()
  for (const kind of kinds) {
    for (const one of avoided.filter((candidate) => candidate.kind === kind)) {
      const key = JSON.stringify([kind, one.by])
      groups.set(key, [...(groups.get(key) ?? []), one])
    }
  }
  return Array.from(groups.values(), sentence)
}

function sentence(things: readonly Avoided[]): string {
  const { kind = 'contains', by = [] } = things[0] ?? {}
  const what = andText(things.map((thing) => thing.what))
  const people = names(by)
  const ending = by.length === 1 && by[0] !== '' ? 's' : ''
  if (kind === 'diet') return `Doesn’t fit a ${what} diet, which ${people} follow${ending}.`
  return `${kind === 'contains' ? 'Contains' : 'May contain'} ${what}, which ${people} avoid${ending}.`
}
