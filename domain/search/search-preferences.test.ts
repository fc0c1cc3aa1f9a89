import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchWords } from './preference-phrases.ts'
import { understandSearch } from './search-preferences.ts'

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
  'beef',
  'rice',
  'bean',
  'thai',
  'thai basil',
  'vegan',
  'keto',
  'fat',
  'fish',
  'meat',
  // Parts of real names: "breakfast sausage", "raw ham", "cook-in sauce".
  'breakfast',
  'dinner',
  'raw',
  'cook',
])
const PHRASES = new Set([
  'meal prep',
  'french toast',
  'french onion',
  'greek yogurt',
  'veggie burger',
  'protein shake',
  'kosher salt',
])
const context: SearchWords = { isFood: (phrase) => FOODS.has(phrase), isPhrase: (phrase) => PHRASES.has(phrase) }

const understood = (search: string) => {
  const { preferences, text, ignored } = understandSearch(search, context)
  return [
    ...preferences.map(({ filter, value }) => `${filter}=${value}`),
    ...ignored.map(({ value }) => `(${value})`),
    text,
  ]
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
    ['ready in half an hour', ['maxTime=30', '']],
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
    ['dinner under 15 g protein', ['type=dinner', '(under 15 g protein)', '']],
    ['less than 5 g fiber', ['(less than 5 g fiber)', '']],
    ['500 calories or more', ['(500 calories or more)', '']],
    ['more than 20 g fat', ['(more than 20 g fat)', '']],
    ['at least 60 minutes', ['(at least 60 minutes)', '']],
    ['over 1 hour stew', ['(over 1 hour)', 'stew']],
    ['more than half an hour', ['(more than half an hour)', '']],
    ['low sodium', ['maxSodium=400', '']],
    ['cheap easy recipes', ['maxPrice=190', '']],
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
    ['no cook dinner', ['type=dinner', 'no cook']],
    ['desserts without oven', ['type=dessert', 'without oven']],
    ['no-bake cookies', ['no bake cookies']],
    ['nut-free snack', ['exclude=nut', 'type=snack', '']],
    ['nut allergy', ['exclude=nut', '']],
    ['dinner for a peanut allergy', ['type=dinner', 'exclude=peanut', '']],
    ['lactose intolerant dessert', ['exclude=dairy', 'type=dessert', '']],
    ['gluten intolerance', ['diet=Gluten Free', '']],
    ['egg and dairy allergies', ['exclude=egg', 'exclude=dairy', '']],
    ['mushroom allergy soup', ['exclude=mushroom', 'soup']],
    ['mushroom free pasta', ['exclude=mushroom', 'pasta']],
    ['curry with spinach and chickpeas', ['include=spinach', 'include=chickpeas', 'curry']],
    ['toast with peanut butter', ['include=peanut butter', 'toast']],
    ['eggs with moonlight', ['eggs with moonlight']],
    ['whole30', ['diet=Whole30', '']],
    // Limits in other words.
    ['<500 calories', ['maxCalories=500', '']],
    ['>30g protein', ['minProtein=30', '']],
    ['>= 30 g protein', ['minProtein=30', '']],
    ['500+ calories', ['(500+ calories)', '']],
    ['less than 5 g sugar', ['maxSugar=5', '']],
    ['5 sugar cookies', ['5 sugar cookies']],
    ['under 500 mg sodium', ['maxSodium=500', '']],
    ['under 1 g salt', ['maxSodium=400', '']],
    ['under $5', ['maxPrice=500', '']],
    ['dinner for $2.50 a serving', ['type=dinner', 'maxPrice=250', '']],
    ['less than 3 dollars', ['maxPrice=300', '']],
    ['under 1.5 hours', ['maxTime=90', '']],
    ['1 1/2 hours', ['maxTime=90', '']],
    ['½ hour', ['maxTime=30', '']],
    ['1 hour 30 minutes', ['maxTime=90', '']],
    ['an hour and a half', ['maxTime=90', '']],
    ['under an hour', ['maxTime=60', '']],
    ['thirty minute chicken', ['maxTime=30', 'chicken']],
    ['20-30 minutes', ['maxTime=30', '']],
    ['between 20 and 30 g of protein', ['minProtein=20', '(up to 30 g protein)', '']],
    ['between 400 and 600 calories', ['maxCalories=600', '(at least 400 kcal)', '']],
    ['calories between 400 and 600', ['maxCalories=600', '(at least 400 kcal)', '']],
    ['20 to 30 minutes', ['maxTime=30', '']],
    ['20 or 30 minutes', ['maxTime=30', '']],
    ['between $3 and $5', ['maxPrice=500', '']],
    ['$3–$5', ['maxPrice=500', '']],
    ['twenty-five minutes', ['maxTime=25', '']],
    ['an hour and twenty five minutes', ['maxTime=85', '']],
    // Numbers that belong to two limits.
    ['under $5 30 minutes', ['maxPrice=500', 'maxTime=30', '']],
    ['under $5 or 30 minutes', ['maxPrice=500', 'maxTime=30', '']],
    ['less than $4 and 30 minutes', ['maxPrice=400', 'maxTime=30', '']],
    ['soup under $3, 20 minutes', ['maxPrice=300', 'maxTime=20', 'soup']],
    ['dinner for 2, 40 g protein', ['type=dinner', 'minProtein=40', '']],
    ['under 1,000 calories', ['maxCalories=1000', '']],
    ['500 calories max', ['maxCalories=500', '']],
    ['500 calories per serving', ['maxCalories=500', '']],
    ['30 minutes max 500 calories', ['maxTime=30', 'maxCalories=500', '']],
    ['calories under 500', ['maxCalories=500', '']],
    ['calories no more than 500', ['maxCalories=500', '']],
    ['protein over 30g', ['minProtein=30', '']],
    ['protein under 30g', ['(protein under 30g)', '']],
    ['fat under 10 g, protein over 30 g', ['maxFat=10', 'minProtein=30', '']],
    ['protein under 500 calories', ['minProtein=25', 'maxCalories=500', '']],
    ['not under 500 calories', ['(not under 500 calories)', '']],
    ['fat free', ['maxFat=0.5', '']],
    ['at least 5000 g protein', ['minProtein=25', 'at least 5000 g']],
    // There is no filter for what a dish must not be, and it must never become its opposite.
    ['not vegan', ['(not vegan)', '']],
    ['vegan not keto', ['diet=Vegan', '(not keto)', '']],
    ['not vegan or keto', ['(not vegan or keto)', '']],
    ['not vegan but quick', ['maxTime=30', '(not vegan)', '']],
    ['no Thai soup', ['(no Thai)', 'soup']],
    ['no Thai basil', ['exclude=thai basil', '']],
    ['not dairy free', ['(not dairy free)', '']],
    ['protein free', ['(protein free)', '']],
    ['non-veg', ['(non-veg)', '']],
    ['cake without moonlight', ['(without moonlight)', 'cake']],
    // Lists of foods.
    ['with rice but no beans', ['include=rice', 'exclude=beans', '']],
    ['with chicken or beef', ['include=chicken or beef', '']],
    ['with rice and chicken, beef or eggs', ['include=rice', 'include=chicken or beef or eggs', '']],
    ['with chicken, rice', ['include=chicken', 'include=rice', '']],
    ['without any eggs', ['exclude=eggs', '']],
    ['anything but eggs', ['exclude=eggs', '']],
    ['allergic to nuts', ['exclude=nuts', '']],
    ['no sugar or eggs', ['exclude=added sugar', 'exclude=eggs', '']],
    ['gluten and dairy free cake', ['diet=Gluten Free', 'exclude=dairy', 'cake']],
    ['gluten, egg and dairy free cake', ['diet=Gluten Free', 'exclude=egg', 'exclude=dairy', 'cake']],
    ['egg and dairy free cake', ['exclude=egg', 'exclude=dairy', 'cake']],
    ['egg free', ['exclude=egg', '']],
    ['eggs, dairy free', ['exclude=dairy', 'eggs']],
    ['meat, gluten free', ['diet=Gluten Free', 'meat']],
    ['fish, gluten free', ['diet=Gluten Free', 'fish']],
    ['fish and gluten free', ['exclude=fish', 'diet=Gluten Free', '']],
    ['fish or shellfish free', ['exclude=fish', 'exclude=shellfish', '']],
    ['meat and dairy free', ['diet=Vegetarian', 'exclude=dairy', '']],
    ['eggs and dairy free', ['exclude=eggs', 'exclude=dairy', '']],
    ['fish, egg and nut free', ['exclude=fish', 'exclude=egg', 'exclude=nut', '']],
    ['meat, egg, dairy free', ['diet=Vegetarian', 'exclude=egg', 'exclude=dairy', '']],
    ['with fish and gluten free', ['include=fish', 'diet=Gluten Free', '']],
    ['no eggs and dairy free', ['exclude=eggs', 'exclude=dairy', '']],
    ['no eggs, dairy free', ['exclude=eggs', 'exclude=dairy', '']],
    ['chicken and rice dairy free', ['exclude=dairy', 'chicken and rice']],
    ['no eggs dairy free', ['exclude=eggs', 'exclude=dairy', '']],
    // Every recipe can be cooked for any number of people.
    ['chicken recipes for two', ['chicken']],
    ['dinner for 4 people', ['type=dinner', '']],
    ['meals for 6', ['']],
    // Searches phrased as a sentence.
    ['using up spinach', ['include=spinach', '']],
    ['use up spinach', ['include=spinach', '']],
    ['what can I make with leftover chicken', ['include=chicken', '']],
    ['leftover rice', ['rice']],
    ['leftovers', ['leftovers']],
    ['what to do with spinach', ['include=spinach', '']],
    ['kid friendly dinner', ['type=dinner', 'kid']],
    ['kids lunch', ['type=lunch', 'kids']],
    ['weeknight dinner', ['type=dinner', 'weeknight']],
    ['protein shake', ['protein shake']],
    ['chicken protein', ['minProtein=25', 'chicken']],
    ['leftover chicken', ['chicken']],
    ['picky eaters', ['(picky eaters)', '']],
    ['skinny pasta', ['(skinny)', 'pasta']],
    ['spicy noodles', ['include=spicy', 'noodles']],
    // A single number can't answer these.
    ['diabetic lunch', ['type=lunch', '(diabetic)', '']],
    ['heart healthy dinner', ['type=dinner', '(heart healthy)', '']],
    ['kidney friendly soup', ['(kidney friendly)', 'soup']],
    ['kidney beans', ['kidney beans']],
    ['soft foods', ['(soft foods)', '']],
    ['easy to chew dinner', ['type=dinner', '(easy to chew)', '']],
    ['soft cookies', ['soft cookies']],
    ['toddler snack', ['type=snack', '(toddler)', '']],
    ['pregnancy breakfast', ['type=breakfast', '(pregnancy)', '']],
    ['lazy dinner', ['maxTime=30', 'type=dinner', '']],
    ['student dinner', ['maxPrice=190', 'type=dinner', '']],
    ['post workout', ['minProtein=25', '']],
    ['slow cooker', ['slow cooker']],
    ['air fryer chicken', ['air fryer chicken']],
    ['bread machine rolls', ['(bread machine)', 'rolls']],
    ['microwave', ['(microwave)', '']],
    ['low glycemic breakfast', ['type=breakfast', '(low glycemic)', '']],
    // There is no such filter, and salt isn't an answer.
    ['kosher', ['(kosher)', '']],
    ['kosher chicken', ['(kosher)', 'chicken']],
    ['halal dinner', ['type=dinner', '(halal)', '']],
    ['kosher salt', ['kosher salt']],
    ['7up chicken', ['7 up chicken']],
    ['', ['']],
  ])('%s', (search, expected) => {
    expect(understood(search)).toEqual(expected)
  })

  test('an ignored part says whether it is a limit', () => {
    expect(understandSearch('not vegan, over 30 minutes', context).ignored).toEqual([
      { filter: 'search', value: 'not vegan' },
      { filter: 'limit', value: 'over 30 minutes' },
    ])
  })

  test('a wish includes the search without it', () => {
    const { preferences } = understandSearch('Quick Thai soup, without nuts', context)
    expect(preferences.map(({ label, without }) => [label, without])).toEqual([
      ['Up to 30 minutes', 'Thai soup, without nuts'],
      ['Thai', 'Quick soup, without nuts'],
      ['Without nuts', 'Quick Thai soup'],
    ])
  })

  test.each([
    ['dinner without nuts, eggs or milk', 'nuts', 'dinner without eggs or milk'],
    ['dinner without nuts, eggs or milk', 'eggs', 'dinner without nuts or milk'],
    ['dinner without nuts, eggs or milk', 'milk', 'dinner without nuts, eggs'],
    ['without nuts', 'nuts', ''],
    ['with chickpeas and spinach', 'chickpeas', 'with spinach'],
    ['with chickpeas and spinach', 'spinach', 'with chickpeas'],
    ['with rice and chicken or beef', 'chicken or beef', 'with rice'],
    ['with rice but no beans', 'beans', 'with rice'],
    ['no sugar or eggs', 'added sugar', 'no eggs'],
    ['gluten and dairy free cake', 'dairy', 'gluten free cake'],
    ['gluten and dairy free cake', 'Gluten Free', 'dairy free cake'],
    ['quick fish, egg and nut free soup', 'nut', 'quick fish or egg free soup'],
    ['fish, egg, nut free', 'egg', 'fish or nut free'],
    ['gluten, fish, nut free', 'Gluten Free', 'fish or nut free'],
    ['fish, egg, nut and soy free', 'soy', 'fish, egg, nut free'],
    ['fish and gluten free', 'Gluten Free', 'fish free'],
    ['quick and vegan', '30', 'vegan'],
  ])('%s, without %s', (search, value, rest) => {
    const { preferences } = understandSearch(search, context)
    expect(preferences.find((preference) => preference.value === value)?.without).toBe(rest)
    // The other preferences stay the same.
    const left = understandSearch(rest, context).preferences.map((preference) => preference.value)
    expect(left).toEqual(preferences.map((preference) => preference.value).filter((other) => other !== value))
  })

  test('no text makes it fail, and the rest is never longer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (search) => {
        for (const { without } of understandSearch(search, context).preferences) {
          expect(without.length).toBeLessThan(search.length)
        }
      }),
    )
  })
})
