// What a person means by an ingredient or a kind of food ("nuts", "seafood", "eggs"), matched against real foods.
import type { FoodTrait } from '#domain/nutrition/food.ts'
import { ownEntry } from '#domain/text/own-entry.ts'
import { containsPhrase, singularWords } from '#domain/text/text-match.ts'

/** Kinds of food, each by what it is made of. Keys are folded and in the singular. */
const KINDS: Record<string, readonly FoodTrait[]> = {
  meat: ['meat', 'poultry', 'pork', 'animal-by-product'],
  poultry: ['poultry'],
  pork: ['pork'],
  fish: ['fish'],
  shellfish: ['shellfish'],
  seafood: ['fish', 'shellfish'],
  egg: ['egg'],
  dairy: ['dairy', 'lactose', 'ghee'],
  'dairy product': ['dairy', 'lactose', 'ghee'],
  lactose: ['lactose'],
  gluten: ['gluten', 'wheat'],
  wheat: ['wheat'],
  grain: ['grain', 'wheat', 'gluten'],
  legume: ['legume', 'pod-legume'],
  pulse: ['legume'],
  soy: ['soy'],
  soya: ['soy'],
  peanut: ['peanut'],
  nut: ['tree-nut', 'peanut'],
  'tree nut': ['tree-nut'],
  sesame: ['sesame'],
  mustard: ['mustard'],
  celery: ['celery'],
  alcohol: ['alcohol'],
  sugar: ['added-sugar'],
  honey: ['honey'],
  sulfite: ['sulfite'],
  sulphite: ['sulfite'],
  msg: ['msg'],
}

/** The provider's intolerances. */
const INTOLERANCES = new Set(
  'dairy,egg,gluten,grain,peanut,seafood,sesame,shellfish,soy,sulfite,tree nut,wheat'.split(','),
)

/** Names that hold a word without holding the food: butter beans have no butter. */
const NAMESAKES: Record<string, readonly string[]> = {
  apple: ['crab apple', 'custard apple', 'pine apple'],
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
  cream: ['coconut cream', 'cream of coconut', 'cream of tartar', 'oat cream', 'soy cream'],
  egg: ['egg plant'],
  fish: ['fish mint'],
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
  wheat: ['buck wheat'],
  wine: ['wine vinegar'],
  yogurt: ['coconut yogurt', 'soy yogurt'],
}

// USDA numbers its foods by kind; a sirloin steak says "beef" nowhere in its name.
const USDA_GROUPS: Record<string, readonly string[]> = { beef: ['13', '23'] }

export interface MatchableFood {
  /** Every name of the food, in folded singular words. */
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

function withoutNamesakes(name: readonly string[], namesakes: readonly (readonly string[])[]): boolean {
  return !namesakes.some((namesake) => containsPhrase(name, namesake))
}

/** A test for "is or contains what this word means". Whole words only. */
export function foodTest(item: string): FoodTest {
  const phrase = singularWords(item)
  const key = phrase.join(' ')
  const kinds = ownEntry(KINDS, key) ?? []
  const groups = ownEntry(USDA_GROUPS, key) ?? []
  const namesakes = (ownEntry(NAMESAKES, key) ?? []).map((text) => text.split(' '))
  return ({ names, traits, usda }) =>
    kinds.some((kind) => traits.has(kind)) ||
    groups.some((group) => usda?.startsWith(group)) ||
    names.some((name) => containsPhrase(name, phrase) && withoutNamesakes(name, namesakes))
}

/** The test for one of the provider's intolerances, or null for a word that is none. */
export function intoleranceTest(word: string): FoodTest | null {
  const key = singularWords(word).join(' ')
  const kinds = INTOLERANCES.has(key) ? KINDS[key] : undefined
  return kinds ? ({ traits }) => kinds.some((kind) => traits.has(kind)) : null
}
