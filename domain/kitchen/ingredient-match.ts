// What a person means by an ingredient or a kind of food ("nuts", "seafood", "eggs"), matched against real foods.
import groups from '#catalogue/food-groups.json' with { type: 'json' }
import type { FoodTrait } from '#domain/nutrition/food.ts'
import { remembered } from '#domain/remembered.ts'
import { ownEntry } from '#domain/text/own-entry.ts'
import { phraseFinder, phraseReader } from '#domain/text/phrases.ts'
import { synonyms } from '#domain/text/synonyms.ts'
import { singularWords } from '#domain/text/text-match.ts'

/** A kind of food, by its traits, by the words of its names, or by USDA's numbers. */
interface FoodGroup {
  traits?: readonly FoodTrait[]
  /** Foods with one of these traits aren't in the group. */
  except?: readonly FoodTrait[]
  words?: readonly string[]
  'except words'?: readonly string[]
  /** First digits of USDA's numbers: the name of a sirloin steak doesn't say "beef". */
  usda?: readonly string[]
}

/** Keys are folded and singular. ingredient-match.test.ts checks the words in the file. */
export const FOOD_GROUPS = groups as Record<string, FoodGroup>

/** The provider's intolerances. */
const INTOLERANCES = new Set(
  'dairy,egg,gluten,grain,peanut,seafood,sesame,shellfish,soy,sulfite,tree nut,wheat'.split(','),
)

/** Names that contain a word but not the food: butter beans have no butter. */
const NAMESAKES: Record<string, readonly string[]> = {
  apple: ['crab apple', 'custard apple', 'pine apple'],
  banana: ['banana shallot', 'banana pepper', 'banana leaf'],
  beef: ['beef tomato', 'beefsteak tomato'],
  butter: [
    'butter bean',
    'butter lettuce',
    'peanut butter',
    'almond butter',
    'cashew butter',
    'nut butter',
    'cocoa butter',
    'apple butter',
  ],
  cheese: ['head cheese', 'vegan cheese'],
  cherry: ['cherry tomato'],
  cider: ['cider vinegar'],
  cream: ['coconut cream', 'cream of coconut', 'cream of tartar', 'cream of wheat', 'oat cream', 'soy cream'],
  egg: ['egg plant'],
  fish: ['fish mint', 'vegan fish'],
  grape: ['grape tomato'],
  kidney: ['kidney bean'],
  lamb: ['lamb lettuce'],
  lemon: ['lemon grass'],
  milk: ['coconut milk', 'almond milk', 'oat milk', 'soy milk', 'rice milk', 'cashew milk', 'hemp milk'],
  nut: ['nut meg', 'butter nut', 'coco nut', 'tiger nut', 'water chest nut'],
  olive: ['olive oil'],
  oyster: ['oyster mushroom'],
  pea: ['chick pea'],
  plum: ['plum tomato'],
  sugar: ['sugar snap', 'sugar pea'],
  water: ['rose water', 'orange blossom water', 'coconut water', 'tonic water', 'tamarind water', 'water chest nut'],
  wheat: ['buck wheat'],
  wine: ['wine vinegar'],
  yogurt: ['coconut yogurt', 'soy yogurt'],
}

export interface MatchableFood {
  /** Every name of the food, as folded singular words. */
  names: readonly (readonly string[])[]
  traits: ReadonlySet<FoodTrait>
  usda: string | null
}

export const matchableFood = (names: readonly string[], traits: ReadonlySet<FoodTrait>, usda: string | null) => ({
  names: names.map(singularWords),
  traits,
  usda,
})

export type FoodTest = (food: MatchableFood) => boolean

/** More words than are in use at a time. */
const MOST_REMEMBERED = 500

const namesakesOf = (word: string) => (ownEntry(NAMESAKES, word) ?? []).map(singularWords)
const namesakeFinder = remembered(MOST_REMEMBERED, (word) => phraseFinder(namesakesOf(word)))

/** Whether the name only contains the word: "butter" in "peanut butter". All as folded singular words. */
export const isNamesake = (word: string, name: readonly string[]): boolean => namesakeFinder(word)(name)

/** A word of a name that means the food. */
interface Naming {
  phrase: readonly string[]
  /** Foods with one of these traits aren't meant. */
  except: readonly FoodTrait[]
  /** Whether a name says that the food is something else. */
  isOther: (name: readonly string[]) => boolean
}

/**
 * A food is meant if one of its names has the phrase and none says that it is something else: a tomato isn't beef,
 * although some are called beef tomatoes, and "egg-free mayonnaise" has no egg.
 */
function namingBy(phrase: readonly string[], group: FoodGroup = {}, except: Naming['except'] = []): Naming {
  const exceptions = (group['except words'] ?? []).map(singularWords)
  return {
    phrase,
    except,
    isOther: phraseFinder([...namesakesOf(phrase.join(' ')), ...exceptions, [...phrase, 'free']]),
  }
}

const namingsOf = (group: FoodGroup): Naming[] =>
  (group.words ?? []).map((words) => namingBy(singularWords(words), group, group.except))

/** By what the food is, not by its names. */
const isOfGroup = ({ traits, usda }: MatchableFood, group: FoodGroup): boolean =>
  !group.except?.some((trait) => traits.has(trait)) &&
  ((group.traits?.some((trait) => traits.has(trait)) || group.usda?.some((digits) => usda?.startsWith(digits))) ??
    false)

/**
 * A predicate for "is or contains what this word means", under any of its names. Whole words only. Testing a food takes
 * one pass over its names, however many words the group has.
 */
export const foodTest = remembered(MOST_REMEMBERED, (item: string): FoodTest => {
  const meanings = synonyms.meanings(item).map((phrase) => ({ phrase, group: ownEntry(FOOD_GROUPS, phrase.join(' ')) }))
  const groups = meanings.flatMap(({ group }) => group ?? [])
  const namings = [...meanings.map(({ phrase, group }) => namingBy(phrase, group)), ...groups.flatMap(namingsOf)]
  const namingsIn = phraseReader(namings, ({ phrase }) => phrase)
  return (food) =>
    groups.some((group) => isOfGroup(food, group)) ||
    food.names.some((name) =>
      namingsIn(
        name,
        ({ except, isOther }) => !except.some((trait) => food.traits.has(trait)) && !food.names.some(isOther),
      ),
    )
})

const MILK = new Set(['milk', 'cow milk', 'cow s milk', 'milk product', 'milk protein'])

/** What an excluded word means: whoever avoids milk avoids what is made of it, as "Contains milk" says on a page. */
export const avoidedWord = (word: string): string => (MILK.has(singularWords(word).join(' ')) ? 'dairy' : word)

/** The predicate for one of the provider's intolerances, or null if the word isn't one. */
export function intoleranceTest(word: string): ((food: Pick<MatchableFood, 'traits'>) => boolean) | null {
  const key = singularWords(word).join(' ')
  const kinds = INTOLERANCES.has(key) ? FOOD_GROUPS[key]?.traits : undefined
  return kinds ? ({ traits }) => kinds.some((kind) => traits.has(kind)) : null
}
