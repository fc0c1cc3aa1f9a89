import { countText, wholeNumber } from '#web/ui/format.ts'

interface Counted {
  shown: number
  /** Null when unknown. */
  total: number | null
}

/** "Showing 20 of 53 recipes". */
export function listCount({ shown, total }: Counted) {
  if (shown === 0) return ''
  if (total !== null && total > shown) return `Showing ${wholeNumber(shown)} of ${countText(total, 'recipe')}`
  return `Showing ${countText(shown, 'recipe')}`
}
