// The provider's recipe JSON as the site shows it. Tolerant: whatever comes, it never throws; it answers null when there is no id.

import { nutritionFacts } from '#domain/nutrition/nutrition-facts.ts'
import { amountText } from '#domain/text/amount-text.ts'
import { listItemTexts, plainLines, plainText } from '#domain/text/plain-text.ts'
import { isEmbeddedId } from './recipe-ids.ts'
import { pictureSources } from './recipe-pictures.ts'

export { isEmbeddedId, pictureSources }

export interface RecipeMeasure {
  amount: number
  unit: string
}

export interface ViewIngredient {
  name: string
  /** As text, at most two decimals; '' when unknown. For the whole recipe. */
  amount: string
  unit: string
  image: string
  /** The same amount as a number; 0 when unknown. */
  quantity: number
  aisle: string
  original: string
  metric: RecipeMeasure | null
  us: RecipeMeasure | null
}

export interface ViewStep {
  section: string
  text: string
  minutes: number | null
}

export interface ViewNutrient {
  name: string
  amount: number
  unit: string
  percentOfDailyNeeds: number | null
}

export interface Recipe {
  id: string
  title: string
  image: string
  readyInMinutes: number
  /** Null when the provider does not tell them apart. */
  preparationMinutes: number | null
  cookingMinutes: number | null
  servings: number
  instructions: string
  steps: ViewStep[]
  ingredients: ViewIngredient[]
  /** The first of `cuisines`, '' when there is none. */
  cuisine: string
  cuisines: string[]
  source: 'embedded' | 'spoonacular'
  sourceName: string
  sourceUrl: string
  hasNutrition: boolean
  /** Per serving: kcal, g, and sodium in mg; 0 where the provider gives none. */
  nutrition: NutritionFacts
  nutrients: ViewNutrient[]
  healthScore: number
  /** Cents; null when unknown. */
  pricePerServing: number | null
  /** kg of CO2e; null when unknown, as it is for recipes that are not ours. */
  co2eKgPerServing: number | null
  vegan: boolean
  vegetarian: boolean
  glutenFree: boolean
  dairyFree: boolean
  veryHealthy: boolean
  cheap: boolean
  sustainable: boolean
  dishTypes: string[]
  diets: string[]
  summary: string
  /** YYYY-MM-DD; '' when unknown, as it is for recipes that are not ours. */
  datePublished: string
  category: string
  tags: string[]
  youtubeUrl: string
}

export interface NutritionFacts {
  calories: number
  protein: number
  carbs: number
  fat: number
  fiber: number
  sugar: number
  sodium: number
}

