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

/** Nobody has written down how soft a dish is to chew, so no dish is named for it. */
const TEXTURE_WORDS = new Set(
  `soft food, soft diet, soft food diet, mechanical soft, mechanical soft diet, soft bland diet, easy to chew, easy to swallow,
  easy chew, no chew, no chewing, dysphagia, dysphagia diet, pureed diet, puree diet`
    .split(',')
    .map((phrase) => singularWords(phrase).join(' ')),
)

const lengthIn = (phrases: ReadonlySet<string>, words: readonly string[], at: number): number =>
  [3, 2, 1].find((length) => at + length <= words.length && phrases.has(words.slice(at, at + length).join(' '))) ?? 0

/** How many words that start here ask for something soft; 0 for none. "Soft cookies" are cookies. */
export const textureWordLength = (words: readonly string[], at: number): number => lengthIn(TEXTURE_WORDS, words, at)

/** How many words the health word that starts here has; 0 for none. "Kidney beans" are beans. */
export const healthWordLength = (words: readonly string[], at: number): number => lengthIn(HEALTH_WORDS, words, at)

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
  {
    words: /\b(?:easy|effortless|for beginners|simple)\b(?! (?:syrup|to (?:chew|swallow)|chew))/i,
    says: 'We don’t filter by “easy”: what is easy differs from cook to cook. “Quick”, “weeknight”, “5 ingredients” and “one pot” have a rule: try one of them.',
  },
  {
    words:
      /\bfor (?:[1-9]|1[0-2]|one|two|three|four|five|six|eight|ten|twelve)\b(?! ?(?:hours?|minutes?|mins?|days?|\$))/i,
    says: 'Every recipe can be cooked for as many as you like: choose the servings on its page, and the amounts follow.',
  },
]

/** Sentences that explain the rules behind the words of a search. */
export const explainedWords = (search: string): string[] =>
  WORD_RULES.flatMap(({ words, says }) => (words.test(search) ? [says] : []))
