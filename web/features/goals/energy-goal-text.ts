// Why we suggest no number, and what we changed for safety.
import type { EnergyLimit, NoNumber } from '#domain/diary/goals-from-you.ts'
import { energyText, paceText, type Units } from '#domain/diary/units.ts'

export const NO_NUMBER_TEXTS: Record<NoNumber, string> = {
  growing:
    'You may still be growing, so we don’t suggest a number. A doctor or dietitian can tell you what’s right for you.',
  pregnant: 'Congratulations! Your needs change during pregnancy, so please ask your doctor or midwife for a number.',
  lactating:
    'You need extra energy while breastfeeding, and a formula can’t know how much. Please ask your doctor or midwife.',
  'low weight':
    'Your weight is on the low side for your height, so we don’t suggest a number. Please talk to a doctor or dietitian.',
  'low goal weight':
    'Your goal weight is on the low side for your height, so we don’t suggest a number. Please talk to a doctor or dietitian.',
}

export function limitText(limit: EnergyLimit, units: Units): string {
  if (limit.of === 'pace')
    return `We slowed the pace to ${paceText(limit.kgAWeek, units.weight)} a week, 1% of your body weight.`
  const kcal = energyText(limit.kcal, units.energy)
  switch (limit.of) {
    case 'deficit':
      return `We kept the deficit at ${kcal} a day.`
    case 'least':
      return `We don’t suggest less than ${kcal} a day.`
    case 'form':
      return `This form goes up to ${kcal} a day.`
  }
}
