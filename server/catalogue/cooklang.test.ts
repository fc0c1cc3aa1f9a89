import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from '@cooklang/cooklang'
import { describe, expect, test } from 'vitest'
import { readCooklang } from './cooklang.ts'
import { catalogueFile } from './files.ts'
import { yamlValue } from './front-matter-yaml.ts'

const problemsOf = (body: string) => readCooklang(body).problems

describe('a recipe file', () => {
  test('says the same to the official parser, whichever recipe of the catalogue it is', () => {
    const parser = new Parser()
    const folder = catalogueFile('recipes')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.cook'))
    expect(files.length).toBeGreaterThan(600)
    for (const file of files) {
      const source = readFileSync(join(folder, file), 'utf8')
      const { steps, metadata, problems } = readCooklang(source)
      expect([file, problems]).toEqual([file, []])
      const { recipe } = parser.parse(source)
      const { map } = recipe.raw_metadata as { map: Map<string, unknown> | object } // its types don't say
      expect([file, metadata]).toEqual([file, map instanceof Map ? Object.fromEntries(map) : map])
      expect([file, steps.flatMap(({ ingredients }) => ingredients.map(({ name, note }) => [name, note]))]).toEqual([
        file,
        recipe.ingredients.map(({ name, note }) => [name, note ?? '']),
      ])
      expect([file, new Set(steps.flatMap(({ equipment }) => equipment))]).toEqual([
        file,
        new Set(recipe.cookware.map(({ name }) => name)),
      ])
      const amounts = recipe.ingredients.map(({ quantity }) => [quantity?.value.type ?? null, quantity?.unit ?? ''])
      expect([file, steps.flatMap(({ ingredients }) => ingredients.map(typeAndUnit))]).toEqual([file, amounts])
    }
  })

  test('reports what it can’t read, with its line', () => {
    expect(problemsOf('Fry @onion{1} and\n@leek{2 in a {pan}.')).toEqual([
      { line: 1, reason: '"{2 in a {pan}." can’t be read' },
    ])
    expect(problemsOf('Fry @onion{1}.\n\nAdd\n@&onion{} and @&leek{}.')).toEqual([
      { line: 4, reason: '"@&leek" refers to an ingredient that isn’t named before' },
    ])
    expect(
      problemsOf('---\nid: 1\nwords\nid: 2\n---\n\n[- a\ncomment -]\nWait ~{5%moons}.').map(({ line }) => line),
    ).toEqual([3, 4, 9])
  })
})

function typeAndUnit({ amount, amountText, unit }: { amount: number | null; amountText: string; unit: string }) {
  return [amountText !== '' ? 'text' : amount === null ? null : 'number', unit]
}

test.each([
  ['4', 4],
  ['2027-01-31', '2027-01-31'],
  ['[main course, soup]', ['main course', 'soup']],
  ['[]', []],
  ['bake', 'bake'],
  ['{ form: bowl, hide: [rice, red onion] }', { form: 'bowl', hide: ['rice', 'red onion'] }],
  ['"A soup: hot, [really]"', 'A soup: hot, [really]'],
  ['["one, two", three]', ['one, two', 'three']],
])('front matter: %s', (text, value) => {
  expect(yamlValue(text)).toEqual(value)
})

test.each(['A soup: hot', '"open', '{ form }', '[one', 'text # comment', '>'])('front matter can’t be %s', (text) => {
  expect(() => yamlValue(text)).toThrow('Invalid YAML')
})
