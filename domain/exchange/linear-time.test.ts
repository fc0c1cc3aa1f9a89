// Whatever a page or file contains, reading it takes time in proportion to its length. The length is doubled twice, because
// small differences are lost in the noise: that may take about four times as long, not sixteen.
import { describe, expect, test } from 'vitest'
import { csvRows } from '#domain/text/csv.ts'
import { copyMeThatRecipes } from './collections/copymethat.ts'
import { jsonRecipes } from './collections/json-recipes.ts'
import { recipeFromCooklang } from './cooklang-text.ts'
import { importFromPage, importFromText } from './recipe-import.ts'

/** Of processor time, so that a busy machine changes nothing. */
function millisecondsOf(read: (input: string) => unknown, input: string): number {
  const before = process.threadCpuUsage()
  read(input)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** LINEAR_CHARACTERS=400000 looks closer, at four times the cost. */
const CHARACTERS = Number(process.env.LINEAR_CHARACTERS ?? 100_000)

const SMALL_MS = 10
const MOST_GROWTH = 8
const LONGEST_MS = 3000
const MOST_AGAIN = 4

function expectLinear(
  read: (input: string) => unknown,
  inputOf: (characters: number) => string,
  characters = CHARACTERS,
) {
  const [short, long] = [inputOf(characters / 4), inputOf(characters)]
  const most = MOST_GROWTH * Math.max(SMALL_MS, Math.min(millisecondsOf(read, short), millisecondsOf(read, short)))
  // Once more if it took too long, perhaps to compile or to collect garbage: the best time counts.
  let best = millisecondsOf(read, long)
  for (let again = 0; best > Math.min(most, LONGEST_MS) && again < MOST_AGAIN; again++)
    best = Math.min(best, millisecondsOf(read, long))
  expect(best, `ms; a quarter of it may take ${most / MOST_GROWTH}`).toBeLessThan(most)
  expect(best, 'ms').toBeLessThan(LONGEST_MS)
}

const repeated = (piece: string) => (characters: number) => piece.repeat(Math.ceil(characters / piece.length))
const around = (start: string, piece: string, end: string) => (characters: number) =>
  start + repeated(piece)(characters) + end

const RECIPE = '<div itemscope itemtype="http://schema.org/Recipe">'
const NESTED = '<div itemscope itemtype="x/Recipe" itemprop="b c">'

describe('a page of', () => {
  const pieces = [
    [
      '<a',
      '<',
      'a',
      '<a "',
      "<a b='",
      '<div ',
      '<script></script ',
      '<!',
      '</',
      '<a b="c"',
      '&',
      '<li>',
      '<p>',
      '</p>',
    ],
    [
      '<div>',
      '</div>',
      '<form>',
      '<svg>',
      '<!--',
      '<b></i>',
      '<td><th>',
      '&amp;',
      '<title>',
      '<a href=x>',
      '<i itemprop=x>',
    ],
    [NESTED, `${RECIPE}<i itemprop="name">x</i></div>`, `<div itemscope itemprop="step item text">`],
    [
      '<script type="application/ld+json">',
      '<script type="application/ld+json">{}</script>',
      '<noscript>',
      '<template>',
    ],
  ].flat()
  test.each(pieces)('%s', (piece) => {
    expectLinear(importFromPage, around(`<${RECIPE}`, piece, '</div>'))
    expectLinear(importFromPage, repeated(piece))
  })
})

describe('an element with', () => {
  const names = (characters: number) =>
    Array.from({ length: characters / 8 }, (_, at) => `p${at.toString(36).padStart(6, '0')}`).join(' ')
  test.each([
    ['many names', (size: number) => `${RECIPE}<p itemprop="${names(size)}">${'soup '.repeat(size / 5)}`],
    [
      'the same name many times',
      (size: number) => `${RECIPE}<p itemprop="${'text '.repeat(size / 5)}">${'a '.repeat(size)}`,
    ],
    [
      'many names for items in items',
      (size: number) => RECIPE + `<div itemscope itemprop="${names(size / 20)}">`.repeat(20),
    ],
    ['one property many times', around(RECIPE, '<i itemprop="recipeIngredient">1 leek</i>', '')],
    ['a long property', around(`${RECIPE}<p itemprop="recipeInstructions">`, 'Stir. ', '')],
    [
      'a long property at every level',
      (size: number) => RECIPE + '<p itemprop="text"><div>'.repeat(200) + 'a '.repeat(size / 2),
    ],
  ])('%s', (_, input) => expectLinear(importFromPage, input))
})

describe('JSON-LD of', () => {
  const recipe = (field: string, value: string) => `{"@type":"Recipe","name":"x","${field}":${value}}`
  const listOf = (field: string, value: string) => (size: number) =>
    recipe(
      field,
      `[${Array(Math.ceil(size / value.length))
        .fill(value)
        .join(',')}]`,
    )
  const textOf = (field: string, piece: string) => (size: number) =>
    recipe(field, JSON.stringify(repeated(piece)(size)))
  test.each<[string, (size: number) => string]>([
    [
      'many recipes',
      (size) =>
        `[${Array(Math.ceil(size / 40))
          .fill(recipe('recipeIngredient', '"1 leek"'))
          .join(',')}]`,
    ],
    ['lists in lists', (size) => recipe('recipeInstructions', '['.repeat(size / 2) + ']'.repeat(size / 2))],
    ['objects in objects', (size) => recipe('name', `${'{"text":'.repeat(size / 9)}1${'}'.repeat(size / 9)}`)],
    ['lists without an end', repeated('[')],
    ['many ingredients', listOf('recipeIngredient', '"1 large leek, chopped"')],
    ['many steps', listOf('recipeInstructions', '{"@type":"HowToStep","text":"Stir &amp;amp; wait."}')],
    ['many pictures', listOf('image', '"https://cook.example/soup.jpg"')],
    ['many keywords', listOf('keywords', '"vegan"')],
    ['many yields', listOf('recipeYield', '"4 servings"')],
    ['a long title', textOf('name', 'a')],
    ['a long ingredient', textOf('recipeIngredient', '1 1/2 ')],
    ['many entities', textOf('recipeIngredient', '&amp;')],
    ['many tags', textOf('recipeInstructions', '<script>')],
    ['many escaped tags', textOf('recipeInstructions', '&lt;p')],
    ['a long yield', textOf('recipeYield', '4 ')],
    ['a long time', textOf('totalTime', '1 hour ')],
    ['broken commas', textOf('name', ', ')],
  ])('%s', (_, input) => {
    expectLinear((text) => importFromPage(text), input)
    expectLinear((text) => jsonRecipes(text).map(({ read }) => read(null)), input)
  })
})

/** The readers of text stop after this many characters. */
const LONGEST_TEXT = 48_000

describe('text of', () => {
  const pieces = [
    'a',
    '1 ',
    '1/',
    '½ cup ',
    'Ingredients\n',
    'Method\nStir.\nIngredients\n1 leek\n',
    '\n',
    '- ',
    '# ',
    '1. ',
    '(',
  ]
  test.each([...pieces, '1x 2x ', '#a ', '🔟', '🍲 ', 'serves ', 'total time: 1 h | ', '* ', ' ', ', ', '|'])(
    '%j',
    (piece) => expectLinear(importFromText, repeated(piece), LONGEST_TEXT),
  )
})

test.each(['--x\nContent-Type: text/html\n\n', '=C3=\n', '= \t', '\n\n', 'Content-Type: text/html; charset='])(
  'a page saved as one file, of %j',
  (piece) => {
    const head = 'MIME-Version: 1.0\nContent-Type: multipart/related; boundary="x"\n\n'
    const html = 'Content-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n'
    expectLinear(importFromText, around(head, piece, ''))
    expectLinear(importFromText, around(`${head}--x\n${html}`, piece, '--x--'))
  },
)

describe('Cooklang of', () => {
  const pieces = [
    '[-',
    '[- -]',
    '--',
    '-',
    '@',
    '@a{',
    '@a{1%g}(',
    '@a{1%g}',
    '~{',
    '#',
    '=',
    '= ',
    '>',
    '>> a: b\n',
    '\\',
    '{',
    '}',
  ]
  test.each([
    ...pieces,
    '@a b ',
    '\n',
    '\n \n',
    '---\n',
    '---\na: b\n',
    '@&',
    '@./a/',
    '@a|',
    'a: b\n',
    '>> source: "',
  ])('%j', (piece) => {
    expectLinear(recipeFromCooklang, repeated(piece), LONGEST_TEXT)
    expectLinear(recipeFromCooklang, around('---\ntitle: x\n', piece, '\n---\n@egg{}'))
    expectLinear(importFromText, around('@egg{1} ', piece, ''), LONGEST_TEXT)
  })
})

describe('a saved collection of', () => {
  const start = '<div class="recipe"><ul id="recipeIngredients">'
  test.each([start, '<li class="recipeIngredient">x', '<div class="recipe">', '<p class="recipeNote">a'])(
    '%s',
    (piece) => expectLinear((html) => copyMeThatRecipes(html).map(({ read }) => read(null)), around(start, piece, '')),
  )
})

describe('a table of', () => {
  test.each(['"', '""', ',', ';', '\n', '"\n', 'a,b\n', '1,5;', '1.000.', "'", '\t', 'sep='])('%j', (piece) => {
    expectLinear(csvRows, repeated(piece))
    expectLinear(csvRows, around('date;weight\n', piece, '\n'))
  })
})
