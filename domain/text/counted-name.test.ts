import { expect, test } from 'vitest'
import { countedName } from './counted-name.ts'

test.each([
  ['onion', 2, 'onions'],
  ['onions', 2, 'onions'],
  ['onions', 1, 'onion'],
  ['red bell pepper', 3, 'red bell peppers'],
  ['tomatoes', 1, 'tomato'],
  ['tomato', 4, 'tomatoes'],
  ['cherry', 2, 'cherries'],
  ['cherries', 1, 'cherry'],
  ['bay leaf', 2, 'bay leaves'],
  ['bay leaves', 1, 'bay leaf'],
  ['jalapeños', 0.5, 'jalapeño'],
  ['radishes', 1, 'radish'],
  ['peach', 2, 'peaches'],
  ['ears of corn', 1, 'ear of corn'],
  ['corn on the cob', 2, 'corn on the cob'],
  ['pak choi', 4, 'pak choi'],
  ['bok choy', 4, 'bok choy'],
  ['avocado', 0.5, 'avocado'],
  ['eggs', 1.5, 'eggs'],
  ['kiwis', 2, 'kiwis'],
  ['zucchini', 2, 'zucchinis'],
  ['green chilies', 1, 'green chili'],
  ['green chili', 2, 'green chilies'],
  ['star anise', 2, 'star anise'],
  ['cookies', 1, 'cookie'],
  ['brownies', 1, 'brownie'],
  ['pies', 1, 'pie'],
  ['quiches', 1, 'quiche'],
  ['hummus', 2, 'hummus'],
  ['Brötchen', 2, 'Brötchen'],
  ['תפוח', 3, 'תפוח'],
])('%s for %d is %s', (name, amount, counted) => {
  expect(countedName(name, amount)).toBe(counted)
})
