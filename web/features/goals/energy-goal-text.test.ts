import { expect, test } from 'vitest'
import { METRIC } from '#domain/diary/units.ts'
import { limitText } from './energy-goal-text.ts'

test('what we limit for safety is explained in the member’s units', () => {
  const units = { weight: 'lb', volume: 'fl_oz', height: 'ft_in', energy: 'kJ' } as const
  expect(limitText({ of: 'pace', kgAWeek: 1.5 }, units)).toBe(
    'We slowed the pace to 3.31 lb a week, 1% of your body weight.',
  )
  expect(limitText({ of: 'pace', kgAWeek: 0.9 }, METRIC)).toContain('0.9 kg a week')
  expect(limitText({ of: 'deficit', kcal: 1000 }, units)).toBe('We kept the deficit at 4,184 kJ a day.')
  expect(limitText({ of: 'least', kcal: 1200 }, units)).toBe('We don’t suggest less than 5,021 kJ a day.')
})
