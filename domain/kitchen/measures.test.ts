import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#domain/text/testing/any-text.ts'
import { canonicalUnit, kitchenUnit, unitLabel } from './kitchen-units.ts'
import {
  addMeasures,
  displayMeasure,
  formatMeasure,
  readableMeasure,
  stepTextIn,
  temperaturesIn,
  toSystem,
} from './measures.ts'

describe('units as people spell them', () => {
  test.each([
    ['Tablespoons', 'tbsp'],
    ['Tbsps', 'tbsp'],
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['tsp.', 'tsp'],
    ['Cups', 'cup'],
    ['fl. oz.', 'fl oz'],
    ['fluid ounces', 'fl oz'],
    ['Grams', 'g'],
    ['L', 'l'],
    ['lbs', 'lb'],
    ['tins', 'can'],
    ['glug', 'glug'],
    ['', ''],
  ])('"%s" is "%s"', (written, expected) => {
    expect(canonicalUnit(written)).toBe(expected)
  })

  test('a unit is plural after more than one', () => {
    expect([unitLabel('cup', 0.5), unitLabel('cup', 1), unitLabel('cup', 1.5), unitLabel('smidgen', 2)]).toEqual([
      'cup',
      'cup',
      'cups',
      'smidgen',
    ])
  })
})

describe('the metric and US switch', () => {
  test.each([
    [1, 'cup', '240 ml'],
    [0.25, 'cup', '60 ml'],
    [5, 'cups', '1.2 l'],
    [8, 'oz', '225 g'],
    [2.5, 'lb', '1.13 kg'],
    [2, 'tbsp', '2 tbsp'],
    [0.5, 'tsp', '½ tsp'],
    [3, 'clove', '3 cloves'],
    [250, 'g', '250 g'],
    [2, '', '2'],
    [1, 'glug', '1 glug'],
  ])('%d %s is, in metric, %s', (amount, unit, expected) => {
    expect(displayMeasure({ amount, unit }, 'metric')).toBe(expected)
  })

  test.each([
    [240, 'ml', '1 cup'],
    [120, 'ml', '½ cup'],
    [5, 'ml', '1 tsp'],
    [30, 'ml', '2 tbsp'],
    [1, 'l', '4⅛ cups'],
    [3, 'l', '3⅛ quarts'],
    [100, 'g', '3½ oz'],
    [1, 'kg', '2¼ lb'],
    [2, 'g', '2 g'],
    [1.5, 'cup', '1½ cups'],
    [1, 'tbsp', '1 tbsp'],
  ])('%d %s is, in US units, %s', (amount, unit, expected) => {
    expect(displayMeasure({ amount, unit }, 'us')).toBe(expected)
  })

  test('volume never becomes weight, and amounts stay the same', () => {
    const unit = fc.constantFrom('g', 'kg', 'oz', 'lb', 'ml', 'dl', 'l', 'tsp', 'tbsp', 'cup', 'pint', 'clove', '')
    const system = fc.constantFrom('metric' as const, 'us' as const)
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 5000, noNaN: true }), unit, system, (amount, from, to) => {
        const converted = toSystem({ amount, unit: from }, to)
        const before = kitchenUnit(from)
        const after = kitchenUnit(converted.unit)
        expect(after?.dimension).toBe(before?.dimension)
        const size = amount * (before?.size ?? 1)
        expect(Math.abs(converted.amount * (after?.size ?? 1) - size)).toBeLessThanOrEqual(size * 1e-9)
      }),
    )
  })

  test('no amount, no text', () => {
    expect(formatMeasure({ amount: 0, unit: 'g' })).toBe('')
    expect(formatMeasure({ amount: 1.02, unit: 'can' })).toBe('1 can')
    expect(displayMeasure({ amount: 250, unit: 'ml' }, 'us')).toBe('1 cup')
    expect(displayMeasure({ amount: Number.NaN, unit: 'cup' }, 'metric')).toBe('')
  })
})

describe('a fraction of a kilogram or liter', () => {
  test.each([
    [0.2165, 'kg', '215 g'],
    [0.5, 'l', '500 ml'],
    [0.999, 'kg', '1 kg'],
    [1.1, 'kg', '1.1 kg'],
  ])('%d %s is read as %s', (amount, unit, text) => {
    expect(displayMeasure({ amount, unit }, 'metric')).toBe(text)
    expect(displayMeasure({ amount, unit }, null)).toBe(text)
  })
})

describe('a small fraction of a cup or spoon', () => {
  test.each([
    [0.1, 'cup', '1⅔ tbsp'],
    [0.25, 'cup', '¼ cup'],
    [0.25, 'tbsp', '¾ tsp'],
    [0.5, 'tbsp', '½ tbsp'],
    [0.125, 'tsp', '⅛ tsp'],
  ])('%d %s is read as %s', (amount, unit, text) => {
    expect(displayMeasure({ amount, unit }, 'us')).toBe(text)
    expect(displayMeasure({ amount, unit }, null)).toBe(text)
  })
})

