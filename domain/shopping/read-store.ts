// Parses the response of /foods/store: foods by aisle, with omitted defaults filled in.
import { type Json, listOf, objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import { FOOD_MEASURES } from '#domain/nutrition/food.ts'
import { readSoldAs, usuallySoldAs } from './sold-as.ts'
import { type Store, type StoreFood, storeBuilder } from './store.ts'

export function readStore(response: unknown): Store {
  const { add, store } = storeBuilder()
  for (const row of storeRows(response)) add(storeFood(row))
  return store()
}

interface StoreRow {
  aisle: string
  row: Json
}

/** For whoever reads them one by one. */
export const storeRows = (response: unknown): StoreRow[] =>
  Object.entries(objectOf(response)).flatMap(([aisle, rows]) => objectsOf(rows).map((row) => ({ aisle, row })))

export function storeFood({ aisle, row }: StoreRow): StoreFood {
  const weights = objectOf(row.grams)
  const grams = FOOD_MEASURES.flatMap((measure) => {
    const weight = positive(weights[measure])
    return weight > 0 ? [[measure, weight]] : []
  })
  return {
    names: listOf(row.names).map(textOf),
    aisle,
    grams: Object.fromEntries(grams),
    pieceName: textOf(row.pieceName),
    edibleShare: positive(row.edibleShare) || 1,
    priceCentsPer100g: typeof row.priceCentsPer100g === 'number' ? row.priceCentsPer100g : null,
    liquid: row.liquid === true,
    soldAs: readSoldAs(textOf(row.soldAs)) ?? usuallySoldAs(Object.fromEntries(grams)),
    ...boughtAsOf(objectOf(row.boughtAs)),
  }
}

function boughtAsOf({ name, gramsPerGram }: Readonly<Record<string, unknown>>): Pick<StoreFood, 'boughtAs'> {
  const ratio = positive(gramsPerGram)
  return ratio > 0 ? { boughtAs: { name: textOf(name), gramsPerGram: ratio } } : {}
}
