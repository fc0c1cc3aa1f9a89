import { describe, expect, test } from 'vitest'
import { foldName, nameLikeness, withoutPlainWords } from './food-name.ts'

describe('the names of foods', () => {
  test.each([
    ['Tomatoes', 'tomato'],
    ['jalapeños', 'jalapeno'],
    ['Chillies', 'chilli'],
    ['curry leaves', 'curry leaf'],
    ['goat’s cheese', 'goat cheese'],
    ['crème fraîche', 'creme fraiche'],
    ['anchovies', 'anchovy'],
    ['olives', 'olive'],
    ['spring-onions', 'spring onion'],
  ])('%s and %s are one food', (a, b) => expect(foldName(a)).toBe(foldName(b)))

  test.each([
    ['egg', 'eggplant'],
    ['chili powder', 'chilli powder'],
    ['hummus', 'humm'],
    ['couscous', 'couscou'],
  ])('%s and %s are not', (a, b) => expect(foldName(a)).not.toBe(foldName(b)))

  test('how a food is bought and cut doesn’t change it, but drying and grinding do', () => {
    expect(withoutPlainWords(foldName('large ripe avocados'))).toBe('avocado')
    expect(withoutPlainWords(foldName('dried thyme'))).toBe('dried thyme')
    expect(withoutPlainWords(foldName('ground cumin'))).toBe('ground cumin')
  })

  test('a misspelled name is closest to the right one', () => {
    expect(nameLikeness('oliv oil', 'olive oil')).toBeGreaterThan(nameLikeness('oliv oil', 'sesame oil'))
    expect(nameLikeness('rice', 'rice')).toBe(1)
    expect(nameLikeness('a', 'b')).toBe(0)
  })
})
