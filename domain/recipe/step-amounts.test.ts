import { describe, expect, test } from 'vitest'
import { amountPhrase, portionedPlainText, portionedStepText } from './step-amounts.ts'
import type { StepMeasure } from './step-measure.ts'

describe('an amount in a sentence', () => {
  test.each([
    [{ amount: 2, unit: 'tbsp' }, 'olive oil', true, '2 tbsp olive oil'],
    [{ amount: 3, unit: 'clove' }, 'garlic', true, '3 cloves of garlic'],
    [{ amount: 1, unit: 'thumb' }, 'ginger', true, '1 thumb of ginger'],
    [{ amount: 1.5, unit: 'thumb' }, 'ginger', true, '1½ thumbs of ginger'],
    [{ amount: 2, unit: 'large' }, 'eggs', true, '2 large eggs'],
    [{ amount: 2, unit: 'large' }, 'injera', true, '2 large injera'],
    [{ amount: 1, unit: 'large' }, 'eggs', true, '1 large egg'],
    [{ amount: 6, unit: 'leaf' }, 'lime leaves', true, '6 lime leaves'],
    [{ amount: 1, unit: '' }, 'onions', true, '1 onion'],
    [{ amount: 1.02, unit: '' }, 'onions', true, '1 onion'],
    [{ amount: 0.5, unit: '' }, 'cucumber', true, '½ cucumber'],
    [{ amount: 250, unit: 'g' }, 'flour', false, 'flour (250 g)'],
    [{ amount: 0, unit: '' }, 'salt', true, 'salt'],
  ])('%o of %s', (measure, name, amountFirst, phrase) => {
    expect(amountPhrase(measure, name, amountFirst)).toBe(phrase)
  })
})

describe('a step for other servings and measures', () => {
  const text = 'Rub 200 g flour into 1 onion with the oil (1 tbsp). Bake at 200 °C (400 °F).'
  const place = (phrase: string, more: Omit<StepMeasure, 'from' | 'to' | 'metric' | 'us'>): StepMeasure => ({
    from: text.indexOf(phrase),
    to: text.indexOf(phrase) + phrase.length,
    metric: null,
    us: null,
    ...more,
  })
  const step = {
    text,
    amounts: [
      {
        ...place('200 g flour', { name: 'flour', amountFirst: true, amount: 200, unit: 'g' }),
        us: { amount: 1.6, unit: 'cup' },
      },
      place('1 onion', { name: 'onion', amountFirst: true, amount: 1, unit: '' }),
      place('oil (1 tbsp)', { name: 'oil', amountFirst: false, amount: 1, unit: 'tbsp' }),
    ],
  }
  const as = (servings: number, system: 'metric' | 'us' | null) =>
    portionedStepText(step, { writtenServings: 4, servings, system })

  test('as written it is the same text', () => {
    expect(as(4, null)).toBe(text)
  })

  test('doubling the servings doubles the amounts, and names follow their number', () => {
    expect(as(8, null)).toBe('Rub 400 g flour into 2 onions with the oil (2 tbsp). Bake at 200 °C (400 °F).')
  })

  test('US units know the food, and temperatures follow', () => {
    expect(as(4, 'us')).toBe('Rub 1⅔ cups flour into 1 onion with the oil (1 tbsp). Bake at 400 °F.')
  })
})

describe('a range in a step without markup', () => {
  const ingredients = [
    { name: 'milk', quantity: 300, unit: 'ml' },
    { name: 'oil', quantity: 4, unit: 'tbsp' },
  ]

  test.each([
    ['Add 200–300 ml milk.', 4, 'us', 'Add ¾–1¼ cups milk.'],
    ['Add 3–4 tbsp oil.', 8, 'metric', 'Add 90–120 ml oil.'],
    ['Add 230–250 ml milk.', 4, 'us', 'Add 1 cup milk.'],
    ['Add 200–300 ml milk.', 4, 'metric', 'Add 200–300 ml milk.'],
    ['Add 1–2 tbsp oil.', 8, null, 'Add 2–4 tbsp oil.'],
  ] as const)('%s for %d in %s', (text, servings, system, expected) => {
    expect(portionedPlainText(text, ingredients, { writtenServings: 4, servings, system })).toBe(expected)
  })
})
