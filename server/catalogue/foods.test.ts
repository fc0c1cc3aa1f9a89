import { describe, expect, test } from 'vitest'
import type { Food, FoodTrait } from '#domain/nutrition/food.ts'
import { withBoughtAs } from './bought-as-table.ts'
import { FoodIndex } from './food-index.ts'
import { parseFoods, readFoods, readPreparedFoods } from './foods.ts'

const foods = readFoods()
const index = new FoodIndex(foods)

function food(name: string): Food {
  const found = index.find(name)
  if (!found) throw new Error(`There is no food "${name}".`)
  return found
}

describe('our foods', () => {
  test('there are more than 650, each with an id, a serving and its energy', () => {
    expect(foods.length).toBeGreaterThan(650)
    for (const { name, nutrients, grams } of foods) {
      expect(nutrients.calories, name).toBeGreaterThanOrEqual(0)
      expect(nutrients.calories, name).toBeLessThanOrEqual(902)
      expect(grams.serving, name).toBeGreaterThan(0)
    }
  })

  test.each([
    ['egg', 143, 12.56],
    ['chicken breast', 120, 22.5],
    ['green lentils', 352, 24.63],
    ['cooked chickpeas', 164, 8.86],
    ['broccoli', 34, 2.82],
    ['whole milk', 61, 3.15],
    ['feta', 264, 14.21],
  ])("%s has the USDA's %d kcal and %d g protein", (name, calories, protein) => {
    expect(food(name).nutrients).toMatchObject({ calories, protein })
  })

  test.each([
    ['olive oil', 884],
    ['honey', 304],
    ['banana', 89],
  ])('%s has %d kcal', (name, calories) => expect(food(name).nutrients.calories).toBe(calories))

  test('a food’s nutrients add up: energy from its macros, parts within the whole', () => {
    for (const { name, nutrients: n, traits } of foods) {
      if (n.fat !== undefined && n.saturatedFat !== undefined)
        expect(n.saturatedFat, name).toBeLessThanOrEqual(n.fat + 0.5)
      const macros = (n.protein ?? 0) + (n.fat ?? 0) + (n.carbohydrates ?? 0)
      expect(macros, name).toBeLessThanOrEqual(102)
      // Alcohol (also in vanilla) has its own energy. Dry seasonings are hardly digested, and every table counts that
      // differently.
      if (traits.has('alcohol') || name.startsWith('vanilla') || macros > 50 || (n.calories ?? 0) < 60) continue
      const energy = 4 * (n.protein ?? 0) + 9 * (n.fat ?? 0) + 4 * (n.carbohydrates ?? 0)
      expect(Math.abs(energy - (n.calories ?? 0)), name).toBeLessThan(0.35 * (n.calories ?? 0))
    }
  })

  test('names follow American English: proper adjectives are capitalized, the rest isn’t', () => {
    const proper =
      /\b(?:american|arborio|asian|belgian|brazil|brie|brussels|caesar|cajun|camembert|canadian|chinese|colby|cornish|cotija|dijon|english|gouda|greek|gruyère|indian|italian|japanese|jerusalem|kashmiri|korean|manchego|medjool|mexican|monterey|oaxaca|parmesan|romano|scotch|shaoxing|sichuan|swiss|tajín|thai|turkish|vietnamese|worcestershire)\b/
    const names = [...foods, ...readPreparedFoods()].map(({ name }) => name)
    // Merriam-Webster writes pad thai in lowercase, like french fries.
    expect(names.filter((name) => proper.test(name) && name !== 'pad thai')).toEqual([])
    const words = names.flatMap((name) => name.split(' ')).filter((word) => /^\p{Lu}/u.test(word))
    expect(words).not.toContain('Yogurt')
    expect(names).toEqual(expect.arrayContaining(['low-fat Greek yogurt', 'Brie', 'cheddar', 'MSG']))
  })

  test.each([
    ['celery salt', 'celery salt'],
    ['garlic-infused oil', 'garlic oil'],
    ['Grand Marnier', 'orange liqueur'],
    ['amaretto', 'amaretto'],
    ['orange flower water', 'orange blossom water'],
    ['rosewater', 'rose water'],
    ['tomato chutney', 'tomato chutney'],
  ])('%s is %s, not something with a similar name', (requested, name) => expect(food(requested).name).toBe(name))

  test('celery salt is mostly salt, and orange liqueur and amaretto have less sugar than coffee liqueur', () => {
    expect(food('celery salt').nutrients.sodium).toBeGreaterThan(20_000)
    for (const liqueur of ['orange liqueur', 'amaretto'])
      expect(food(liqueur).nutrients.sugar).toBeLessThan(food('coffee liqueur').nutrients.sugar ?? 0)
  })

  test('what people buy for another food is a food itself', () => {
    const bought = foods.flatMap(({ boughtAs }) => boughtAs ?? [])
    expect(bought).toContain('lemon')
    expect(() => withBoughtAs(foods, 'food,bought_as\nlemon juice,lemons by the bag\n')).toThrow(
      'catalogue/bought-as.csv:2: "lemons by the bag" is not the name of a food',
    )
  })

  test('every measure is plausible: a tablespoon is 3 teaspoons, and nothing is heavier than syrup', () => {
    for (const { name, grams } of foods) {
      if (grams.cup !== undefined) expect(grams.cup, name).toBeLessThan(350)
      if (grams.tbsp !== undefined) expect(grams.tbsp, name).toBeLessThan(22)
      if (grams.tbsp !== undefined && grams.tsp !== undefined) {
        expect(grams.tbsp / grams.tsp, name).toBeGreaterThan(2.1)
        expect(grams.tbsp / grams.tsp, name).toBeLessThan(3.6)
      }
    }
  })
})

