// The recipe API: invalid values for every parameter.
import {
  everyParameter,
  type HostileCase,
  inAddress,
  ODD_NUMBERS,
  ODD_TEXTS,
  SCRIPTS,
} from '#server/hostile/testing/hostile-case.ts'

const SEARCH = '/api/recipes/complexSearch'
const RANDOM = '/api/recipes/random'
const PLAN = '/api/mealplanner/generate'
const FOODS = '/api/food/ingredients/search'
const FOOD = '/api/food/ingredients/90100001/information'
const BULK = '/api/recipes/informationBulk'

const TEXTS = [...SCRIPTS.slice(0, 3), ...ODD_TEXTS]
const FEW_TEXTS = [SCRIPTS[1], '\u0000', '__proto__', 'constructor', ',,,,,,,,']
const ANSWERED_OR_UNKNOWN = [200, 404]

const ids = [...ODD_NUMBERS, ...ODD_TEXTS, ...SCRIPTS.slice(0, 4), '1'.repeat(4000)]

export const recipeApi: HostileCase[] = [
  ...everyParameter(SEARCH, ['query'], [...SCRIPTS, ...ODD_TEXTS], [200]),
  ...everyParameter(SEARCH, ['sort', 'sortDirection'], [...FEW_TEXTS, 'toString', 'hasOwnProperty'], [200]),
  ...everyParameter(
    SEARCH,
    [
      'cuisine',
      'excludeCuisine',
      'diet',
      'intolerances',
      'includeIngredients',
      'excludeIngredients',
      'type',
      'titleMatch',
      'tags',
      'equipment',
    ],
    FEW_TEXTS,
    ANSWERED_OR_UNKNOWN,
  ),
  ...everyParameter(SEARCH, ['number', 'offset', 'minCalories', 'maxReadyTime'], ODD_NUMBERS, ANSWERED_OR_UNKNOWN),
  ...everyParameter(RANDOM, ['number', 'seed'], ODD_NUMBERS.slice(0, 8), ANSWERED_OR_UNKNOWN),
  ...everyParameter(RANDOM, ['include-tags', 'exclude-tags', 'exclude', 'includeNutrition'], FEW_TEXTS, [200]),
  ...everyParameter(PLAN, ['timeFrame', 'diet', 'exclude', 'keep'], FEW_TEXTS, ANSWERED_OR_UNKNOWN),
  ...everyParameter(`${PLAN}?timeFrame=day`, ['avoid', 'prefer', 'use', 'slots', 'leftovers'], FEW_TEXTS, [200, 400]),
  ...everyParameter(
    `${PLAN}?timeFrame=day`,
    ['people', 'seed', 'maxMinutes', 'minProtein', 'maxSodium', 'maxPrice'],
    ODD_NUMBERS,
    [200, 400],
  ),
  ...everyParameter(`${PLAN}?timeFrame=day`, ['targetCalories'], ODD_NUMBERS, [200, 400, 404]),
  ...everyParameter(FOODS, ['query'], TEXTS, [200]),
  ...everyParameter(FOODS, ['sort', 'intolerances', 'metaInformation'], FEW_TEXTS, ANSWERED_OR_UNKNOWN),
  ...everyParameter(FOODS, ['number', 'offset', 'minProteinPercent'], ODD_NUMBERS.slice(0, 9), ANSWERED_OR_UNKNOWN),
  ...everyParameter(FOOD, ['amount'], ODD_NUMBERS, ANSWERED_OR_UNKNOWN),
  ...everyParameter(FOOD, ['unit'], FEW_TEXTS, ANSWERED_OR_UNKNOWN),
  ...everyParameter(BULK, ['ids'], [...FEW_TEXTS, ...ODD_NUMBERS, '1,'.repeat(3000)], ANSWERED_OR_UNKNOWN),

  ...ids.map((id) => ({
    what: `${JSON.stringify(id).slice(0, 40)} as the id of a recipe`,
    target: `/api/recipes/${inAddress(id)}/information`,
    responses: [404],
    payload: id,
  })),
  ...ids.slice(0, 24).map((id) => ({
    what: `${JSON.stringify(id).slice(0, 40)} as the id of a food`,
    target: `/api/food/ingredients/${inAddress(id)}/information`,
    responses: [404],
    payload: id,
  })),
  ...ids.map((id) => ({
    what: `${JSON.stringify(id).slice(0, 40)} as the id of an article's data`,
    target: `/api/blog/articles/${inAddress(id)}`,
    responses: [404],
    payload: id,
  })),

  { what: 'a search of fifteen thousand letters', target: `${SEARCH}?query=${'a'.repeat(15_000)}`, responses: [200] },
  { what: 'a search of two thousand words', target: `${SEARCH}?query=${'a+b+'.repeat(2000)}`, responses: [200] },
  {
    what: 'a search of one accent, thousands of times',
    target: `${SEARCH}?query=${'%CC%81'.repeat(2400)}`,
    responses: [200],
  },
  {
    what: 'an ingredient listed thousands of times',
    target: `${SEARCH}?includeIngredients=${'x,'.repeat(7000)}`,
    responses: [200],
  },
  {
    what: 'a list of thousands of ingredients',
    target: `${SEARCH}?includeIngredients=${Array.from({ length: 3000 }, (_, at) => at).join()}`,
    responses: [400],
  },
  { what: 'a thousand parameters', target: `${SEARCH}?${'a=1&'.repeat(3000)}`, responses: [200] },
  {
    what: 'a parameter repeated with other values',
    target: `${SEARCH}?number=1&number=1000&number=x`,
    responses: [200],
  },
  {
    what: 'parameters written as arrays',
    target: `${SEARCH}?query[]=a&query[__proto__]=b&number[$gt]=1`,
    responses: [200],
  },
  {
    what: 'parameters named after the object prototype',
    target: `${SEARCH}?__proto__=1&constructor=2&__proto__[polluted]=3`,
    responses: [200],
  },
  { what: 'a parameter without a name', target: `${SEARCH}?=1&&&=&`, responses: [200] },
  { what: 'broken percent signs in a search', target: `${SEARCH}?query=%&cuisine=%zz&diet=%E0%A4%A`, responses: [200] },
  { what: 'bytes that are no text in a search', target: `${SEARCH}?query=%FF%FE%C0%80`, responses: [200] },
  { what: 'half of a character in a search', target: `${SEARCH}?query=%ED%A0%80`, responses: [200] },
  { what: 'a plus sign and nothing else as a search', target: `${SEARCH}?query=+`, responses: [200] },
  {
    what: 'a broken percent sign as the id of a recipe',
    target: '/api/recipes/%E0%A4%A/information',
    responses: [404],
  },
  {
    what: 'a slash in the id of a recipe',
    target: '/api/recipes/1%2F..%2F..%2Finformation/information',
    responses: [404],
  },
  {
    what: 'a key of the provider in an address',
    target: `${SEARCH}?query=soup&apiKey=stolen`,
    responses: [200],
    never: ['stolen'],
  },
  {
    what: 'a plan of one calorie',
    target: `${PLAN}?targetCalories=1`,
    responses: [400],
  },
  {
    what: 'a plan that excludes everything',
    target: `${PLAN}?targetCalories=1000&exclude=${inAddress(['meat', 'fish', 'egg', 'milk', 'flour', 'rice', 'oil', 'salt', 'sugar', 'bean'].join())}`,
    responses: ANSWERED_OR_UNKNOWN,
  },
  {
    what: 'a plan that avoids thousands of dishes',
    target: `${PLAN}?avoid=${'90000001,'.repeat(1500)}`,
    responses: [400],
  },
  {
    what: 'a plan that keeps thousands of dishes',
    target: `${PLAN}?timeFrame=day&keep=${','.repeat(9000)}`,
    responses: ANSWERED_OR_UNKNOWN,
  },
  {
    what: 'an amount of a food in the billions',
    target: `${FOOD}?amount=999999999999999&unit=kg`,
    responses: ANSWERED_OR_UNKNOWN,
  },
  ...['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({
    what: `${method} where recipes are only read`,
    method,
    target: SEARCH,
    body: '{}',
    responses: [405],
  })),
  ...[
    '/api',
    '/api/',
    '/api//recipes/random',
    '/api/recipes',
    '/api/Recipes/Random',
    '/api/recipes/random/',
    '/api/../api/recipes/nothing',
    '/api/recipes/random;a=b',
    '/api/%2e%2e/%2e%2e/etc/passwd',
    '/api/recipes/random%00',
    '/api/__proto__',
    '/api/constructor/prototype',
  ].map((target) => ({
    what: `an address beside the calls: ${target}`,
    target,
    responses: [404],
  })),
]
