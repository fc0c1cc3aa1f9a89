import { expect, test } from 'vitest'
import { prepareAhead } from './prepare-ahead.ts'

test.each([
  'Cover dried chickpeas with plenty of cold water and soak them for 12 hours.',
  'Soak dried chickpeas overnight, for about 10 hours, and drain them.',
  'Cover and refrigerate for at least 4 hours or overnight, until thick enough.',
  'Soak the beans the night before.',
  'Let the dough rest for 8 hours, then bake it for 1 hour.',
  'Rub the roast with salt and chill it for 12 hours.',
])('"%s" is done the evening before', (step) => expect(prepareAhead([step])).toEqual([step]))

test.each([
  'Soak the rice in warm water for 20 minutes and drain it.',
  'Rest for 10 minutes, or overnight and boil it again.',
  'Bake for 8 hours at low heat.',
  'Simmer for 1 hour.',
  'Add the rest of the stock and simmer for 5 hours.',
  'Take the roast out of the refrigerator and roast it for 4 hours.',
  'Drain the beans and cook them for 6 hours.',
])('"%s" isn’t', (step) => expect(prepareAhead([step])).toEqual([]))

test('only the sentence about waiting is repeated', () => {
  expect(prepareAhead(['Rinse the beans. Soak them for 8 hours. Then drain.', 'Fry the onion.'])).toEqual([
    'Soak them for 8 hours.',
  ])
})