describe('the traits of foods', () => {
  const without = (trait: FoodTrait, pattern: RegExp, except: RegExp) =>
    foods
      .filter(({ name, traits }) => pattern.test(name) && !except.test(name) && !traits.has(trait))
      .map(({ name }) => name)
  const withTrait = (trait: FoodTrait, pattern: RegExp) =>
    foods.filter(({ name, traits }) => pattern.test(name) && traits.has(trait)).map(({ name }) => name)

  test('milk, butter, cheese, cream and yogurt are dairy unless they are plant-based', () => {
    const plants =
      /vegan|soy|\boat|rice|almond|coconut|peanut|cashew|shea|cocoa|butter bean|butterhead|butternut|cream of tartar|cream cracker|shaving/
    expect(
      without('dairy', /\b(milk|butter|buttermilk|cheese|cream|yogurt|ghee|parmesan|mozzarella)\b/, plants),
    ).toEqual([])
    expect(withTrait('dairy', /vegan|soy|coconut|\boat milk|almond|margarine|dairy-free/)).toEqual([])
  })

  test('foods called vegan contain nothing from animals', () => {
    for (const trait of ['meat', 'fish', 'shellfish', 'egg', 'dairy', 'honey', 'animal-by-product'] as const) {
      expect(withTrait(trait, /vegan|vegetarian|tofu|tempeh|seitan/), trait).toEqual([])
    }
  })

  test('poultry and pork are also meat', () => {
    const animals =
      /\b(beef|lamb|veal|pork|bacon|ham|chicken|turkey|duck|goose|sausage|venison|chorizo|salami|prosciutto)\b/
    const others = /broth|egg|fat|tallow|vegetarian|vegan|seasoning|bouillon|gravy|dressing/
    expect(without('meat', animals, others)).toEqual([])
    for (const { name, traits } of foods) {
      if (traits.has('poultry') || traits.has('pork')) {
        expect(traits.has('meat') || traits.has('animal-by-product'), name).toBe(true)
      }
    }
  })

  test('wheat has gluten and is a grain; lactose is dairy; soy and peanuts are legumes or contain soy', () => {
    for (const { name, traits } of foods) {
      if (traits.has('wheat')) expect(traits.has('gluten'), name).toBe(true)
      if (traits.has('lactose') || traits.has('ghee')) expect(traits.has('dairy'), name).toBe(true)
      if (traits.has('lactose')) expect(traits.has('high-fodmap'), name).toBe(true)
      if (traits.has('pod-legume')) expect(traits.has('legume'), name).toBe(true)
      if (traits.has('honey')) expect(traits.has('sweetener'), name).toBe(true)
    }
  })

  test.each<[FoodTrait, RegExp, RegExp]>([
    [
      'gluten',
      /\b(bread|pasta|spaghetti|couscous|bulgur|barley|bagel|flour tortilla|seitan|beer)\b/,
      /gluten-free|squash|seasoning/,
    ],
    ['wheat', /\b(wheat|all-purpose flour|bread flour|couscous)\b/, /buckwheat/],
    ['fish', /\b(salmon|tuna|cod|anchov|sardine|mackerel|trout|fish sauce|dashi)\b/, /vegan|kombu/],
    ['shellfish', /\b(shrimp|crab|lobster|mussel|clam|oyster|scallop|squid)s?\b/, /mushroom|vegetarian/],
    ['egg', /\b(egg|mayonnaise)\b/, /vegan/],
    ['legume', /\b(lentil|chickpea|bean|pea|tofu|dal)s?\b/, /vanilla|cocoa|coffee|shoot/],
    ['tree-nut', /\b(almond|walnut|cashew|pecan|hazelnut|pistachio|macadamia)s?\b/, /^$/],
    ['alcohol', /\b(wine|beer|rum|vodka|whiskey|sake|sherry)\b/, /vinegar|ginger/],
    ['added-sugar', /\b(sugar|syrup|jam|ketchup|cola|cookie)\b/, /maple|agave|date|snap|diet/],
    ['high-fodmap', /\b(onion|garlic|wheat|chickpea|lentil)s?\b/, /spring|buckwheat|gluten|garlic oil|chives/],
  ])('foods by their name have %s', (trait, pattern, except) => expect(without(trait, pattern, except)).toEqual([]))

  // What stores sell under these names has it in it, though the name does not say so.
  test.each<[FoodTrait, string]>([
    ['gluten', 'black vinegar'],
    ['gluten', 'hp sauce'],
    ['gluten', 'okonomiyaki sauce'],
    ['soy', 'tonkatsu sauce'],
    ['gluten', 'plum sauce'],
    ['gluten', 'furikake'],
    ['sesame', 'hoisin sauce'],
    ['soy', 'curry roux'],
    ['soy', 'chocolate chip'],
    ['soy', 'milk chocolate'],
    ['soy', 'instant ramen'],
    ['honey', 'graham crackers'],
    ['honey', 'char siu sauce'],
    ['fish', 'ponzu'],
    ['fish', 'nam prik pao'],
    ['fish', 'tom yum paste'],
    ['egg', 'challah slice'],
    ['egg', 'pappardelle'],
    ['egg', 'custard'],
    ['egg', 'amaretti'],
    ['tree-nut', 'amaretti'],
    ['dairy', 'soda bread'],
    ['dairy', 'irish brown bread'],
  ])('there is %s in %s', (trait, name) => {
    expect(
      foods.filter((food) => [food.name, ...food.aliases].includes(name)).map(({ traits }) => traits.has(trait)),
    ).toEqual([true])
  })

  test('fruit and vegetables in the produce aisle are neither processed nor sweetened', () => {
    for (const { name, aisle, traits } of foods) {
      if (aisle === 'Produce') expect(traits.has('processed') || traits.has('added-sugar'), name).toBe(false)
    }
  })
})

