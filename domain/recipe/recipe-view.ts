// Converts the provider's recipe JSON to the site's view model. Never throws; returns null without an id.

import { type Json, listOf, objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import type { Measure } from '#domain/kitchen/measures.ts'
import type { KnownAllergens } from '#domain/nutrition/allergens.ts'
import { percentByName } from '#domain/nutrition/daily-values.ts'
import { type NutritionFacts, nutritionFacts, type ViewNutrient } from '#domain/nutrition/nutrition-facts.ts'
import { isEmbeddedId, type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { amountText } from '#domain/text/amount-text.ts'
import { listItemTexts, plainLines, plainText } from '#domain/text/plain-text.ts'
import { PROVIDER_PICTURES, recipePicture, webAddress } from './recipe-picture.ts'
import type { StepMeasure } from './step-measure.ts'

export interface RecipeMeasure {
  amount: number
  unit: string
}

export interface ViewIngredient {
  name: string
  /** As text, with at most two decimals; '' if unknown. For the whole recipe. */
  amount: string
  unit: string
  image: string
  /** The same amount as a number; 0 if unknown. */
  quantity: number
  aisle: string
  original: string
  /** What one can weighs, drained if the recipe drains it; missing if unknown or not from a can. */
  canGrams?: number
  metric: RecipeMeasure | null
  us: RecipeMeasure | null
}

export interface ViewStep {
  section: string
  text: string
  minutes: number | null
  /** Where the text gives amounts; empty for recipes that aren't ours. */
  amounts: StepMeasure[]
}

export interface Recipe {
  id: RecipeId
  title: string
  /** What a foreign-language title means; '' if the title says it. */
  gloss: string
  image: string
  readyInMinutes: number
  /** Null if the provider doesn't separate them. */
  preparationMinutes: number | null
  cookingMinutes: number | null
  servings: number
  instructions: string
  steps: ViewStep[]
  /** After the steps: a member's notes and source, or why our recipe works and how long it keeps. */
  notes?: string[]
  /** Pots and tools to get out; empty if the recipe doesn't say. */
  equipment: string[]
  ingredients: ViewIngredient[]
  /** The first of `cuisines`, '' if there is none. */
  cuisine: string
  cuisines: string[]
  source: 'embedded' | 'spoonacular'
  sourceName: string
  sourceUrl: string
  hasNutrition: boolean
  /** How many ingredients its nutrition leaves out; missing if none. */
  uncounted?: number
  /** Per serving: kcal, g, and sodium in mg; 0 if the provider gives none. */
  nutrition: NutritionFacts
  nutrients: ViewNutrient[]
  /** By its ingredients; missing if unknown, as for own recipes. */
  gramsPerServing?: number
  healthScore: number
  /** Cents; null if unknown. */
  pricePerServing: number | null
  /** kg of CO2e; null if unknown, as for recipes that aren't ours. */
  co2eKgPerServing: number | null
  /** 0 to 100: how much of the price is our own estimate; null for other providers' prices. */
  estimatedPricePercent: number | null
  vegan: boolean
  vegetarian: boolean
  glutenFree: boolean
  dairyFree: boolean
  veryHealthy: boolean
  cheap: boolean
  sustainable: boolean
  dishTypes: string[]
  diets: string[]
  /** Null if unknown, as for recipes that aren't ours. */
  allergens: KnownAllergens | null
  /** What the diet labels depend on, in sentences. */
  labelNotes: string[]
  summary: string
  /** YYYY-MM-DD; '' if unknown, as for recipes that aren't ours. */
  datePublished: string
  category: string
  tags: string[]
  youtubeUrl: string
}

/** The fields that a card needs; lists contain nothing else, to stay small. */
export type RecipeCard = Omit<
  Recipe,
  'instructions' | 'steps' | 'notes' | 'equipment' | 'ingredients' | 'nutrients' | 'gramsPerServing' | 'summary'
>

const text = (value: unknown): string => plainText(textOf(value))
const texts = (value: unknown): string[] =>
  listOf(value)
    .filter((item) => typeof item === 'string')
    .map(plainText)
function measure(value: unknown): RecipeMeasure | null {
  const json = objectOf(value)
  const amount = positive(json.amount)
  return amount === 0 ? null : { amount, unit: text(json.unitShort) || text(json.unitLong) }
}

function ingredient(json: Json, embedded: boolean): ViewIngredient {
  const quantity = positive(json.amount)
  const file = textOf(json.image)
  const pictures = embedded ? '/img/ingredients' : `${PROVIDER_PICTURES}/ingredients_100x100`
  const measures = objectOf(json.measures)
  return {
    name: text(json.nameClean) || text(json.name) || text(json.original),
    amount: amountText(quantity),
    unit: text(json.unit),
    image: webAddress(file) || (/^[\w.-]+$/.test(file) ? `${pictures}/${file}` : ''),
    quantity,
    aisle: text(json.aisle),
    original: text(json.original),
    ...(positive(json.canGrams) > 0 && { canGrams: positive(json.canGrams) }),
    metric: measure(measures.metric),
    us: measure(measures.us),
  }
}

function stepMinutes(length: Json): number | null {
  const number = positive(length.number)
  if (number === 0) return null
  return /^h/i.test(textOf(length.unit)) ? number * 60 : number
}

/** Only for our recipes, and only while positions still match the text. */
function stepAmounts(step: Json): StepMeasure[] {
  if (text(step.step) !== step.step) return []
  const written = (value: unknown): Measure | null => {
    const { amount, unit } = objectOf(value)
    return positive(amount) > 0 ? { amount: positive(amount), unit: textOf(unit) } : null
  }
  return objectsOf(step.amounts).map((json) => ({
    from: positive(json.from),
    to: positive(json.to),
    name: textOf(json.name),
    amountFirst: json.amountFirst === true,
    amount: positive(json.amount),
    unit: textOf(json.unit),
    metric: written(json.metric),
    us: written(json.us),
  }))
}

function analysedSteps(value: unknown): ViewStep[] {
  return objectsOf(value).flatMap((section) =>
    objectsOf(section.steps)
      .map((step) => ({
        section: text(section.name),
        text: text(step.step),
        minutes: stepMinutes(objectOf(step.length)),
        amounts: stepAmounts(step),
      }))
      .filter((step) => step.text !== ''),
  )
}

function equipmentOf(value: unknown): string[] {
  const steps = objectsOf(value).flatMap((section) => objectsOf(section.steps))
  const names = steps.flatMap(({ equipment }) => objectsOf(equipment).map(({ name }) => text(name)))
  return [...new Set(names.filter((name) => name !== ''))]
}

function instructionLines(html: string, steps: ViewStep[]): string[] {
  const items = listItemTexts(html)
  if (items.length > 0) return items
  if (steps.length === 0) return plainLines(html)
  return steps.flatMap((step, index) =>
    step.section !== '' && step.section !== steps[index - 1]?.section ? [step.section, step.text] : [step.text],
  )
}

/** Other providers' percentages follow other tables, so only ours are taken over. */
function viewNutrients(value: unknown, ours: boolean): ViewNutrient[] {
  return objectsOf(value)
    .map((json) => {
      const name = text(json.name) || text(json.title)
      const amount = positive(json.amount)
      const unit = text(json.unit)
      const percent = ours && typeof json.percentOfDailyNeeds === 'number' ? positive(json.percentOfDailyNeeds) : null
      return { name, amount, unit, percentOfDailyNeeds: ours ? percent : percentByName(name, amount, unit) }
    })
    .filter((nutrient) => nutrient.name !== '')
}

function viewAllergens(value: unknown): KnownAllergens | null {
  const { contains, mayContain } = objectOf(value)
  if (!Array.isArray(contains)) return null
  return { contains: texts(contains), mayContain: texts(mayContain), unknown: 0 }
}

const titleCase = (words: string): string => words.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())

export function recipeFromProvider(value: unknown): Recipe | null {
  const json = objectOf(value)
  const id = typeof json.id === 'number' ? recipeId(json.id) : null
  if (id === null) return null
  const embedded = isEmbeddedId(id)
  const analysed = analysedSteps(json.analyzedInstructions)
  const lines = instructionLines(textOf(json.instructions), analysed)
  const nutrients = viewNutrients(objectOf(json.nutrition).nutrients, embedded)
  const gramsPerServing = positive(objectOf(objectOf(json.nutrition).weightPerServing).amount)
  const vegan = json.vegan === true
  const cuisines = texts(json.cuisines)
  const dishTypes = texts(json.dishTypes)
  const youtube = webAddress(json.youtubeUrl)
  const notes = texts(json.notes)
  return {
    id,
    title: text(json.title) || 'Untitled recipe',
    gloss: text(json.gloss),
    image: recipePicture(json, id),
    readyInMinutes: Math.round(positive(json.readyInMinutes)),
    preparationMinutes: Math.round(positive(json.preparationMinutes)) || null,
    cookingMinutes: Math.round(positive(json.cookingMinutes)) || null,
    servings: positive(json.servings) || 1,
    instructions: lines.join('\n'),
    steps:
      analysed.length > 0 ? analysed : lines.map((line) => ({ section: '', text: line, minutes: null, amounts: [] })),
    ...(notes.length === 0 ? {} : { notes }),
    equipment: equipmentOf(json.analyzedInstructions),
    ingredients: objectsOf(json.extendedIngredients)
      .map((item) => ingredient(item, embedded))
      .filter((item) => item.name !== ''),
    cuisine: cuisines[0] ?? '',
    cuisines,
    source: embedded ? 'embedded' : 'spoonacular',
    sourceName: text(json.sourceName) || text(json.creditsText),
    // The original of our own recipes is the page itself.
    sourceUrl: embedded ? '' : webAddress(json.sourceUrl) || webAddress(json.spoonacularSourceUrl),
    hasNutrition: nutrients.length > 0,
    nutrition: nutritionFacts(nutrients),
    nutrients,
    ...(gramsPerServing > 0 && { gramsPerServing }),
    healthScore: Math.min(100, Math.round(positive(json.healthScore))),
    pricePerServing: positive(json.pricePerServing) || null,
    co2eKgPerServing: positive(json.co2eKgPerServing) || null,
    estimatedPricePercent: typeof json.estimatedPricePercent === 'number' ? positive(json.estimatedPricePercent) : null,
    vegan,
    vegetarian: vegan || json.vegetarian === true,
    glutenFree: json.glutenFree === true,
    dairyFree: vegan || json.dairyFree === true,
    veryHealthy: json.veryHealthy === true,
    cheap: json.cheap === true,
    sustainable: json.sustainable === true,
    dishTypes,
    diets: texts(json.diets),
    allergens: viewAllergens(json.allergens),
    labelNotes: objectsOf(json.labelNotes).map(({ note }) => text(note)),
    summary: text(json.summary),
    datePublished: text(json.datePublished),
    category: titleCase(dishTypes[0] ?? ''),
    tags: [...texts(json.tags), ...texts(json.occasions)],
    youtubeUrl: /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be)\//i.test(youtube) ? youtube : '',
  }
}
