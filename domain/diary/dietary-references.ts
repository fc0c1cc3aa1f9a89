// Dietary Reference Intakes for the US and Canada, per day and by age, sex, pregnancy and lactation.
// Elements: National Academies, DRI tables of 2019 (NCBI Bookshelf NBK545442). Vitamins and protein: IOM summary tables.
// The upper limits and their notes come from the same tables.
import type { Nutrients } from '#domain/nutrition/nutrients.ts'

export type ReferenceKey = Exclude<keyof Nutrients, 'vitaminA'>
export type Sex = 'female' | 'male'
export type Maternity = 'none' | 'pregnant' | 'lactating'

export interface Person {
  age: number
  sex: Sex
  maternity: Maternity
}

export interface PersonDetails {
  birthYear: number | null
  sex: Sex | null
  maternity: Maternity
}

/** The person for recommended intakes; null until the details are complete enough. */
export function personOf({ birthYear, sex, maternity }: PersonDetails, day: string): Person | null {
  if (birthYear === null || sex === null || day === '') return null
  return { age: Number(day.slice(0, 4)) - birthYear, sex, maternity }
}

/** 14–18, 19–30, 31–50, 51–70, over 70. */
type ByAge = readonly [number, number, number, number, number]
/** 14–18, 19–30, 31–50. */
type ByMotherAge = readonly [number, number, number]

interface Row {
  /** Enough for nearly everyone (RDA), or the best estimate if there is little evidence (AI). */
  kind: 'RDA' | 'AI'
  male: ByAge
  female: ByAge
  pregnant: ByMotherAge
  lactating: ByMotherAge
  upper?: Upper
}

interface Upper {
  byAge: ByAge
  pregnant?: number
  /**
   * "supplements": the limit applies to added forms only. "retinol": to preformed vitamin A only. Food never triggers a
   * warning.
   */
  of: 'all' | 'supplements' | 'retinol'
}

const all = (value: number): ByAge => [value, value, value, value, value]
const teen = (young: number, adult: number): ByAge => [young, adult, adult, adult, adult]
const mother = (value: number): ByMotherAge => [value, value, value]
const teenMother = (young: number, adult: number): ByMotherAge => [young, adult, adult]

const row = (
  kind: Row['kind'],
  male: ByAge,
  female: ByAge,
  pregnant: ByMotherAge,
  lactating: ByMotherAge,
  upper?: Upper,
): Row => ({ kind, male, female, pregnant, lactating, upper })

