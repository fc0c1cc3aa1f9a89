// Body measurements as typed in the member's units, parsed to metric.

import type { Activity, Aim } from './activity-and-aim.ts'
import type { Maternity, Sex } from './dietary-references.ts'
import type { Body } from './goals-from-you.ts'
import { feetAndInches, heightCm, paceNumber, paceText, type Units, weightKg, weightNumber } from './units.ts'

/** Height is in cm, or in feet and inches; weights and pace are in the chosen unit. */
export interface BodyDraft {
  birthYear: string
  sex: Sex | ''
  height: string
  inches: string
  weight: string
  goalWeight: string
  activity: Activity
  aim: Aim
  pace: string
  maternity: Maternity
  units: Units
}

export interface SavedBody {
  birthYear: number | null
  sex: Sex | null
  heightCm: number | null
  weightKg: number | null
  goalWeightKg: number | null
  activity: Activity | null
  aim: Aim | null
  paceKg: number | null
  maternity: Maternity
  units: Units
}

const DEFAULT_PACE_KG = 0.5

const text = (value: number | null) => (value === null ? '' : String(value))
const typed = (value: string) => (value.trim() === '' ? null : Number(value))

export function bodyDraft(saved: SavedBody): BodyDraft {
  const { units, heightCm: cm } = saved
  const weight = (kg: number | null) => text(kg === null ? null : weightNumber(kg, units.weight))
  const imperial = cm === null ? null : feetAndInches(cm)
  return {
    birthYear: text(saved.birthYear),
    sex: saved.sex ?? '',
    height: units.height === 'cm' ? text(cm) : text(imperial?.feet ?? null),
    inches: text(imperial?.inches ?? null),
    weight: weight(saved.weightKg),
    goalWeight: weight(saved.goalWeightKg),
    activity: saved.activity ?? 'light',
    aim: saved.aim ?? 'keep',
    pace: text(paceNumber(saved.paceKg ?? DEFAULT_PACE_KG, units.weight)),
    maternity: saved.maternity,
    units,
  }
}

export function savedBody(draft: BodyDraft): SavedBody {
  const kg = (value: string) => {
    const number = typed(value)
    return number === null ? null : weightKg(number, draft.units.weight)
  }
  const feet = typed(draft.height)
  const cm = draft.units.height === 'cm' || feet === null ? feet : heightCm(feet, typed(draft.inches) ?? 0)
  return {
    birthYear: typed(draft.birthYear),
    sex: draft.sex || null,
    heightCm: cm,
    weightKg: kg(draft.weight),
    goalWeightKg: kg(draft.goalWeight),
    activity: draft.activity,
    aim: draft.aim,
    paceKg: kg(draft.pace),
    maternity: draft.sex === 'female' ? draft.maternity : 'none',
    units: draft.units,
  }
}

/** If it is closer than this, it is the last weight, rounded for the form. */
const SAME_KG = 0.09

/** The weight to log for today: the typed one, unless it is the last weight that the form was prefilled with. */
export function typedWeightKg(draft: BodyDraft, lastKg: number | null): number | null {
  const { weightKg: typedKg } = savedBody(draft)
  return typedKg !== null && lastKg !== null && Math.abs(typedKg - lastKg) < SAME_KG ? null : typedKg
}

/** The same values in other units. */
export const withUnits = (draft: BodyDraft, units: Units): BodyDraft => bodyDraft({ ...savedBody(draft), units })

const MOST_PACE_KG = 2
const LEAST_KG = 20
const MOST_KG = 400

/** Parses the form, or returns its first validation message. */
export const readBody = (draft: BodyDraft, today: string): BodyReading => completeBody(savedBody(draft), today)

type BodyReading = { body: Body } | { problem: string }

export function completeBody(saved: SavedBody, today: string): BodyReading {
  const { birthYear, sex, heightCm: height, weightKg: weight, goalWeightKg, activity, aim, paceKg, maternity } = saved
  const unit = saved.units.weight
  const inUnit = (kg: number) => weightNumber(kg, unit)
  const age = Number(today.slice(0, 4)) - (birthYear ?? Number.NaN)
  if (birthYear === null || !Number.isInteger(birthYear) || !(age >= 5 && age <= 120))
    return { problem: 'Enter your year of birth with four digits.' }
  if (sex === null) return { problem: 'Choose a sex. The formula and the recommended amounts depend on it.' }
  if (height === null || !(height >= 50 && height <= 280)) return { problem: 'Enter your height.' }
  if (weight === null || !(weight >= LEAST_KG && weight <= MOST_KG)) return { problem: 'Enter your weight.' }
  if (goalWeightKg !== null && !(goalWeightKg >= LEAST_KG && goalWeightKg <= MOST_KG))
    return {
      problem: `Enter a goal weight between ${inUnit(LEAST_KG)} and ${inUnit(MOST_KG)} ${unit}, or leave it blank.`,
    }
  if (activity === null || aim === null) return { problem: 'Choose your activity and your aim.' }
  const pace = aim === 'keep' ? 0 : (paceKg ?? 0)
  if (!(pace >= 0 && pace <= MOST_PACE_KG))
    return { problem: `Enter a pace between 0 and ${paceText(MOST_PACE_KG, unit)} a week.` }
  return {
    body: { age, sex, heightCm: height, weightKg: weight, goalWeightKg, activity, aim, paceKg: pace, maternity },
  }
}
