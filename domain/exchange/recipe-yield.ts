// How many servings a recipe's yield means: "Serves 4", "1 loaf (10 slices)", "2 dozen cookies". Null for "one 9-inch
// pie". Of rolls or cookies, one counts as a serving, and whoever imports the recipe is told so.
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
const AFTER = new RegExp(String.raw`${COUNT}${SIZE}(?:servings?|portions?|people|persons?|adults?|guests?)\b`, 'i')
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

interface Yield {
  servings: number | null
  /** The number is of pieces. */
  isInPieces: boolean
}

function readYield(text: string): Yield {
  const named = BEFORE.exec(text) ?? AFTER.exec(text)
  if (named) return { servings: within(Number(named[1])), isInPieces: false }
  const pieces = PIECES.exec(text)
  if (pieces) return { servings: within(Number(pieces[1])), isInPieces: true }
  const dozen = DOZEN.exec(text)
  if (dozen) {
    const [, word = '', figures = ''] = dozen
    const count = 12 * (DOZENS[word.toLowerCase()] ?? readAmount(figures)?.amount ?? 0)
    return { servings: within(count), isInPieces: true }
  }
  for (const found of text.matchAll(new RegExp(COUNT, 'g'))) {
    const rest = text.slice(found.index + found[0].length)
    if (MEASURED.test(rest)) continue
    const count = Number(found[1])
    const isWhole = count <= MOST_WHOLES && ((WHOLE.test(rest) && !SINGLE.test(rest)) || /^\s?\(?\s?\d/.test(rest))
    return { servings: isWhole ? null : within(count), isInPieces: /^\s?[a-z]{3}/i.test(rest) }
  }
  return { servings: null, isInPieces: false }
}

export const servingsIn = (text: string): number | null => readYield(text).servings

/** The text, if the number of servings is only that of the pieces it names; otherwise ''. */
export const piecesCounted = (texts: readonly string[], servings: number | null): string =>
  texts.find((text) => {
    const read = readYield(text)
    return read.isInPieces && read.servings !== null && read.servings === servings
  }) ?? ''

export const piecesRemark = (pieces: string): string[] =>
  pieces === '' ? [] : [`It makes “${pieces}”, and we count one as a serving. If people eat more, change Servings.`]
