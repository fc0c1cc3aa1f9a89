import { expect, test } from 'vitest'
import { judgeSearches } from './testing/judge-searches.ts'
import { realCatalogue } from './testing/real-catalogue.ts'

const LEAST = 150
const SHARE = 0.95
const catalogue = realCatalogue()

test('typed searches find what people meant, and every miss has its reason', () => {
  const judged = judgeSearches(catalogue)
  expect(judged.length).toBeGreaterThanOrEqual(LEAST)
  const wrong = judged.filter(({ problem }) => problem !== '')
  expect(wrong.filter(({ miss }) => miss === '')).toEqual([])
  expect(judged.filter(({ problem, miss }) => problem === '' && miss !== '')).toEqual([])
  expect(1 - wrong.length / judged.length).toBeGreaterThanOrEqual(SHARE)
})