const PROVIDER_PICTURES = 'https://img.spoonacular.com'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const object = (value: unknown): Json => (isObject(value) ? value : {})
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])
const string = (value: unknown): string => (typeof value === 'string' ? value : '')
const text = (value: unknown): string => plainText(string(value))
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string').map(plainText) : []
const positive = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
const webAddress = (value: unknown): string => (/^https?:\/\/[^\s"'<>]+$/i.test(string(value)) ? string(value) : '')

/** The address that the provider gives, or the one that it leaves to be put together; '' without either. */
export function recipePicture(json: Readonly<Record<string, unknown>>, id: number): string {
  // Ours without the origin, so that a page rendered on the server and the same page in the browser agree.
  if (isEmbeddedId(id)) return pictureSources({ id, image: string(json.image) }).src
  const given = webAddress(json.image)
  const type = string(json.imageType)
  if (given || !/^[a-z]{3,4}$/.test(type)) return given
  return `${PROVIDER_PICTURES}/recipes/${id}-556x370.${type}`
}

function measure(value: unknown): RecipeMeasure | null {
  const json = object(value)
  const amount = positive(json.amount)
  return amount === 0 ? null : { amount, unit: text(json.unitShort) || text(json.unitLong) }
}

function ingredient(json: Json, embedded: boolean): ViewIngredient {
  const quantity = positive(json.amount)
  const file = string(json.image)
  const pictures = embedded ? '/img/ingredients' : `${PROVIDER_PICTURES}/ingredients_100x100`
  const measures = object(json.measures)
  return {
    name: text(json.nameClean) || text(json.name) || text(json.original),
    amount: amountText(quantity),
    unit: text(json.unit),
    image: webAddress(file) || (/^[\w.-]+$/.test(file) ? `${pictures}/${file}` : ''),
    quantity,
    aisle: text(json.aisle),
    original: text(json.original),
    metric: measure(measures.metric),
    us: measure(measures.us),
  }
}

function stepMinutes(length: Json): number | null {
  const number = positive(length.number)
  if (number === 0) return null
  return /^h/i.test(string(length.unit)) ? number * 60 : number
}

function analysedSteps(value: unknown): ViewStep[] {
  return objects(value).flatMap((section) =>
    objects(section.steps)
      .map((step) => ({
        section: text(section.name),
        text: text(step.step),
        minutes: stepMinutes(object(step.length)),
      }))
      .filter((step) => step.text !== ''),
  )
}

function instructionLines(html: string, steps: ViewStep[]): string[] {
  const items = listItemTexts(html)
  if (items.length > 0) return items
  if (steps.length === 0) return plainLines(html)
  return steps.flatMap((step, index) =>
    step.section !== '' && step.section !== steps[index - 1]?.section ? [step.section, step.text] : [step.text],
  )
}

function viewNutrients(value: unknown): ViewNutrient[] {
  return objects(value)
    .map((json) => ({
      name: text(json.name) || text(json.title),
      amount: positive(json.amount),
      unit: text(json.unit),
      percentOfDailyNeeds: typeof json.percentOfDailyNeeds === 'number' ? positive(json.percentOfDailyNeeds) : null,
    }))
    .filter((nutrient) => nutrient.name !== '')
}

const titleCase = (words: string): string => words.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())

export function recipeFromProvider(value: unknown): Recipe | null {
  const json = object(value)
  const id = json.id
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return null
  const embedded = isEmbeddedId(id)
  const analysed = analysedSteps(json.analyzedInstructions)
  const lines = instructionLines(string(json.instructions), analysed)
  const nutrients = viewNutrients(object(json.nutrition).nutrients)
  const vegan = json.vegan === true
  const cuisines = strings(json.cuisines)
  const dishTypes = strings(json.dishTypes)
  const youtube = webAddress(json.youtubeUrl)
  return {
    id: String(id),
    title: text(json.title) || 'Untitled recipe',
    image: recipePicture(json, id),
    readyInMinutes: Math.round(positive(json.readyInMinutes)),
    preparationMinutes: Math.round(positive(json.preparationMinutes)) || null,
    cookingMinutes: Math.round(positive(json.cookingMinutes)) || null,
    servings: positive(json.servings) || 1,
    instructions: lines.join('\n'),
    steps: analysed.length > 0 ? analysed : lines.map((line) => ({ section: '', text: line, minutes: null })),
    ingredients: objects(json.extendedIngredients)
      .map((item) => ingredient(item, embedded))
      .filter((item) => item.name !== ''),
    cuisine: cuisines[0] ?? '',
    cuisines,
    source: embedded ? 'embedded' : 'spoonacular',
    sourceName: text(json.sourceName) || text(json.creditsText),
    // Our own recipes have no other original than the page itself.
    sourceUrl: embedded ? '' : webAddress(json.sourceUrl) || webAddress(json.spoonacularSourceUrl),
    hasNutrition: nutrients.length > 0,
    nutrition: nutritionFacts(nutrients),
    nutrients,
    healthScore: Math.min(100, Math.round(positive(json.healthScore))),
    pricePerServing: positive(json.pricePerServing) || null,
    co2eKgPerServing: positive(json.co2eKgPerServing) || null,
    vegan,
    vegetarian: vegan || json.vegetarian === true,
    glutenFree: json.glutenFree === true,
    dairyFree: vegan || json.dairyFree === true,
    veryHealthy: json.veryHealthy === true,
    cheap: json.cheap === true,
    sustainable: json.sustainable === true,
    dishTypes,
    diets: strings(json.diets),
    summary: text(json.summary),
    datePublished: text(json.datePublished),
    category: titleCase(dishTypes[0] ?? ''),
    tags: strings(json.occasions),
    youtubeUrl: /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be)\//i.test(youtube) ? youtube : '',
  }
}
