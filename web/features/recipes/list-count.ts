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

/** The same, with the member's own recipes above the list: "Showing 20 recipes and 3 of yours". */
export function withOwnCount(text: string, { others, own }: { others: number; own: number }) {
  if (own === 0) return text
  return others === 0 ? `${countText(own, 'recipe')} of yours` : `${text} and ${wholeNumber(own)} of yours`
}
