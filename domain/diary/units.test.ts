import { expect, test } from 'vitest'
import {
  energyText,
  feetAndInches,
  heightCm,
  volumeMl,
  volumeText,
  weightChangeText,
  weightKg,
  weightPaceText,
  weightText,
} from './units.ts'

test('a weight is formatted in kilograms, pounds, or stones and pounds', () => {
  expect(weightText(70.5, 'kg')).toBe('70.5 kg')
  expect(weightText(70.5, 'lb')).toBe('155.4 lb')
  expect(weightText(70.5, 'st')).toBe('11 st 1.4 lb')
})

test('a dish has the same kilojoules with exact calories and with whole ones', () => {
  expect(energyText(878.6, 'kJ')).toBe('3,678 kJ') // the planned dish
  expect(energyText(879, 'kJ')).toBe('3,678 kJ') // its entry in the diary
})

test('rounding never turns a stone into fourteen pounds', () => {
  expect(weightText(weightKg(11, 'st') - 0.001, 'st')).toBe('11 st 0 lb')
})

test('typed values in any unit are stored in metric and survive a round trip', () => {
  expect(weightKg(155.4, 'lb')).toBe(70.49)
  expect(weightText(weightKg(155.4, 'lb'), 'lb')).toBe('155.4 lb')
  expect(volumeMl(8, 'fl_oz')).toBe(237)
  expect(volumeText(237, 'fl_oz')).toBe('8 fl oz')
  expect(volumeText(1250, 'ml')).toBe('1,250 ml')
  expect(heightCm(5, 10)).toBe(177.8)
  expect(feetAndInches(177.8)).toEqual({ feet: 5, inches: 10 })
  expect(feetAndInches(182.8)).toEqual({ feet: 6, inches: 0 })
  expect(energyText(500, 'kJ')).toBe('2,092 kJ')
})

test('a weight change has a sign unless it rounds to zero', () => {
  expect(weightChangeText(0.2, 'kg')).toBe('+0.2 kg')
  expect(weightChangeText(-1.4, 'lb')).toBe('−3.1 lb')
  expect(weightChangeText(-0.04, 'kg')).toBe('±0 kg')
  expect(weightPaceText(-0.04, 'kg')).toBe('−0.04 kg')
  expect(weightPaceText(-0.004, 'kg')).toBe('±0 kg')
})
