import { expect, test } from 'vitest'
import { portionedName } from './portioned-name.ts'

test.each([
  ['whole wheat buns', 4, 1, '', 'whole wheat bun'],
  ['whole wheat buns', 4, 2, '', 'whole wheat buns'],
  ['eggs', 2, 0.5, '', 'egg'],
  ['eggs', 3, 1.5, '', 'eggs'],
  ['green chilies, sliced', 2, 1, '', 'green chili, sliced'],
  ['whole wheat tortillas', 4, 1, 'large', 'whole wheat tortilla'],
  ['onion', 1, 2, '', 'onions'],
  ['onion, finely chopped', 0.5, 2, '', 'onions, finely chopped'],
  ['zucchini', 2, 4, '', 'zucchini'],
  ['bok choy', 4, 1, '', 'bok choy'],
  ['oats', 4, 1, 'cup', 'oats'],
  ['canned black beans', 4, 1, 'can', 'black beans'],
  ['radishes', 4, 1, 'bunch', 'radishes'],
  ['eggs', 0, 0, '', 'eggs'],
])('%s for %d are, for %d %s, %s', (name, written, amount, unit, shown) => {
  expect(portionedName(name, written, { amount, unit })).toBe(shown)
})
