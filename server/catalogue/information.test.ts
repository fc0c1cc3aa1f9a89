import { expect, test } from 'vitest'
import { ingredientLines } from '#domain/recipe/ingredient-lines.ts'
import { recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { recipeInformation } from './information.ts'

const { recipes } = readCatalogueFiles()
const lists = recipes.flatMap((recipe) => {
  const view = recipeFromProvider(recipeInformation(recipe))
  return view ? [{ recipe, view }] : []
})

test('an ingredient list uses plurals, even if steps share a food', () => {
  const namesOf = (slug: string) =>
    lists
      .find(({ recipe }) => recipe.slug === slug)
      ?.view.ingredients.map(({ quantity, name }) => `${quantity} ${name}`)
  expect(namesOf('buckwheat-galettes-with-mushrooms-and-egg')).toContain('5 eggs')
  expect(namesOf('chana-masala')).toContain('2 onions')
  expect(namesOf('fruit-tart')).toContain('4 egg yolks')
  expect(namesOf('dan-dan-noodles')).toContain('4 bok choy')
})

test('in the United States nobody measures pasta in cups, except small shapes', () => {
  const pasta = lists.flatMap(({ view }) =>
    ingredientLines(view, { servings: view.servings, system: 'us' }).filter(({ name }) =>
      /(?:spaghetti|noodles|linguine|penne|fettuccine)$/.test(name),
    ),
  )
  expect(pasta.length).toBeGreaterThan(20)
  expect(pasta.filter(({ measure }) => /cup|quart/.test(measure))).toEqual([])
})
