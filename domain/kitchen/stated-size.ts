// A size that a line gives after the name.
import { kitchenUnit } from './kitchen-units.ts'
import type { Measure } from './measures.ts'

interface StatedSize extends Measure {
  isEach: boolean
}

/** Content or weight: "crushed tomatoes, 28 oz each". */
export function statedSize(name: string): StatedSize | null {
  for (const note of name.split(/[,(]/).slice(1)) {
    const [, figures = '', word = ''] = /(\d+(?:[.,]\d+)?)[\s-]*(\p{L}+)/u.exec(note) ?? []
    const unit = kitchenUnit(word)
    if (unit?.dimension === 'weight' || unit?.dimension === 'volume')
      return { amount: Number(figures.replace(',', '.')), unit: unit.name, isEach: /\beach\b/i.test(note) }
  }
  return null
}
