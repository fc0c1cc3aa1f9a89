import { type Units, weightText } from '#domain/diary/units.ts'
import { isSurprising } from '#domain/diary/weight-trend.ts'

/** What to ask before a weight is logged that may be a typo. */
export function weightQuestion(weightKg: number, lastKg: number | null, unit: Units['weight']) {
  if (!isSurprising(weightKg, lastKg)) return null
  return {
    question: `Is ${weightText(weightKg, unit)} right?`,
    detail:
      lastKg === null ? 'Check the decimal point and the unit.' : `Your last weight was ${weightText(lastKg, unit)}.`,
    confirmLabel: 'Yes, Log It',
    tone: 'primary',
  } as const
}