describe('finding a food', () => {
  test('foods are shown under their American names', () => {
    const british =
      /aubergine|courgette|prawn|mince\b|minced (?!meat)|coriander lea|spring onion|rocket|beetroot|swede|mangetout|pak choi|chilli|sweetcorn|gherkin|wholemeal|wholegrain|soya|tinned|crisps|sultana|treacle|(?:caster|icing) sugar|bicarb|cornflour|(?:plain|self-raising|strong) flour|(?:double|single|soured) cream|skimmed|rapeseed|groundnut|yoghurt|pitta|stock\b/
    const shown = [...foods, ...readPreparedFoods()].map(({ name }) => name)
    expect(shown.filter((name) => british.test(name))).toEqual([])
  })

  test.each([
    ['eggplant', 'aubergine'],
    ['zucchini', 'courgettes'],
    ['cilantro', 'fresh coriander'],
    ['scallion', 'spring onions'],
    ['scallion', 'green onions'],
    ['shrimp', 'king prawns'],
    ['arugula', 'rocket'],
    ['heavy cream', 'double cream'],
    ['all-purpose flour', 'plain flour'],
    ['cornstarch', 'cornflour'],
    ['ground beef', 'beef mince'],
    ['canned chickpeas', 'garbanzo beans'],
    ['avocado', 'large ripe avocados'],
    ['jalapeño', 'jalapenos'],
  ])('%s is found as %s', (name, written) => expect(index.find(written)?.name).toBe(name))

  test('part of a name isn’t enough, and similar names are suggested', () => {
    expect(index.find('unicorn')).toBeUndefined()
    expect(index.find('oliv oil')).toBeUndefined()
    expect(index.suggest('oliv oil')[0]).toBe('olive oil')
    expect(index.suggest('chick peas')).toContain('canned chickpeas')
  })

  test('drying, grinding and canning make a different food', () => {
    expect(food('dried thyme').id).not.toBe(food('thyme').id)
    expect(food('ground cumin').id).not.toBe(food('cumin seeds').id)
    expect(food('cooked rice').id).not.toBe(food('rice').id)
  })
})

