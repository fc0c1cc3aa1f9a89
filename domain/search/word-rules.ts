// Words in searches that stand for a rule of several conditions, and words that no rule of ours can answer.
import { singularWords } from '#domain/text/text-match.ts'

/** On the table within this time, of which at most so much is work. */
export const WEEKNIGHT_MINUTES = 45
export const WEEKNIGHT_HANDS_ON_MINUTES = 20

/**
 * Diseases, pregnancy, small children: what somebody may eat then depends on more than a recipe's numbers, so we don't
 * pretend to filter by it.
 */
const HEALTH_WORDS = new Set(
  `diabetic, diabetic friendly, diabetes, diabetes friendly, for diabetic, for diabetes, prediabetic, prediabetes,
  gestational diabetes, heart healthy, heart friendly, heart disease, cholesterol, low cholesterol,
  lower cholesterol, cholesterol lowering, blood pressure, high blood pressure, hypertension, dash diet, kidney friendly, kidney disease,
  kidney diet, for kidney, renal, renal diet, renal friendly, gout, fatty liver, cancer, pcos, ibs, crohn, colitis, gerd, acid reflux,
  pregnancy, pregnant, for pregnancy, pregnancy friendly, breastfeeding, postpartum, fertility, toddler, toddler friendly, for toddler,
  for baby, baby food, baby led weaning, weaning, infant`
    .split(',')
    .map((phrase) => singularWords(phrase).join(' ')),
)

/** How many words the health word that starts here has; 0 for none. "Kidney beans" are beans. */
export function healthWordLength(words: readonly string[], at: number): number {
  return (
    [3, 2, 1].find(
      (length) => at + length <= words.length && HEALTH_WORDS.has(words.slice(at, at + length).join(' ')),
    ) ?? 0
  )
}

interface WordRule {
  words: RegExp
  says: string
}

const WORD_RULES: readonly WordRule[] = [
  {
    words: /\bweek ?night/i,
    says: `“Weeknight” means main courses that are on the table within ${WEEKNIGHT_MINUTES} minutes, with ${WEEKNIGHT_HANDS_ON_MINUTES} minutes of work at most.`,
  },
  {
    words: /\b(?:kid|child|children)(?:s|['’]s)?\b/i,
    says: '“For kids” means from 4 years: no honey, alcohol, caffeine, raw egg or fish, hot spices, or nuts that aren’t ground, and limits for salt and added sugar. Please cut round or hard foods to size yourself.',
  },
]

/** Sentences that explain the rules behind the words of a search. */
export const explainedWords = (search: string): string[] =>
  WORD_RULES.flatMap(({ words, says }) => (words.test(search) ? [says] : []))