describe('many spoons', () => {
  test.each([
    [18.5, 'tbsp', '280 ml', '1⅛ cups'],
    [7, 'tbsp', '105 ml', '½ cup'],
    [80, 'tbsp', '1.2 l', '5 cups'],
    [12, 'tsp', '4 tbsp', '4 tbsp'],
    [6, 'tbsp', '6 tbsp', '6 tbsp'],
    [4, 'tsp', '4 tsp', '4 tsp'],
  ])('%d %s are read as %s, in the United States as %s', (amount, unit, metric, us) => {
    expect(displayMeasure({ amount, unit }, 'metric')).toBe(metric)
    expect(displayMeasure({ amount, unit }, null)).toBe(metric)
    expect(displayMeasure({ amount, unit }, 'us')).toBe(us)
  })

  test('are the same amount as before', () => {
    const spoon = fc.constantFrom('tsp', 'tbsp')
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 5000, noNaN: true }), spoon, (amount, unit) => {
        for (const system of ['metric', 'us'] as const) {
          const shown = readableMeasure({ amount, unit }, system)
          const ml = amount * (kitchenUnit(unit)?.size ?? 0)
          expect(Math.abs(shown.amount * (kitchenUnit(shown.unit)?.size ?? 0) - ml)).toBeLessThanOrEqual(ml * 1e-9)
        }
      }),
    )
  })
})

describe('step texts', () => {
  test.each([
    ['Heat the oven to 180 °C.', 'Heat the oven to 350 °F.'],
    ['Bake at 200°C for 20 minutes.', 'Bake at 400 °F for 20 minutes.'],
    ['Until 74 degrees C inside', 'Until 165 °F inside'],
    ['Roast at 160–180 °C', 'Roast at 325–350 °F'],
    ['Bake at 220 °C (425 °F).', 'Bake at 425 °F.'],
    ['Bake at 350 °F/180 °C.', 'Bake at 350 °F.'],
    ['Bake at 180 °C (350 °F/Gas 4).', 'Bake at 350 °F (Gas 4).'],
    ['Bake in a hot oven (180 °C/350 °F).', 'Bake in a hot oven (350 °F).'],
    ['Add 240 ml milk and 100 g flour, rest 5 minutes.', 'Add 1 cup milk and 3½ oz flour, rest 5 minutes.'],
    ['Pour in 240 ml.', 'Pour in 1 cup.'],
    ['Cut into 2 cm pieces; stir in 2 tbsp oil.', 'Cut into 2 cm pieces; stir in 2 tbsp oil.'],
  ])('"%s" reads, in US units, "%s"', (step, expected) => {
    expect(stepTextIn(step, 'us')).toBe(expected)
  })

  test.each([
    ['Heat the oven to 350 °F.', 'Heat the oven to 180 °C.'],
    ['Bake at 425°F.', 'Bake at 220 °C.'],
    ['Cook to 165 °F', 'Cook to 74 °C'],
    ['Add 1 1/2 cups milk in 3 parts', 'Add 360 ml milk in 3 parts'],
    ['Spread in a 9 by 13-inch pan', 'Spread in a 9 by 13-inch pan'],
    ['Add 2-3 cups stock', 'Add 2-3 cups stock'],
  ])('"%s" reads, in metric, "%s"', (step, expected) => {
    expect(stepTextIn(step, 'metric')).toBe(expected)
  })

  test('a text without measures of the other system is unchanged', () => {
    fc.assert(
      fc.property(anyText(80), (text) => {
        const harmless = text.replace(/[\d½⅓⅔¼¾⅛]/g, '')
        expect(stepTextIn(harmless, 'us')).toBe(harmless)
        expect(typeof stepTextIn(text, 'metric')).toBe('string')
      }),
    )
  })

  test('temperatures already in the chosen scale stay as written', () => {
    expect(temperaturesIn('at 180°C', 'metric')).toBe('at 180°C')
  })
})

describe('adding measures', () => {
  test.each([
    [['500 g', '1 kg'], '1.5 kg'],
    [['200 ml', '1 l'], '1.2 l'],
    [['1 tbsp', '2 tsp'], '1⅔ tbsp'],
    [['1 cup', '4 tbsp'], '1¼ cups'],
    [['600 g', '600 g'], '1.2 kg'],
    [['2', '3'], '5'],
    [['2', '1 piece'], '3'],
    [['8 oz', '1 lb'], '1½ lb'],
    [['1 can', '2 tins'], '3 cans'],
    [['2 tbsp', '1 tsp'], '2⅓ tbsp'],
    [['9 tbsp', '9½ tbsp'], '280 ml'],
    [['30 tbsp', '40 tbsp'], '1.05 l'],
    [['4 tsp', '5 tsp'], '3 tbsp'],
    [['2 tbsp', '200 ml'], '230 ml'],
    [['1 cup', '100 ml'], '340 ml'],
    [['4 oz', '100 g'], '215 g'],
    [['1500 g'], '1.5 kg'],
    [['6 tbsp'], '6 tbsp'],
  ])('%j is %s', (parts, expected) => {
    const measures = parts.map((part) => {
      const [amount = '', ...unit] = part.split(' ')
      return { amount: Number(amount.replace('½', '.5')), unit: unit.join(' ') }
    })
    const sum = addMeasures(measures)
    expect(sum && formatMeasure(sum)).toBe(expected)
  })

  test.each([
    ['ml', 'g'],
    ['cup', 'g'],
    ['clove', 'head'],
    ['g', ''],
    ['tbsp', 'g'],
  ])('%s and %s can’t be added', (one, other) => {
    expect(
      addMeasures([
        { amount: 1, unit: one },
        { amount: 1, unit: other },
      ]),
    ).toBeNull()
  })
})
