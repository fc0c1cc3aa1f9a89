// Work on what strangers send grows no faster than what they send. An input that is twice as long may take up to
// three times as long. Pages, files and pasted text: domain/exchange/linear-time.test.ts.
import { describe, expect, test } from 'vitest'
import { deviceName } from '#domain/account/device-name.ts'
import { passwordProblem } from '#domain/account/password-rule.ts'
import { USUAL_MEAL_TIMES } from '#domain/account/preferences.ts'
import { calendarText } from '#domain/calendar/ics.ts'
import { mealEvents } from '#domain/calendar/meal-events.ts'
import { prepareAhead } from '#domain/calendar/prepare-ahead.ts'
import { readDiaryCsv } from '#domain/diary/diary-csv.ts'
import { openArchive } from '#domain/exchange/collections/unzip.ts'
import { importFromPage } from '#domain/exchange/recipe-import.ts'
import { zipOf } from '#domain/exchange/zip.ts'
import { readFoodQuery } from '#domain/kitchen/food-query.ts'
import { ingredientFromLine } from '#domain/kitchen/ingredient-line.ts'
import { foodTest } from '#domain/kitchen/ingredient-match.ts'
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import { statedSize } from '#domain/kitchen/stated-size.ts'
import { nameReadings } from '#domain/nutrition/ingredient-analysis.ts'
import { instructionSteps } from '#domain/recipe/instruction-steps.ts'
import { textAmounts } from '#domain/recipe/text-amounts.ts'
import { readFilters } from '#domain/search/recipe-filters.ts'
import { distinctItems } from '#domain/text/list-items.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { fold, queryTerms, singularWords, titleMatches } from '#domain/text/text-match.ts'
import { stepTimes } from '#domain/time/step-times.ts'
import { openCatalogue } from '#server/catalogue/catalogue.ts'
import { lookUpFood } from '#server/catalogue/food-lookup.ts'
import { bearerToken } from '#server/gateway/bearer-token.ts'
import { readBody } from '#server/gateway/request-body.ts'

import { addressFrom } from '#server/http/client-address.ts'
import { acceptedEncoding } from '#server/http/compression.ts'
import { namesTag } from '#server/http/entity-tag.ts'
import { mailHtml } from '#server/mail/mail-layout.ts'
import { contactMail } from '#server/mail/mail-texts.ts'
import { oneLine } from '#server/mail/one-line.ts'
import { readMessage } from '#server/realtime/phoenix-messages.ts'
import { readRowQuery } from '#server/rows/row-query.ts'
import { catalogueResponses } from '#server/search/routes.ts'

type Work = (input: string) => unknown
type InputOf = (characters: number) => string

const MOST_GROWTH = 3.5
/** Shorter times are lost in the noise: short work is repeated, up to so many characters. */
const LEAST_MS = 4
const MOST_CHARACTERS = 200_000
const MOST_AGAIN = 7

/** Of processor time, so that a busy machine changes little. */
async function millisecondsOf(work: Work, inputs: readonly string[]): Promise<number> {
  const before = process.threadCpuUsage()
  for (const input of inputs) await work(input)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

let made = 0

/** The best of a few runs: the others include compiling and collecting garbage. */
async function best(work: Work, inputOf: InputOf, characters: number, repeats: number, runs: number): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    // Each input differs, so that nothing is looked up that was remembered.
    const inputs = Array.from({ length: repeats }, () => `${inputOf(characters)}${(++made).toString(36)}`)
    times.push(await millisecondsOf(work, inputs))
  }
  return Math.min(...times)
}

/** `most` is the longest input that is accepted, or long enough to see how the work grows. */
async function expectLinear(work: Work, inputOf: InputOf, most: number) {
  const half = Math.floor(most / 2)
  let repeats = 1
  while (repeats * 4 * most < MOST_CHARACTERS && (await best(work, inputOf, half, repeats, 1)) < LEAST_MS) repeats *= 4
  const before = Math.max(LEAST_MS, await best(work, inputOf, half, repeats, 2))
  let after = await best(work, inputOf, most, repeats, 1)
  // Again, if something else disturbed every run: the best of all stays too long only if the work grows too fast.
  for (let again = 0; after > MOST_GROWTH * before && again < MOST_AGAIN; again++)
    after = Math.min(after, await best(work, inputOf, most, repeats, 1))
  expect(after, `ms for ${most} characters, ${repeats} times; half of them: ${before} ms`).toBeLessThan(
    MOST_GROWTH * before,
  )
}

const repeated =
  (piece: string): InputOf =>
  (characters) =>
    piece.repeat(Math.max(1, Math.floor(characters / piece.length)))

