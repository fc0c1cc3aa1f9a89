// What 200 planned weeks put on the shopping list, read by a person and frozen in testing/shopping-lists.txt. After a
// change of recipes, foods or rules, `npx vitest run server/catalogue/shopping-lists.test.ts -u` writes it anew and
// `git diff` shows what shoppers see differently; scripts/shopping-weeks.ts plans other weeks.
import { describe, expect, test } from 'vitest'
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import { purchaseOf } from '#domain/shopping/purchase.ts'
import { groupByAisle } from '#domain/shopping/shopping.ts'
import { combineItems, type ShoppingLine } from '#domain/shopping/shopping-lines.ts'
import { soldGrams } from '#domain/shopping/sold-as.ts'
import { withoutStaples } from '#domain/shopping/staples.ts'
import { boughtGrams } from '#domain/shopping/store.ts'
import { fullLineText, lineText } from '#domain/shopping/store-amount.ts'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'
import { shoppingWeeks, storeOf } from './testing/shopping-weeks.ts'

const catalogue = realCatalogue()
const store = storeOf(catalogue)
const weeks = shoppingWeeks(catalogue).map((week) => {
  const lines = combineItems(week.items, store, week.system)
  return { ...week, lines, ...withoutStaples(lines) }
})
const aisleOf = ({ aisle }: ShoppingLine) => aisle

/** In how many lists? "1 bag spinach: 12 metric, 9 us" */
function shelfText(): string {
  const bought = weeks.flatMap(({ system, toBuy }) => toBuy.map((line) => ({ line, system })))
  return groupByAisle(bought, ({ line }) => line.aisle)
    .map(({ title, items }) => {
      const byText = Map.groupBy(items, ({ line }) => lineText(line))
      const rows = [...byText].map(([text, same]) => {
        const us = same.filter(({ system }) => system === 'us').length
        return `${text}: ${same.length - us} metric, ${us} US`
      })
      return [`## ${title}`, ...rows.sort((one, other) => nameIn(one).localeCompare(nameIn(other)))].join('\n')
    })
    .join('\n')
}

const nameIn = (row: string): string => row.replace(/^[\d.½¼¾]+ (?:dozen |[kg]+ |lb )?/, '')

const FULL = 16

const listText = ({ title, toBuy, staples }: (typeof weeks)[number]) =>
  [
    `## ${title}`,
    ...groupByAisle(toBuy, aisleOf).map((aisle) => `${aisle.title}: ${aisle.items.map(fullLineText).join('; ')}`),
    `You probably have: ${staples.map(fullLineText).join('; ')}`,
  ].join('\n')

test('200 weeks read like a shopping list that somebody wrote', async () => {
  expect(weeks).toHaveLength(200)
  const text = ['# On the shelf', shelfText(), `# The first ${FULL} lists`, ...weeks.slice(0, FULL).map(listText)]
  await expect(`${text.join('\n')}\n`).toMatchFileSnapshot('./testing/shopping-lists.txt')
})

const NOT_SOLD =
  /\b(?:handfuls?|thumbs?|knobs?|cloves?|tbsp|tsp|cups?|slices?|sprigs?|leaf|leaves|pinch(?:es)?|dash(?:es)?|drops?)$/

describe('every line of 200 weeks', () => {
  const all = weeks.flatMap(({ toBuy, system }) => toBuy.map((line) => ({ line, system })))
  const bought = all.flatMap(({ line, system }) => {
    const purchase = purchaseOf(line)
    return purchase ? [{ line, system, purchase }] : []
  })

  test('buys enough, and never more than one more than needed', () => {
    const wrong = bought.filter(({ line, purchase }) => {
      const needed = line.food && boughtGrams(line.food, line)
      if (!line.food || typeof needed !== 'number' || purchase.grams === null) return true
      const step = soldGrams(line.food) ?? (line.system === 'us' ? 114 : needed > 1000 ? 100 : 50)
      // A tenth of a package too little is enough.
      return purchase.grams < needed - step * 0.101 || (purchase.grams >= needed + step && purchase.grams > step * 1.01)
    })
    expect(wrong.map(({ line }) => fullLineText(line))).toEqual([])
  })

  test('is sold in that unit', () => {
    expect(bought.filter(({ purchase }) => NOT_SOLD.test(purchase.unit)).map(({ line }) => lineText(line))).toEqual([])
    expect(all.filter(({ line }) => !purchaseOf(line)).map(({ line }) => fullLineText(line))).toEqual([])
  })

  test('has one system of units', () => {
    const other = all.filter(({ line, system }) => {
      const units = [purchaseOf(line)?.unit ?? '', line.needed?.unit ?? ''].map((unit) => kitchenUnit(unit)?.system)
      return units.includes(system === 'us' ? 'metric' : 'us')
    })
    expect(other.map(({ line }) => fullLineText(line))).toEqual([])
  })

  test('is the only one of its food and kind', () => {
    const twice = weeks.flatMap(({ title, lines }) =>
      [...Map.groupBy(lines, ({ key }) => key.split('|', 1)[0])]
        .filter(([, same]) => same.length > 1)
        .map(([key]) => `${title}: ${key}`),
    )
    expect(twice).toEqual([])
  })

  test('of spices is a jar or a bag, never pieces', () => {
    const pieces = all.filter(({ line }) => line.food?.aisle === 'Spices and Seasonings' && !purchaseOf(line)?.unit)
    expect(pieces.map(({ line }) => lineText(line))).toEqual([])
  })
})
