// How a dish is made and what it is rich in, read from its steps and nutrients, as words that people search for.
import { percentOfDailyValue } from '#domain/nutrition/daily-values.ts'
import type { NutrientKey, Nutrients } from '#domain/nutrition/nutrients.ts'
import type { RecipeInformation } from '#domain/recipe/provider.ts'
import { WEEKNIGHT_HANDS_ON_MINUTES, WEEKNIGHT_MINUTES } from '#domain/search/explained-words.ts'

/** Neither a Dutch oven on the stove nor baking powder. */
const OVEN = /(?<!dutch )\boven\b|\bbak(?:e|es|ed|ing(?! (?:powder|soda)))\b|\bbroil/i
const HEAT =
  /\b(?:heat|boil|simmer|fry|fries|fried|toast|sear|melt|grill|steam|poach|roast|warm|hot|kettle|cook)(?:s|ed|ing)?\b|°/i
const VESSEL = /\b(?:pot|pan|skillet|saucepan|wok|casserole|griddle|steamer|tagine|dutch oven|baking dish)\b/i
const ANOTHER = /\b(?:another|second|separate|other) (?:\w+ )?(?:pot|pan|skillet|saucepan)\b/i
const SHEET = /\bbaking sheets?\b/i
const GRILL = /\bgrill(?: pan)?\b/i
const SLOW = /simmer|brais|stew|gentl|low heat|bubbl|cover/i
const SLOW_MINUTES = 45
/** Long, but not cooking. */
const WAITING = /\b(?:soak|chill)/i
const FOR_THE_OVEN = /\b(?:baking sheet|baking dish|roasting pan)/i

/** A serving is "rich in" something with a fifth of its Daily Value (21 CFR 101.54). */
const RICH_PERCENT = 20
const RICH_IN: readonly (readonly [words: string, key: NutrientKey])[] = [
  ['iron rich', 'iron'],
  ['calcium rich', 'calcium'],
  ['potassium rich', 'potassium'],
  ['magnesium rich', 'magnesium'],
  ['vitamin c rich', 'vitaminC'],
  ['vitamin d rich', 'vitaminD'],
  ['folate rich', 'folate'],
  ['b12 rich', 'vitaminB12'],
]

const FEW_INGREDIENTS = 5

/** Nobody counts these. */
const UNCOUNTED = /^(?:salt|black pepper|water|ice)$/

function isForWeeknights({ readyInMinutes, preparationMinutes, dishTypes }: RecipeInformation): boolean {
  const isDinner = dishTypes.includes('main course')
  const handsOn = preparationMinutes ?? readyInMinutes
  return isDinner && readyInMinutes <= WEEKNIGHT_MINUTES && handsOn <= WEEKNIGHT_HANDS_ON_MINUTES
}

export function cookingWays(recipe: RecipeInformation, nutrients: Nutrients): string[] {
  const steps = recipe.analyzedInstructions.flatMap((section) => section.steps)
  const text = steps.map(({ step }) => step).join(' ')
  const tools = [...new Set(steps.flatMap(({ equipment }) => equipment.map(({ name }) => name.toLowerCase())))]
  const has = (tool: RegExp) => tools.some((name) => tool.test(name))
  const vessels = tools.filter((name) => VESSEL.test(name) || SHEET.test(name))
  const equipment = recipe.specialEquipment ?? []
  const isMeal = recipe.dishTypes.some((type) => type === 'main course' || type === 'soup')
  const isHot = HEAT.test(text) || OVEN.test(text)
  const isInOne = isMeal && isHot && vessels.length === 1 && !ANOTHER.test(text)
  const onSheet = has(SHEET) && OVEN.test(text)
  const isPot = isInOne && !onSheet && !(VESSEL.test(text) && SHEET.test(text))
  const isSlow = steps.some(
    ({ step, length }) => (length?.number ?? 0) >= SLOW_MINUTES && SLOW.test(step) && !WAITING.test(step),
  )
  const counted = recipe.extendedIngredients.filter(({ name }) => !UNCOUNTED.test(name))
  const ways: readonly (readonly [words: string, is: boolean])[] = [
    ['no cook', !isHot],
    ['no bake', !OVEN.test(text) && !onSheet],
    ['one pot', isPot],
    ['one pan', isInOne],
    ['sheet pan', isInOne && onSheet && !equipment.includes('sheet pan')],
    ['slow cooked', isMeal && isSlow && !has(FOR_THE_OVEN)],
    ['grill', GRILL.test(text)],
    ['blender', has(/\bblender\b/)],
    ['food processor', has(/\bfood processor\b/)],
    ['wok', has(/\bwok\b/)],
    ['weeknight', isForWeeknights(recipe)],
    ['kid friendly', recipe.forChildren === true],
    ['few ingredients', counted.length <= FEW_INGREDIENTS],
  ]
  return [
    ...equipment,
    ...ways.flatMap(([words, is]) => (is ? [words] : [])),
    ...RICH_IN.flatMap(([words, key]) => ((percentOfDailyValue(nutrients, key) ?? 0) >= RICH_PERCENT ? [words] : [])),
  ]
}
