// Writes a step's text with its amounts, and their positions in the text.
import { canonicalUnit } from '#domain/kitchen/kitchen-units.ts'
import { amountPhrase } from '#domain/recipe/step-amounts.ts'
import type { CookIngredient } from './cooklang.ts'

export type StepPart = string | CookIngredient

/** A range of the text with an amount: "2 tbsp olive oil", or "olive oil (2 tbsp)". */
export interface AmountPlace {
  from: number
  to: number
  amountFirst: boolean
  ingredient: CookIngredient
}

/**
 * Words after which an amount reads well: "with 2 tbsp oil". After any other word it follows in parentheses: "the oil
 * (2 tbsp)".
 */
const LEAD_INS = new Set(
  `add adding and beat blend boil bring brown brush char chop cook cover crack crumble drizzle drop float fold from fry grate grind heat in into lay let mash melt mix off on or out over
  pat peel plus pound pour press put rinse rub scatter sear separate set shred simmer slice soften spoon spread sprinkle steam steep stir stir-fry strew swirl
  then to toast toss tuck turn up using warm whisk wilt with`.split(/\s+/),
)

/** "1 tablespoon of ", where the amount itself follows and says the same. */
const WRITTEN_AMOUNT =
  /(?:\b\d[\d./]*|[½¼¾⅓⅔⅛]|\d[½¼¾⅓⅔⅛]) (?:tablespoons?|teaspoons?|cups?|ml|g|kg|l|lit(?:er|re)s?|cloves?|sprigs?|pinch(?:es)?) of $/

/** "half of @butter{50%g}" is half of the butter. */
const PART_OF = /\b(half|third|quarter|sixth|one|some|most|each|little) of $/

function takesAmountBefore(text: string): boolean {
  if (/(?:^|[,;:(.!]\s*)$/.test(text)) return true
  const [, before = '', word = ''] = /^(.*?)([\p{L}'’-]+)\s*$/su.exec(text) ?? []
  if (/^(?:the|a|an|this|all|half|some|most|each|both)$/i.test(word)) return false
  // The first word of a sentence is a verb.
  if (/(?:^|[.!:]\s*)$/.test(before)) return true
  return LEAD_INS.has(word.toLowerCase())
}

export function stepText(parts: readonly StepPart[]): { text: string; amounts: AmountPlace[] } {
  let text = ''
  const amounts: AmountPlace[] = []
  for (const part of parts) {
    if (typeof part === 'string') {
      const plain = part.replace(/\s+/g, ' ').replace(/ ([,.;:])/g, '$1')
      text += text === '' ? plain.trimStart() : plain
      continue
    }
    if (part.isReference || !part.amount) {
      text += part.shownAs
      continue
    }
    text = text.replace(WRITTEN_AMOUNT, '').replace(PART_OF, '$1 of the ')
    const from = text.length
    const amountFirst = takesAmountBefore(text)
    const unit = canonicalUnit(part.unit).toLowerCase()
    text += amountPhrase({ amount: part.amount, unit: unit === 'piece' ? '' : unit }, part.shownAs, amountFirst)
    amounts.push({ from, to: text.length, amountFirst, ingredient: part })
  }
  return { text: text.trimEnd(), amounts }
}
