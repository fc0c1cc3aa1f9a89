import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CuisineGridSkeleton } from './cuisine-grid.tsx'
import { cuisineNamed } from './cuisine-queries.ts'

describe('the cuisines', () => {
  it('show eight skeleton cards while they load', () => {
    expect(renderToStaticMarkup(createElement(CuisineGridSkeleton)).match(/data-skeleton-card/g)).toHaveLength(8)
  })

  it('are recognized in any spelling of a URL; others keep their own words', () => {
    expect(cuisineNamed('middle-eastern')).toEqual({ name: 'Middle Eastern', known: true })
    expect(cuisineNamed(' THAI ')).toEqual({ name: 'Thai', known: true })
    expect(cuisineNamed('Klingon')).toEqual({ name: 'Klingon', known: false })
  })
})
