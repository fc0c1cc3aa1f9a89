import { expect, test } from 'vitest'
import { pictureSources } from './recipe-pictures.ts'

const image = '/img/recipes/90001011-960.avif?v=6ec75abe7e8758'
const small = '/img/recipes/90001011-480.avif?v=6ec75abe7e8758'

test('one’s own version of a recipe loads the small file where the recipe itself would', () => {
  const ofSite = pictureSources({ id: 90001011, image })
  expect(ofSite).toEqual({ src: image, srcSet: `${small} 480w, ${image} 960w`, color: '#7e8758' })
  expect(pictureSources({ id: 2 ** 31 + 1, image })).toEqual(ofSite)
})

test('a picture from elsewhere has one size', () => {
  const elsewhere = 'https://example.com/img/recipes/7-960.avif'
  expect(pictureSources({ id: 2 ** 31 + 1, image: elsewhere })).toEqual({ src: elsewhere, srcSet: '' })
})
