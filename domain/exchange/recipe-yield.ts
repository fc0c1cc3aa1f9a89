// How many servings a recipe's yield means: "Serves 4", "1 loaf (10 slices)", "2 dozen cookies". Null for "one 9-inch
// pie".
import { readAmount } from '#domain/kitchen/read-amount.ts'
import { MOST_RECIPE_SERVINGS } from '#domain/recipe/custom-recipe.ts'

const COUNT = String.raw`(\d{1,4}(?:\.\d{1,4})?)(?:\s?(?:-|–|to|or)\s?\d{1,4})?`
/** A size or a measure: "9-inch", "9x13", "500 ml", "3 cups". */
const MEASURE = String.raw`\s?-?\s?(?:inch(?:es)?|in|["”]|cm|mm|[x×]\s?\d|oz|ounces?|g|grams?|kg|lbs?|pounds?|ml|dl|l|lit(?:er|re)s?|cups?|pints?|quarts?|gallons?|tbsps?|tablespoons?|tsps?|teaspoons?)(?![a-z])`
/** Between the number and its noun: "4 (8 oz) servings", "6 generous portions". */
const SIZE = String.raw`\s?(?:\(?[\d./½⅓⅔¼¾]{1,6}${MEASURE}\)?\s)?(?:(?!${MEASURE})[a-z]{1,12}\s){0,2}`
const BEFORE = new RegExp(
  String.raw`\b(?:serves|servings?|portions?|feeds)\s?:?\s?(?:about\s)?${COUNT}(?![\d.]|${MEASURE})`,
  'i',
)
const AFTER = new RegExp(String.raw`${COUNT}${SIZE}(?:servings?|portions?|people|persons?)\b`, 'i')
const PIECES = new RegExp(String.raw`${COUNT}${SIZE}(?:slices?|pieces?|wedges?|squares?)\b`, 'i')
const DOZEN = /(?:\b(a|one|two|three|four|half a)|([\d½⅓⅔¼¾][\d½⅓⅔¼¾./ ]{0,8}))\s?dozen\b/i
const DOZENS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, 'half a': 0.5 }

const MEASURED = new RegExp(`^${MEASURE}`, 'i')
/** One or two of these are for a whole table. */
const WHOLE =
  /^[^\d]{0,40}\b(?:loaf|loaves|(?:cheese)?cakes?|pies?|tarts?|quiches?|pans?|trays?|dish|batch(?:es)?|pizzas?|terrines?|jars?|pots?|logs?|rings?|crusts?|frittatas?|puddings?|casseroles?|bundts?)\b/i
/** Each of these is for one person. */
const SINGLE = /^[^\d]{0,40}\b(?:(?:crab|fish|salmon|rice|potato)[ -]?cakes?|(?:pot|hand) pies)\b/i
const MOST_WHOLES = 3

const within = (count: number): number | null => (count >= 1 && count <= MOST_RECIPE_SERVINGS ? count : null)

export function servingsIn(text: string): number | null {
  const named = BEFORE.exec(text) ?? AFTER.exec(text) ?? PIECES.exec(text)
  if (named) return within(Number(named[1]))
  const dozen = DOZEN.exec(text)
  if (dozen) {
    const [, word = '', figures = ''] = dozen
    return within(12 * (DOZENS[word.toLowerCase()] ?? readAmount(figures)?.amount ?? 0))
  }
  for (const found of text.matchAll(new RegExp(COUNT, 'g'))) {
    const rest = text.slice(found.index + found[0].length)
    if (MEASURED.test(rest)) continue
    const count = Number(found[1])
    const isWhole = count <= MOST_WHOLES && ((WHOLE.test(rest) && !SINGLE.test(rest)) || /^\s?\(?\s?\d/.test(rest))
    return isWhole ? null : within(count)
  }
  return null
}
