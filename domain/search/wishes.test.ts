import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SearchWords, understandSearch } from './wishes.ts'

const FOODS = new Set([
  'chickpea',
  'spinach',
  'nut',
  'peanut',
  'peanut butter',
  'egg',
  'dairy',
  'chicken',
  'mushroom',
  'sugar',
  'milk',
  // Slices of real names: "breakfast sausage", "raw ham", "cook-in sauce".
  'breakfast',
  'dinner',
  'raw',
  'cook',
])
const PHRASES = new Set(['meal prep', 'french toast', 'french onion', 'greek yogurt', 'veggie burger'])
const context: SearchWords = { isFood: (phrase) => FOODS.has(phrase), isPhrase: (phrase) => PHRASES.has(phrase) }

const understood = (search: string) => {
  const { wishes, text } = understandSearch(search, context)
  return [...wishes.map(({ filter, value }) => `${filter}=${value}`), text]
}

describe('what a search asks for', () => {
  test.each([
    [
      'vegan dinner under 30 minutes with chickpeas',
      ['diet=Vegan', 'type=dinner', 'maxTime=30', 'include=chickpeas', ''],
    ],
    ['quick', ['maxTime=30', '']],
    ['quick and easy', ['maxTime=30', '']],
    ['under 20 minutes', ['maxTime=20', '']],
    ['20min chicken', ['maxTime=20', 'chicken']],
    ['30-minute meals', ['maxTime=30', '']],
    ['ready in half an hour', ['maxTime=30', 'ready']],
    ['1 hour stew', ['maxTime=60', 'stew']],
    ['15 minutes or less pasta', ['maxTime=15', 'pasta']],
    ['high protein breakfast', ['minProtein=25', 'type=breakfast', '']],
    ['at least 30g protein', ['minProtein=30', '']],
    ['40 g of protein', ['minProtein=40', '']],
    ['low-carb lunch', ['maxCarbs=20', 'type=lunch', '']],
    ['low calorie soup', ['maxCalories=400', 'soup']],
    ['dinner under 500 calories', ['type=dinner', 'maxCalories=500', '']],
    ['500 calories or less', ['maxCalories=500', '']],
    ['no more than 20 g fat', ['maxFat=20', '']],
    ['not longer than half an hour', ['maxTime=30', '']],
    ['20 g fiber or more', ['minFiber=20', '']],
    ['no less than 20 g protein', ['minProtein=20', '']],
    ['dinner under 15 g protein', ['type=dinner', 'under 15 g protein']],
    ['less than 5 g fiber', ['less than 5 g fiber']],
    ['500 calories or more', ['500 calories or more']],
    ['more than 20 g fat', ['more than 20 g fat']],
    ['at least 60 minutes', ['at least 60 minutes']],
    ['over 1 hour stew', ['over 1 hour stew']],
    ['more than half an hour', ['more than half an hour']],
    ['low sodium', ['maxSodium=400', '']],
    ['cheap easy recipes', ['maxPrice=170', '']],
    ['gluten-free cake', ['diet=Gluten Free', 'cake']],
    ['Thai soup', ['cuisine=Thai', 'soup']],
    ['quick meal prep', ['maxTime=30', 'meal prep']],
    ['Mediterranean diet', ['cuisine=Mediterranean', '']],
    ['Middle Eastern salad', ['cuisine=Middle Eastern', 'salad']],
    ['french toast', ['french toast']],
    ['french onion soup', ['french onion soup']],
    ['french soup', ['cuisine=French', 'soup']],
    ['greek yogurt dip', ['greek yogurt dip']],
    ['veggie burger', ['veggie burger']],
    ['soup without nuts or eggs', ['exclude=nuts', 'exclude=eggs', 'soup']],
    ['no dairy', ['exclude=dairy', '']],
    ['no dairy breakfast', ['exclude=dairy', 'type=breakfast', '']],
    ['no eggs breakfast', ['exclude=eggs', 'type=breakfast', '']],
    ['breakfast no eggs, nuts', ['type=breakfast', 'exclude=eggs', 'exclude=nuts', '']],
    ['no eggs, breakfast', ['exclude=eggs', 'type=breakfast', '']],
    ['no eggs and quick', ['exclude=eggs', 'maxTime=30', '']],
    ['no eggs chicken soup', ['exclude=eggs', 'chicken soup']],
    ['no raw eggs', ['exclude=eggs', '']],
    ['not chicken', ['exclude=chicken', '']],
    ['milk-free cake', ['exclude=dairy', 'cake']],
    ['no-cook lunch', ['type=lunch', 'no cook']],
    ['no-bake cookies', ['no bake cookies']],
    ['nut-free snack', ['exclude=nut', 'type=snack', '']],
    ['mushroom free pasta', ['exclude=mushroom', 'pasta']],
    ['curry with spinach and chickpeas', ['include=spinach', 'include=chickpeas', 'curry']],
    ['toast with peanut butter', ['include=peanut butter', 'toast']],
    ['eggs with moonlight', ['eggs with moonlight']],
    ['whole30', ['diet=Whole30', '']],
    ['chicken recipes for two', ['chicken for two']],
    ['7up chicken', ['7 up chicken']],
    ['', ['']],
  ])('%s', (search, expected) => {
    expect(understood(search)).toEqual(expected)
  })

  test('a wish says what the search is without it', () => {
    const { wishes } = understandSearch('Quick Thai soup, without nuts', context)
    expect(wishes.map(({ label, without }) => [label, without])).toEqual([
      ['Up to 30 minutes', 'Thai soup, without nuts'],
      ['Thai', 'Quick soup, without nuts'],
      ['Without nuts', 'Quick Thai soup'],
    ])
  })

  test('no text makes it fail, and what is left is never longer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (search) => {
        for (const { without } of understandSearch(search, context).wishes) {
          expect(without.length).toBeLessThan(search.length)
        }
      }),
    )
  })
})
