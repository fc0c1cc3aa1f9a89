import { expect, test } from 'vitest'
import { bodyDraft, completeBody, readBody, savedBody, typedWeightKg, withUnits } from './body-draft.ts'
import { METRIC } from './units.ts'

const TODAY = '2026-03-08'
const draft = bodyDraft({
  birthYear: 1990,
  sex: 'female',
  heightCm: 170,
  weightKg: 70,
  goalWeightKg: 65,
  activity: 'moderate',
  aim: 'lose',
  paceKg: 0.5,
  maternity: 'none',
  units: METRIC,
})

test('saved values are shown in the chosen units, and changing the units changes no value', () => {
  const imperial = withUnits(draft, { ...METRIC, weight: 'lb', height: 'ft_in' })
  expect(imperial).toMatchObject({ height: '5', inches: '7', weight: '154.3', goalWeight: '143.3', pace: '1.1' })
  const back = savedBody(withUnits(imperial, METRIC))
  expect(back.weightKg).toBeCloseTo(70, 0)
  expect(back.heightCm).toBeCloseTo(170, 0)
})

test.each(['kg', 'lb', 'st'] as const)('a pace of a quarter kilogram a week stays the same in %s', (weight) => {
  for (const paceKg of [0.25, 0.3, 0.75]) {
    const shown = bodyDraft({ ...savedBody(draft), paceKg, units: { ...METRIC, weight } })
    expect(savedBody(shown).paceKg).toBe(paceKg)
  }
})

test('a complete draft is a body; a gap or nonsense has a clear message', () => {
  expect(readBody(draft, TODAY)).toMatchObject({ body: { age: 36, heightCm: 170, weightKg: 70, paceKg: 0.5 } })
  expect(readBody({ ...draft, birthYear: '90' }, TODAY)).toEqual({ problem: expect.stringContaining('year of birth') })
  expect(readBody({ ...draft, sex: '' }, TODAY)).toEqual({ problem: expect.stringContaining('sex') })
  expect(readBody({ ...draft, weight: '7000' }, TODAY)).toEqual({ problem: 'Enter your weight.' })
  expect(readBody({ ...draft, pace: '-1' }, TODAY)).toEqual({ problem: expect.stringContaining('pace') })
  const inPounds = withUnits(draft, { ...draft.units, weight: 'lb' })
  expect(readBody({ ...inPounds, pace: '5' }, TODAY)).toEqual({ problem: 'Enter a pace between 0 and 4.41 lb a week.' })
  expect(readBody({ ...inPounds, goalWeight: '10' }, TODAY)).toEqual({
    problem: 'Enter a goal weight between 44.1 and 881.8 lb, or leave it blank.',
  })
})

test('saved values are a body only if nothing is missing', () => {
  const saved = savedBody(draft)
  expect(completeBody(saved, TODAY)).toEqual(readBody(draft, TODAY))
  for (const gap of ['birthYear', 'sex', 'heightCm', 'weightKg', 'activity', 'aim'] as const)
    expect(completeBody({ ...saved, [gap]: null }, TODAY)).toHaveProperty('problem')
})

test('a typed weight is logged; the last one, as prefilled, is not', () => {
  expect(typedWeightKg(draft, null)).toBe(70)
  expect(typedWeightKg(draft, 70)).toBeNull()
  expect(typedWeightKg({ ...draft, weight: '70.1' }, 70)).toBe(70.1)
  for (const weight of ['lb', 'st'] as const)
    expect(typedWeightKg(withUnits(draft, { ...METRIC, weight }), 70), weight).toBeNull()
  expect(typedWeightKg({ ...draft, weight: '190', units: { ...METRIC, weight: 'lb' } }, 70)).toBe(86.18)
})

test('a pregnancy is not kept for a man', () => {
  expect(savedBody({ ...draft, sex: 'male', maternity: 'pregnant' }).maternity).toBe('none')
})