/** Units are those of NUTRIENTS; copper is published in µg and written in mg here. */
const ROWS: Partial<Record<ReferenceKey, Row>> = {
  protein: row('RDA', teen(52, 56), all(46), mother(71), mother(71)),
  fiber: row('AI', [38, 38, 38, 30, 30], [26, 25, 25, 21, 21], mother(28), mother(29)),
  calcium: row(
    'RDA',
    [1300, 1000, 1000, 1000, 1200],
    [1300, 1000, 1000, 1200, 1200],
    teenMother(1300, 1000),
    teenMother(1300, 1000),
    { byAge: [3000, 2500, 2500, 2000, 2000], of: 'all' },
  ),
  iron: row('RDA', teen(11, 8), [15, 18, 18, 8, 8], mother(27), teenMother(10, 9), { byAge: all(45), of: 'all' }),
  magnesium: row('RDA', [410, 400, 420, 420, 420], [360, 310, 320, 320, 320], [400, 350, 360], [360, 310, 320], {
    byAge: all(350),
    of: 'supplements',
  }),
  phosphorus: row('RDA', teen(1250, 700), teen(1250, 700), teenMother(1250, 700), teenMother(1250, 700), {
    byAge: [4000, 4000, 4000, 4000, 3000],
    pregnant: 3500,
    of: 'all',
  }),
  potassium: row('AI', teen(3000, 3400), teen(2300, 2600), teenMother(2600, 2900), teenMother(2500, 2800)),
  // There is no upper limit; above 2,300 mg, less sodium lowers the risk of chronic disease (CDRR).
  sodium: row('AI', all(1500), all(1500), mother(1500), mother(1500), { byAge: all(2300), of: 'all' }),
  zinc: row('RDA', all(11), teen(9, 8), teenMother(12, 11), teenMother(13, 12), { byAge: teen(34, 40), of: 'all' }),
  copper: row('RDA', teen(0.89, 0.9), teen(0.89, 0.9), mother(1), mother(1.3), { byAge: teen(8, 10), of: 'all' }),
  manganese: row('AI', teen(2.2, 2.3), teen(1.6, 1.8), mother(2), mother(2.6), { byAge: teen(9, 11), of: 'all' }),
  selenium: row('RDA', all(55), all(55), mother(60), mother(70), { byAge: all(400), of: 'all' }),
  vitaminARae: row('RDA', all(900), all(700), teenMother(750, 770), teenMother(1200, 1300), {
    byAge: teen(2800, 3000),
    of: 'retinol',
  }),
  vitaminC: row('RDA', teen(75, 90), teen(65, 75), teenMother(80, 85), teenMother(115, 120), {
    byAge: teen(1800, 2000),
    of: 'all',
  }),
  vitaminD: row('RDA', [15, 15, 15, 15, 20], [15, 15, 15, 15, 20], mother(15), mother(15), {
    byAge: all(100),
    of: 'all',
  }),
  vitaminE: row('RDA', all(15), all(15), mother(15), mother(19), { byAge: teen(800, 1000), of: 'supplements' }),
  vitaminK: row('AI', teen(75, 120), teen(75, 90), teenMother(75, 90), teenMother(75, 90)),
  vitaminB1: row('RDA', all(1.2), teen(1, 1.1), mother(1.4), mother(1.4)),
  vitaminB2: row('RDA', all(1.3), teen(1, 1.1), mother(1.4), mother(1.6)),
  vitaminB3: row('RDA', all(16), all(14), mother(18), mother(17), { byAge: teen(30, 35), of: 'supplements' }),
  vitaminB5: row('AI', all(5), all(5), mother(6), mother(7)),
  vitaminB6: row('RDA', [1.3, 1.3, 1.3, 1.7, 1.7], [1.2, 1.3, 1.3, 1.5, 1.5], mother(1.9), mother(2), {
    byAge: teen(80, 100),
    of: 'all',
  }),
  vitaminB12: row('RDA', all(2.4), all(2.4), mother(2.6), mother(2.8)),
  folate: row('RDA', all(400), all(400), mother(600), mother(500), { byAge: teen(800, 1000), of: 'supplements' }),
  choline: row('AI', all(550), teen(400, 425), mother(450), mother(550), { byAge: teen(3000, 3500), of: 'all' }),
}

export interface Reference {
  amount: number
  kind: Row['kind']
  /** Null if there is none, or if the limit doesn't apply to food. */
  upper: number | null
}

export const YOUNGEST = 14

const AGE_STARTS = [19, 31, 51, 71]

/** Null for nutrients without a reference, and for ages under 14. */
export function referenceFor(key: ReferenceKey, { age, sex, maternity }: Person): Reference | null {
  const found = ROWS[key]
  if (!found || age < YOUNGEST) return null
  const column = AGE_STARTS.filter((start) => age >= start).length
  const isMother = sex === 'female' && maternity !== 'none' && column < 3
  const amounts: readonly number[] = isMother ? found[maternity === 'pregnant' ? 'pregnant' : 'lactating'] : found[sex]
  const { upper } = found
  const limit = upper && upper.of === 'all' ? upper.byAge[column] : undefined
  const pregnantLimit = isMother && maternity === 'pregnant' ? upper?.pregnant : undefined
  return { amount: amounts[column] ?? 0, kind: found.kind, upper: pregnantLimit ?? limit ?? null }
}
