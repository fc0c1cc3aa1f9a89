import { describe, expect, test } from 'vitest'
import { filterCount, filtersIn, listPath, withoutFilter } from './list-address.ts'

const filtersOf = (query: string) => filtersIn(new URLSearchParams(query))

describe('the filters in a URL', () => {
  test('are read by their names; empty or unknown ones are left out', () => {
    expect(filtersOf('search=soup&diet=Vegan&maxTime=&utm_source=x&include=+chickpeas+')).toEqual({
      diet: 'Vegan',
      include: 'chickpeas',
    })
  })

  test('are written in a fixed order, after the search', () => {
    const filters = filtersOf('sort=time&maxTime=30&diet=Gluten+Free')
    expect(listPath({ search: 'soup', filters })).toBe('/recipes?search=soup&diet=Gluten%20Free&maxTime=30&sort=time')
    expect(listPath({ cuisinePage: 'Thai', search: '', filters: {} })).toBe('/cuisines/Thai')
  })

  test('lose one value and keep the others', () => {
    const filters = filtersOf('exclude=nuts,+dairy&type=main')
    expect(withoutFilter(filters, 'exclude', 'nuts')).toEqual({ type: 'main', exclude: 'dairy' })
    expect(withoutFilter(filters, 'type', 'main course')).toEqual({ exclude: 'nuts, dairy' })
  })

  test('are counted without the sort order', () => {
    expect(filterCount(filtersOf('diet=Vegan&maxTime=30&sort=price'))).toBe(2)
  })
})
