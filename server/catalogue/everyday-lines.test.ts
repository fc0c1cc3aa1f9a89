// Lines as people write them, with what each means written by hand first.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ingredientFromLine } from '#domain/kitchen/ingredient-line.ts'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'
import { weighIngredients } from './analyse-ingredients.ts'

const { foods } = realCatalogue()

const LINES = readFileSync(new URL('testing/everyday-lines.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '))

function isWithin(grams: number | null, expected: string): boolean {
  if (expected === '-') return grams === null
  const [least = '', most = least] = expected.split('-')
  return grams !== null && grams >= Number(least) - 0.005 && grams <= Number(most) + 0.005
}

test('there are 300 lines', () => expect(LINES.length).toBeGreaterThanOrEqual(300))

test.each(LINES)('%s', async (line, food = '', measure = '', grams = '', aisle = '') => {
  const typed = ingredientFromLine(line)
  const { value: weighed } = await weighIngredients(foods, [typed]).next()
  const { amount, unit } = typed
  const found = {
    food: weighed?.food?.name ?? '-',
    measure: `${Math.round(amount * 1000) / 1000 || '-'} ${unit}`.trim(),
    grams: isWithin(weighed?.grams ?? null, grams) ? grams : weighed?.grams,
    aisle: weighed?.food?.aisle ?? '-',
  }
  expect(found).toEqual({ food, measure, grams, aisle })
})
