// The catalogue's own goals. `npm run catalogue:report` lists them with what is missing.
import { expect, test } from 'vitest'
import { isMet } from './catalogue-counts.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { catalogueGoals } from './catalogue-goals.ts'
import { CLASSICS } from './classics.ts'
import { recipeInformation } from './information.ts'

const { recipes } = readCatalogueFiles()
const goals = catalogueGoals(
  recipes,
  recipes.map((recipe) => recipeInformation(recipe)),
)

test.each(goals)('$what', (goal) => {
  expect(goal).toSatisfy(isMet)
})

test('the list of classics has a hundred names, each once', () => {
  expect(new Set(CLASSICS).size).toBe(100)
})
