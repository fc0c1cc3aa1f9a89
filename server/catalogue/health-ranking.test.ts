import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCatalogueFiles } from './catalogue-files.ts'
import { rankCorrelation, rankedDishes, rankingTable } from './health-ranking.ts'

const dishes = rankedDishes(readCatalogueFiles().recipes)
const page = readFileSync(new URL('../../docs/health-score.md', import.meta.url), 'utf8')

test('the score ranks twenty dishes nearly like dietary advice', () => {
  expect(dishes).toHaveLength(20)
  expect(rankCorrelation(dishes)).toBeGreaterThan(0.85)
})

test('docs/health-score.md shows the current scores; `npm run catalogue:report` prints them', () => {
  expect(page).toContain(rankingTable(dishes))
  expect(page).toContain(`rank correlation is ${rankCorrelation(dishes).toFixed(2)}`)
})

test('equal rankings correlate fully, opposite ones negatively', () => {
  const order = (places: number[]) =>
    places.map((ours, at) => ({ title: '', advised: at + 1, ours, score: 0, before: 0 }))
  expect(rankCorrelation(order([1, 2, 3, 4]))).toBeCloseTo(1)
  expect(rankCorrelation(order([4, 3, 2, 1]))).toBeCloseTo(-1)
  expect(rankCorrelation(order([1, 2.5, 2.5, 4]))).toBeCloseTo(0.9487, 3)
})
