// What a person means by an ingredient or a kind of food ("nuts", "seafood", "eggs"), matched against real foods.
import groups from '#catalogue/food-groups.json' with { type: 'json' }
import type { FoodTrait } from '#domain/nutrition/food.ts'
import { ownEntry } from '#domain/text/own-entry.ts'
import { synonyms } from '#domain/text/synonyms.ts'
import { containsPhrase, singularWords } from '#domain/text/text-match.ts'

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

/** Whether the name only contains the word: "butter" in "peanut butter". All as folded singular words. */
export const isNamesake = (word: string, name: readonly string[]): boolean =>
  hasPhrase(name, (ownEntry(NAMESAKES, word) ?? []).map(singularWords))

const hasPhrase = (name: readonly string[], phrases: readonly (readonly string[])[]): boolean =>
  phrases.some((phrase) => containsPhrase(name, phrase))

/**
 * Whether one of the food's names has the phrase and none says that it is something else: a tomato isn't beef, although
 * some are called beef tomatoes, and "egg-free mayonnaise" has no egg.
 */
function namedTest(phrase: readonly string[], exceptions: readonly string[] = []): FoodTest {
  const others = [...(ownEntry(NAMESAKES, phrase.join(' ')) ?? []), ...exceptions].map(singularWords)
  others.push([...phrase, 'free'])
  return ({ names }) =>
    names.some((name) => containsPhrase(name, phrase)) && !names.some((name) => hasPhrase(name, others))
}

function groupTest(group: FoodGroup): FoodTest {
  const named = (group.words ?? []).map((words) => namedTest(singularWords(words), group['except words']))
  return (food) =>
    !group.except?.some((trait) => food.traits.has(trait)) &&
    (group.traits?.some((trait) => food.traits.has(trait)) ||
      group.usda?.some((digits) => food.usda?.startsWith(digits)) ||
      named.some((test) => test(food)))
}

/** A predicate for "is or contains what this word means", under any of its names. Whole words only. */
export function foodTest(item: string): FoodTest {
  const tests = synonyms.meanings(item).map(phraseTest)
  return (food) => tests.some((test) => test(food))
}

function phraseTest(phrase: readonly string[]): FoodTest {
  const group = ownEntry(FOOD_GROUPS, phrase.join(' '))
  const isNamed = namedTest(phrase, group?.['except words'])
  const isOfGroup: FoodTest = group ? groupTest(group) : () => false
  return (food) => isOfGroup(food) || isNamed(food)
}

/** The words in a list that don't match any known food. */
export function unknownFoodWords(list: readonly string[], foods: readonly MatchableFood[]): string[] {
  return list.filter((item) => !foods.some(foodTest(item)))
}

/** The predicate for one of the provider's intolerances, or null if the word isn't one. */
export function intoleranceTest(word: string): FoodTest | null {
  const key = singularWords(word).join(' ')
  const kinds = INTOLERANCES.has(key) ? FOOD_GROUPS[key]?.traits : undefined
  return kinds ? ({ traits }) => kinds.some((kind) => traits.has(kind)) : null
}
