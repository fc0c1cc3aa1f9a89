// What a line of a recipe's text is: a heading, an ingredient, the start of a step.
import { isAmountLast } from '#domain/kitchen/clean-line.ts'
import { readAmount } from '#domain/kitchen/read-amount.ts'
import { withoutScales } from './pasted-lines.ts'

export type Part = 'intro' | 'ingredients' | 'steps' | 'notes' | 'ignored'

const HEADINGS: readonly (readonly [RegExp, Part])[] = [
  [/^(?:the )?ingredients?(?: list)?$|^(?:what )?you(?:['’]ll| will)? need$|^shopping list$/i, 'ingredients'],
  [
    /^(?:the )?(?:methods?|directions?|instructions?|preparation|steps?|procedure|how to (?:make|cook|prepare)(?: it| this)?)$/i,
    'steps',
  ],
  [/^(?:(?:cook|chef|recipe)['’]?s? )?(?:notes?|tips?)(?: and tips| & tips)?$/i, 'notes'],
  [/^nutrition(?:al)?(?: (?:facts|information|info|values))?(?: per serving)?$/i, 'ignored'],
]

export const STEP_NUMBER = /^(?:step\s?\d{1,2}\s?[.:)–-]?|\d{1,2}\s?[.)](?=\s|$|[A-Z]))\s*/i
export const LIST_MARK = /^(?:[•◦▪●○■□▢☐☑✓✔∙·*‣⁃]|\[[ xX]?\]|[-–—](?=\s))\s*/
export function headingOf(line: string): Part | null {
  const bare = withoutScales(line)
    .replace(LIST_MARK, '')
    .replace(/^[#*_=\s]+|[#*_=:\s]+$/g, '')
    .replace(/\s\([^()]*\)$/, '')
    .replace(/\s+for \d{1,3}\b.*$/i, '')
  return HEADINGS.find(([pattern]) => pattern.test(bare))?.[1] ?? null
}

export function looksLikeIngredient(line: string): boolean {
  if (STEP_NUMBER.test(line) || line.length > 120) return false
  const bare = line.replace(LIST_MARK, '')
  if (readAmount(bare)) return !/[a-z]{2}\.\s+[A-Z]/.test(bare)
  return (LIST_MARK.test(line) || isAmountLast(bare)) && bare.length <= 60 && !/\.$/.test(bare)
}

export const startsStep = (line: string): boolean => STEP_NUMBER.test(line) || LIST_MARK.test(line)
