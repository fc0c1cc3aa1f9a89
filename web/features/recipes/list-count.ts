import { countText, wholeNumber } from '#web/ui/format.ts'

interface Counted {
  shown: number
  /** Fetched, before the diet was looked at. */
  loaded: number
  /** Null when nobody can tell. */
  total: number | null
  diet: string
}

/** "Showing 20 of 53 recipes", "3 of 20 recipes are Vegan". */
export function listCount({ shown, loaded, total, diet }: Counted) {
  if (loaded === 0) return ''
  if (diet !== '') return `${wholeNumber(shown)} of ${countText(loaded, 'recipe')} here fit ${diet}`
  if (total !== null && total > shown) return `Showing ${wholeNumber(shown)} of ${countText(total, 'recipe')}`
  return `Showing ${countText(shown, 'recipe')}`
}
