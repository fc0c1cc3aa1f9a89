// The catalogue has enough of what people look for. `npm run catalogue:report` prints the same.
import { expect, test } from 'vitest'
import { isMet } from './catalogue-counts.ts'
import { catalogueCoverage } from './catalogue-coverage.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { tagProblems } from './recipe-tags.ts'

const { recipes } = readCatalogueFiles()

test.each(catalogueCoverage(recipes))('$what', (count) => {
  expect(count).toSatisfy(isMet)
})

test('no recipe has a tag that it doesn’t deserve', () => {
  expect(recipes.flatMap((recipe) => tagProblems(recipe).map((problem) => `${recipe.file}: ${problem}`))).toEqual([])
})