/** Words that no dictionary knows, all different. */
const unknownWords =
  (length: number, between = ' '): InputOf =>
  (characters) =>
    Array.from({ length: Math.ceil(characters / (length + between.length)) }, () =>
      Array.from({ length }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join(''),
    ).join(between)

const TEXTS: [string, InputOf][] = [
  ['one long word', repeated('a')],
  ['short words', repeated('a ')],
  ['unknown words', unknownWords(5)],
  ['numbers', repeated('1 1/2 ')],
  ['digits', repeated('1')],
  ['commas', repeated('a,')],
  ['brackets', repeated('(')],
  ['blanks', repeated(' ')],
  ['accents', repeated('e\u0301')],
  ['choices', repeated('soup or ')],
  ['hyphens', repeated('a-')],
]

const catalogue = await openCatalogue('dist/catalogue')
const responses = catalogueResponses(catalogue)

const SEARCH_TEXT = 200
const searches = {
  'the recipe list': (search: string) => responses.recipes({ search }),
  'the recipe list with filters that leave nothing': (search: string) =>
    responses.recipes({ search, maxCalories: '1' }),
  suggestions: (search: string) => responses.suggestions({ search }),
  'food lookup': (search: string) => lookUpFood(catalogue.foods, search),
} satisfies Record<string, Work>

describe.each(Object.entries(searches))('a search for %s', (_, work) => {
  test.each([...TEXTS, ['wishes', repeated('vegan under 500 calories ')], ['refusals', repeated('without nuts ')]] as [
    string,
    InputOf,
  ][])('of %s', (_, inputOf) => expectLinear(work, inputOf, SEARCH_TEXT))
})

test('a search that finds nothing looks up each unknown word once, not once for each word that could be dropped', async () => {
  const words = unknownWords(6)
  const once = await best(searches.suggestions, words, SEARCH_TEXT, 8, 3)
  const all = await best(searches['the recipe list'], words, SEARCH_TEXT, 8, 3)
  expect(all, `ms; suggestions, which drop no word, take ${once}`).toBeLessThan(8 * once)
})

/** What these read may be longer than this, or is cut before. */
const LONG = 10_000
const readers: Record<string, Work> = {
  'the food in a line': readFoodQuery,
  'an ingredient line': ingredientFromLine,
  'the readings of a name': nameReadings,
  'a size in a name': statedSize,
  'a unit': kitchenUnit,
  'the times of a step': stepTimes,
  'the steps of a recipe': instructionSteps,
  'what to prepare ahead': (text) => prepareAhead([text]),
  'plain text of HTML': plainText,
  'amounts in a step': (text) => textAmounts(text, [{ name: 'a', quantity: 1, unit: 'cup' }]),
  'folded text': fold,
  'singular words': singularWords,
  'terms of a query': queryTerms,
  'a title that is searched': (title) => titleMatches(title, 'leek soup'),
  'a search in a title': (search) => titleMatches('Leek soup', search),
  'a list': distinctItems,
  'filters of the recipe list': (text) => readFilters({ exclude: text, include: text, diet: text, maxTime: text }),
  'a password': (text) => passwordProblem(text, 'mia@example.test'),
  'a browser’s name': deviceName,
  'one line of an email': oneLine,
  'a contact message': (message) =>
    mailHtml(contactMail({ name: 'Mia', email: 'mia@example.test', subject: 'feedback', message })),
}

describe.each(Object.entries(readers))('%s', (_, work) => {
  test.each(TEXTS)('of %s', (_, inputOf) => expectLinear(work, inputOf, LONG))
})

describe('what a word means among foods', () => {
  test.each(TEXTS)('%s', (_, inputOf) =>
    expectLinear((text) => catalogue.matchableFoods.slice(0, 50).some(foodTest(text)), inputOf, 400),
  )
})

const ADDRESS = 8_000
const row = (name: string) => (value: string) => readRowQuery(`?${name}=${value}`, new URLSearchParams([[name, value]]))

describe('a row filter', () => {
  test.each<[string, Work, InputOf]>([
    ['columns', row('select'), unknownWords(6, ',')],
    ['orders', row('order'), repeated('a.desc,')],
    ['a list of values', row('id'), (size) => `in.(${repeated('1,')(size)})`],
    ['quoted values', row('id'), (size) => `in.(${repeated('"\\"",')(size)})`],
    ['conditions', row('or'), (size) => `(${repeated('a.eq.1,')(size)}a.eq.1)`],
    ['nested conditions', row('or'), (size) => 'or('.repeat(size / 4) + ')'.repeat(size / 4)],
    ['open brackets', row('and'), repeated('(')],
    ['negations', row('or'), (size) => `(${repeated('not.')(size)})`],
    [
      'many conditions',
      (text) => readRowQuery('', new URLSearchParams(text)),
      (size) => Array.from({ length: size / 12 }, (_, at) => `name_${at}=eq.1`).join('&'),
    ],
  ])('with %s', (_, work, inputOf) => expectLinear(work, inputOf, ADDRESS))
})

const HEADER = 16_000
const trusting = addressFrom(['10.0.0.0/8'])
describe('a header', () => {
  test.each<[string, Work, InputOf]>([
    ['a token', bearerToken, (size) => `Bearer ${'a='.repeat(size / 2)}`],
    ['a token after blanks', bearerToken, (size) => `Bearer${' '.repeat(size)}`],
    ['encodings', acceptedEncoding, repeated('gzip;q=0.1, ')],
    ['blanks between encodings', acceptedEncoding, (size) => `gzip;${' '.repeat(size)}q`],
    ['tags', (text) => namesTag(text, '"a"'), repeated('W/"b", ')],
    ['addresses', (text) => trusting('10.0.0.1', text), repeated('10.0.0.1, ')],
    ['colons', (text) => trusting(text, text), repeated(':')],
  ])('with %s', (_, work, inputOf) => expectLinear(work, inputOf, HEADER))
})

describe('JSON', () => {
  const BODY = 200_000
  /** Without what makes each input different. */
  const jsonOf = (text: string) => text.slice(0, Math.max(...[']', '}', '"'].map((end) => text.lastIndexOf(end))) + 1)
  const body: Work = (text) => readBody(new Request('http://localhost', { method: 'POST', body: jsonOf(text) }))
  test.each<[string, InputOf]>([
    ['rows', (size) => `[${repeated('{"a":1},')(size - (size % 8))}{}]`],
    ['text', (size) => `"${repeated('\\"')(size)}"`],
    ['brackets', repeated('[')],
    ['quotes', repeated('"')],
  ])('of %s in a row request', (_, inputOf) => expectLinear(body, inputOf, BODY))

  test.each<[string, InputOf]>([
    ['text', (size) => `[null,null,"${repeated('a')(size)}","x",{}]`],
    ['fields', (size) => `[null,null,"a","x",{${Array.from({ length: size / 10 }, (_, at) => `"${at}":1`)}}]`],
  ])('of %s in a WebSocket message', (_, inputOf) =>
    expectLinear((text) => readMessage(jsonOf(text), '2.0.0'), inputOf, HEADER),
  )
})

describe('files', () => {
  test.each<[string, InputOf]>([
    ['rows', repeated('2026-11-19,Lunch,Soup,120\n')],
    ['quotes', repeated('"')],
    ['commas', repeated(',')],
  ])('a diary of %s', (_, inputOf) =>
    expectLinear(readDiaryCsv, (size) => `Day,Group,Food Name\n${inputOf(size)}`, 200_000),
  )

  test('a zip archive of many files', () =>
    expectLinear(
      async (text) => {
        const { entries } = await openArchive(
          new Blob([zipOf(text.split(' ').map((fileName) => ({ fileName, content: 'x' })))]),
        )
        for (const entry of entries) await entry.bytes()
      },
      unknownWords(8),
      8_000,
    ))

  test('a zip archive with ends of archives in it', () =>
    expectLinear((text) => openArchive(new Blob([text])).catch(() => null), repeated('PK\u0005\u0006'), 60_000))

  test('a calendar of many meals', () => {
    const zone = 'America/New_York'
    const feed = { timeZone: zone, times: USUAL_MEAL_TIMES, origin: 'https://plateful.example' }
    const mealsOf = (size: number) =>
      Array.from({ length: size }, (_, id) => ({
        id,
        date: '2026-11-19',
        mealType: 'dinner' as const,
        title: 'Feijoada, \\;',
        recipeId: `${id}`,
        servings: 2,
        isLeftover: false,
        changedAt: new Date(0),
        recipe: null,
      }))
    return expectLinear(
      (text) => calendarText('Meals', zone, mealEvents(mealsOf(text.length), feed)),
      repeated('a'),
      2_000,
    )
  })

  test('a calendar with a long title', () =>
    expectLinear(
      (summary) =>
        calendarText('Meals', 'UTC', [
          {
            uid: '1',
            start: new Date(0),
            minutes: 1,
            summary,
            description: '',
            url: null,
            changedAt: new Date(0),
            alarm: false,
          },
        ]),
      repeated('ä,'),
      LONG,
    ))

  test('a page with a recipe', () =>
    expectLinear(
      importFromPage,
      (size) =>
        `<script type="application/ld+json">{"@type":"Recipe","name":"x","recipeIngredient":[${repeated('"1 leek",')(size - (size % 9))}""]}</script><div itemscope itemtype="http://schema.org/Recipe">${repeated('<i itemprop="recipeIngredient">1 leek</i>')(size)}`,
      200_000,
    ))
})