describe('a bad row', () => {
  const header =
    'id,name,aliases,usda,traits,aisle,cup,piece,piece_name,serving,edible_share,liquid,price_cents,price_year,price_source,co2e,co2e_source,nutrients,nutrient_source'
  const read =
    (...rows: string[]) =>
    () =>
      parseFoods([header, ...rows].join('\n'), 'foods.csv')
  const good = '9040,banana,,09040,fruit,Produce,150,118,medium,118,0.64,,13,2022,BLS,0.86,PN18,,'

  test('a good row is parsed, and blanks stay unknown', () => {
    const [banana] = read(good.replace('13,2022,BLS', ',,'))()
    expect(banana).toMatchObject({
      id: 9040,
      priceCentsPer100g: null,
      grams: { cup: 150, piece: 118 },
      edibleShare: 0.64,
    })
    expect(banana?.grams.can).toBeUndefined()
  })

  test('its own values replace USDA’s, and the id stays when the number is corrected', () => {
    const [banana] = read(good.replace('09040', '09042').replace(/,,$/, ',sodium=210,RINSED'))()
    expect(banana).toMatchObject({ id: 9040, usda: '09042', nutrients: { calories: 43, sodium: 210 } })
  })

  test.each([
    [good.replace('09040', '99999'), 'usda: "99999" is not a number of the USDA'],
    [good.replace('fruit', 'friut'), 'traits: "friut" is not a known trait'],
    [good.replace('Produce', 'Cellar'), 'aisle: "Cellar" is not a known aisle'],
    [good.replace('150', 'many'), 'cup: "many" is not a number of 0 or more'],
    [good.replace('0.64', '64'), 'edible_share: 64 is not between 0 and 1'],
    [good.replace('BLS', ''), 'price_source: goes together with price_cents'],
    [good.replace('09040', ''), 'must be the USDA number or a number from 9900001 on'],
    ['9900001,paste,,,,Produce,,,,1,1,,,,,,,colour=3,LABEL', 'nutrients: "colour" is not a known nutrient'],
    ['9900001,paste,,,,Produce,,,,1,1,,,,,,,protein=x,LABEL', 'nutrients: "protein=x" is not a figure'],
  ])('%s', (row, reason) => {
    expect(read(row)).toThrow('foods.csv:2: ')
    expect(read(row)).toThrow(reason)
  })

  test('two foods with the same name or id are rejected with both lines', () => {
    expect(read(good, good.replace('9040', '9900001'))).toThrow('foods.csv:3: aliases: "banana" is also on line 2')
    expect(read(good, good.replace('banana', 'plantain'))).toThrow('foods.csv:3: id: 9040 is also on line 2')
  })
})
