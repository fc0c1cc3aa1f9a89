import { describe, expect, it } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import { elementIdOf, paths } from './paths.ts'

describe('URLs', () => {
  it('contain the encoded search text and diet, and leave out what is empty', () => {
    expect(paths.recipes()).toBe('/recipes')
    expect(paths.recipes({ search: '', diet: undefined })).toBe('/recipes')
    expect(paths.recipes({ search: 'mac & cheese' })).toBe('/recipes?search=mac%20%26%20cheese')
    expect(paths.recipes({ search: 'soup', diet: 'Gluten Free' })).toBe('/recipes?search=soup&diet=Gluten%20Free')
  })

  it('contain a cuisine, a recipe or an article', () => {
    expect(paths.cuisine('Middle Eastern')).toBe('/cuisines/Middle%20Eastern')
    expect(paths.cuisine('Thai', { diet: 'Vegan' })).toBe('/cuisines/Thai?diet=Vegan')
    expect(paths.recipe(1042 as RecipeId)).toBe('/recipes/1042')
    expect(paths.article(3)).toBe('/blog/3')
  })
})

describe('the part of a page that a link points to', () => {
  it.each([
    ['#numbers', 'numbers'],
    ['#caf%C3%A9', 'café'],
    ['#100%', '100%'],
  ])('%s is the element "%s"', (hash, id) => expect(elementIdOf(hash)).toBe(id))
})
