// The diary as a file: our own format (docs/diary-format.md), and those of Cronometer and MyFitnessPal.
import { NUTRIENTS, type Nutrients } from '#domain/nutrition/nutrients.ts'
import { TRACKED_KEYS } from '#domain/nutrition/nutrition.ts'
import { csvLine, csvRows, unescapedText } from '#domain/text/csv.ts'
import { MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'
import { entryProblem, macroOf, macrosOf, macrosProblem, type NewEntry, scaleNutrients } from './diary-entry.ts'
import { importDays } from './import-days.ts'
import { type LoggedPortion, loggedPortion } from './logged-portion.ts'

const FIXED = ['date', 'meal', 'kind', 'name', 'recipe_id', 'food_id', 'grams', 'servings'] as const
/** Missing in files from before version 0.3. */
const PORTION = ['portion', 'portion_count'] as const
const MACROS = ['calories', 'protein_g', 'carbs_g', 'fat_g'] as const

const unitOf = (key: (typeof TRACKED_KEYS)[number]) => (key === 'vitaminARae' ? 'µg' : NUTRIENTS[key].unit)
/** "iron (mg)". */
const column = (key: (typeof TRACKED_KEYS)[number]) => `${key} (${unitOf(key)})`

export function diaryCsv(entries: readonly NewEntry[]): string {
  const head = [...FIXED, ...PORTION, ...MACROS, ...TRACKED_KEYS.map(column)]
  const lines = entries.map((entry) =>
    csvLine([
      entry.date,
      entry.mealType,
      entry.kind,
      entry.title,
      entry.recipeId,
      entry.foodId,
      entry.grams,
      entry.quantity,
      entry.portion?.label ?? null,
      entry.portion?.count ?? null,
      entry.calories,
      macroOf(entry, 'protein'),
      macroOf(entry, 'carbs'),
      macroOf(entry, 'fat'),
      ...TRACKED_KEYS.map((key) => entry.nutrients?.[key] ?? null),
    ]),
  )
  return `${[csvLine(head), ...lines].join('\r\n')}\r\n`
}

export type DiarySource = 'Plateful' | 'Cronometer' | 'MyFitnessPal'

export interface DiaryImport {
  source: DiarySource
  entries: NewEntry[]
  /** Lines that couldn't be read, each with a reason. */
  skipped: string[]
  /** The line at which reading ended, because a file can bring only so many. */
  unreadFrom: number | null
}

const MOST_ENTRIES = 20_000

/** Null if the file is in none of the three formats. */
export function readDiaryCsv(text: string): DiaryImport | null {
  const [head, ...rows] = csvRows(text)
  const names = (head?.cells ?? []).map(columnName)
  const source = sourceOf(names)
  if (!source) return null
  const result: DiaryImport = { source, entries: [], skipped: [], unreadFrom: null }
  const dayAt = names.indexOf(DAY_COLUMN[source])
  const days = importDays(rows.map(({ cells }) => (cells[dayAt] ?? '').trim()))
  for (const [at, { line, cells }] of rows.entries()) {
    const read = READERS[source](
      new Map(names.map((name, index) => [name, (cells[index] ?? '').trim()])),
      days[at] ?? null,
    )
    if (read === null) continue
    if (result.entries.length + result.skipped.length === MOST_ENTRIES) {
      result.unreadFrom = line
      break
    }
    const problem = typeof read === 'string' ? read : entryProblem(read)
    if (problem !== null) result.skipped.push(`Line ${line}: ${problem}`)
    else if (typeof read !== 'string') result.entries.push(read)
  }
  return result
}

/** Some programs write the Greek letter instead of the micro sign. */
const columnName = (name: string) => name.trim().replaceAll('\u03bc', '\u00b5')

/** One line per day, without what was eaten. */
export function isCronometerSummary(text: string): boolean {
  const [head] = csvRows(text)
  return ['Date', 'Energy (kcal)'].every((name) => head?.cells.includes(name))
}

const DAY_COLUMN: Record<DiarySource, string> = { Plateful: 'date', Cronometer: 'Day', MyFitnessPal: 'Date' }

function sourceOf(names: readonly string[]): DiarySource | null {
  if (FIXED.every((name) => names.includes(name))) return 'Plateful'
  if (names.includes('Day') && names.includes('Food Name') && names.includes('Energy (kcal)')) return 'Cronometer'
  if (names.includes('Date') && names.includes('Meal') && names.includes('Calories')) return 'MyFitnessPal'
  return null
}

type Cells = ReadonlyMap<string, string>
/** Null for a line that isn't an entry; a message for one that couldn't be read. */
type Reader = (cells: Cells, date: string | null) => NewEntry | string | null

/** Null for blank; "1,050" is a number. */
function numberOf(text: string | undefined): number | null {
  if (!text) return null
  const value = Number(text.replaceAll(',', ''))
  return Number.isFinite(value) && value >= 0 ? value : null
}

function mealOf(text: string | undefined): MealSlot {
  const word = (text ?? '').toLowerCase()
  if (/supper|evening/.test(word)) return 'dinner'
  return MEAL_SLOTS.find((slot) => word.includes(slot)) ?? 'snack'
}

const BAD_DAY = 'We can’t read the date.'

function entryWith(
  nutrients: Nutrients,
  rest: Pick<NewEntry, 'date' | 'mealType' | 'title'> & Partial<NewEntry>,
): NewEntry {
  return {
    kind: 'quick',
    recipeId: null,
    foodId: null,
    grams: null,
    quantity: 1,
    portion: null,
    scheduleId: null,
    nutrients: scaleNutrients(nutrients, 1),
    ...macrosOf(nutrients),
    ...rest,
  }
}

/** Amounts are stored with two decimals; null for one that the diary would reject. */
function amountUpTo(most: number, value: number | null): number | null {
  const amount = Math.round((value ?? 0) * 100) / 100
  return amount > 0 && amount <= most ? amount : null
}

const gramsOf = (value: number | null) => amountUpTo(10_000, value)

/** As the database accepts it: without NUL, and without half a character at the cut. */
const titleOf = (text: string) => text.replaceAll('\0', '').slice(0, 300).toWellFormed()

const readOurs: Reader = (cells, date) => {
  if (!date) return BAD_DAY
  const title = titleOf(unescapedText(cells.get('name') ?? ''))
  if (title === '') return 'The name is missing.'
  const nutrients: Nutrients = {}
  for (const key of TRACKED_KEYS) {
    const amount = numberOf(cells.get(column(key)))
    if (amount !== null) nutrients[key] = amount
  }
  const grams = gramsOf(numberOf(cells.get('grams')))
  const recipeId = cells.get('recipe_id') || null
  const foodId = cells.get('food_id') || null
  const kind = recipeId && cells.get('kind') === 'recipe' ? 'recipe' : foodId && grams ? 'food' : 'quick'
  const macro = (name: string) => numberOf(cells.get(name)) ?? 0
  const macros: Nutrients = {
    calories: macro('calories'),
    protein: macro('protein_g'),
    carbohydrates: macro('carbs_g'),
    fat: macro('fat_g'),
  }
  const problem = macrosProblem(macros)
  if (problem) return problem
  return entryWith(nutrients, {
    date,
    mealType: mealOf(cells.get('meal')),
    title,
    kind,
    recipeId,
    foodId,
    grams,
    quantity: amountUpTo(100, numberOf(cells.get('servings'))) ?? 1,
    portion: loggedPortion(unescapedText(cells.get('portion') ?? ''), numberOf(cells.get('portion_count')) ?? 0),
    ...macrosOf(macros),
    nutrients: Object.keys(nutrients).length === 0 ? null : nutrients,
  })
}

const CRONOMETER: Record<string, [keyof Nutrients, number?]> = {
  'Energy (kcal)': ['calories'],
  'Protein (g)': ['protein'],
  'Carbs (g)': ['carbohydrates'],
  'Net Carbs (g)': ['netCarbohydrates'],
  'Fiber (g)': ['fiber'],
  'Sugars (g)': ['sugar'],
  'Fat (g)': ['fat'],
  'Saturated (g)': ['saturatedFat'],
  'Monounsaturated (g)': ['monounsaturatedFat'],
  'Polyunsaturated (g)': ['polyunsaturatedFat'],
  'Cholesterol (mg)': ['cholesterol'],
  'Sodium (mg)': ['sodium'],
  'Potassium (mg)': ['potassium'],
  'Calcium (mg)': ['calcium'],
  'Iron (mg)': ['iron'],
  'Magnesium (mg)': ['magnesium'],
  'Phosphorus (mg)': ['phosphorus'],
  'Zinc (mg)': ['zinc'],
  'Copper (mg)': ['copper'],
  'Manganese (mg)': ['manganese'],
  'Selenium (µg)': ['selenium'],
  // Newer files contain retinol activity equivalents, older ones IU; only the former can be compared with a reference.
  'Vitamin A (µg)': ['vitaminARae'],
  'Vitamin A (IU)': ['vitaminA'],
  'Vitamin C (mg)': ['vitaminC'],
  'Vitamin D (IU)': ['vitaminD', 1 / 40],
  'Vitamin D (µg)': ['vitaminD'],
  'Vitamin E (mg)': ['vitaminE'],
  'Vitamin K (µg)': ['vitaminK'],
  'B1 (Thiamine) (mg)': ['vitaminB1'],
  'B2 (Riboflavin) (mg)': ['vitaminB2'],
  'B3 (Niacin) (mg)': ['vitaminB3'],
  'B5 (Pantothenic Acid) (mg)': ['vitaminB5'],
  'B6 (Pyridoxine) (mg)': ['vitaminB6'],
  'B12 (Cobalamin) (µg)': ['vitaminB12'],
  'Folate (µg)': ['folate'],
  'Choline (mg)': ['choline'],
}

const readCronometer: Reader = (cells, date) => {
  const title = titleOf(cells.get('Food Name') ?? '')
  if (title === '' || /^total$/i.test(title) || /^total$/i.test(cells.get('Group') ?? '')) return null
  if (!date) return BAD_DAY
  const nutrients: Nutrients = {}
  for (const [name, [key, factor = 1]] of Object.entries(CRONOMETER)) {
    const amount = numberOf(cells.get(name))
    if (amount !== null) nutrients[key] = amount * factor
  }
  const problem = macrosProblem(nutrients)
  if (problem) return problem
  return entryWith(nutrients, {
    date,
    mealType: mealOf(cells.get('Group')),
    title,
    ...cronometerAmount(cells.get('Amount') ?? ''),
  })
}

/** "150.00 g", "200.00 ml", "1.00 medium". What can't be weighed is kept in its own unit. */
function cronometerAmount(text: string): { grams: number | null; portion: LoggedPortion | null } {
  const [, figure, unit = ''] = /^([\d.,]+)\s*(.*)$/.exec(text) ?? []
  const amount = numberOf(figure)
  if (unit === 'g') return { grams: gramsOf(amount), portion: null }
  return { grams: null, portion: loggedPortion(unit, amount ?? 0) }
}

/** Its vitamins, calcium and iron are percentages of daily values that it doesn't specify, so they stay unknown. */
const MY_FITNESS_PAL: Record<string, keyof Nutrients> = {
  Calories: 'calories',
  'Fat (g)': 'fat',
  'Saturated Fat': 'saturatedFat',
  'Polyunsaturated Fat': 'polyunsaturatedFat',
  'Monounsaturated Fat': 'monounsaturatedFat',
  Cholesterol: 'cholesterol',
  'Sodium (mg)': 'sodium',
  'Carbohydrates (g)': 'carbohydrates',
  Fiber: 'fiber',
  Sugar: 'sugar',
  'Protein (g)': 'protein',
}

const readMyFitnessPal: Reader = (cells, date) => {
  if (!date) return BAD_DAY
  const nutrients: Nutrients = {}
  for (const [name, key] of Object.entries(MY_FITNESS_PAL)) {
    const amount = numberOf(cells.get(name))
    if (amount !== null) nutrients[key] = amount
  }
  const problem = macrosProblem(nutrients)
  if (problem) return problem
  const meal = cells.get('Meal') || 'Meal'
  return entryWith(nutrients, { date, mealType: mealOf(meal), title: titleOf(`${meal} (MyFitnessPal)`) })
}

const READERS: Record<DiarySource, Reader> = {
  Plateful: readOurs,
  Cronometer: readCronometer,
  MyFitnessPal: readMyFitnessPal,
}
