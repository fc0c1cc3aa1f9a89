// Words in searches that no rule of ours can answer.
import { singularWords } from '#domain/text/text-match.ts'

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

/** People are told to eat little of these because of an illness; we only find dishes that have much of them. */
const LITTLE_OF =
  `protein, fiber, fibre, potassium, phosphorus, phosphate, iron, calcium, magnesium, zinc, copper, iodine, vitamin k,
  purine, oxalate, histamine, residue`.split(',')
const LITTLE = ['low', 'low in', 'less', 'lower', 'reduced', 'limited']
for (const word of LITTLE)
  for (const nutrient of LITTLE_OF) HEALTH_WORDS.add(singularWords(`${word} ${nutrient}`).join(' '))

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
