// What was used up: removed from the pantry and added to the shopping list.
import { ChevronDown } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'

interface UsedUpListProps {
  names: readonly string[]
  /** Those in the household's pantry. */
  atHome: ReadonlySet<number>
  ticked: ReadonlySet<number>
  onTick: (place: number) => void
  shop: boolean
  onShop: (shop: boolean) => void
}

/** Ingredients at home are the likely ones, so they are asked about; the rest is collapsed. */
export function UsedUpList({ names, atHome, ticked, onTick, shop, onShop }: UsedUpListProps) {
  if (names.length === 0) return null
  const places = [...names.keys()]
  const tickBoxes = (shown: readonly number[]) => (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {shown.map((place) => (
        <li key={place}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={ticked.has(place)}
              onChange={() => onTick(place)}
              className="size-5 shrink-0 accent-leaf"
            />
            {names[place]}
            {atHome.has(place) && <Badge>at home</Badge>}
          </label>
        </li>
      ))}
    </ul>
  )
  return (
    <fieldset>
      {atHome.size > 0 && (
        <>
          <legend className="font-semibold text-lg">Used something up?</legend>
          {tickBoxes(places.filter((place) => atHome.has(place)))}
        </>
      )}
      {atHome.size < names.length && (
        <details className="group">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-full font-semibold text-leaf hover:underline">
            <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
            {atHome.size > 0 ? 'Other ingredients' : 'Used something up?'}
          </summary>
          {tickBoxes(places.filter((place) => !atHome.has(place)))}
        </details>
      )}
      {ticked.size > 0 && (
        <label className="flex min-h-11 items-center gap-3 border-line border-t font-semibold">
          <input
            type="checkbox"
            checked={shop}
            onChange={(event) => onShop(event.target.checked)}
            className="size-5 shrink-0 accent-leaf"
          />
          Put it on my shopping list
        </label>
      )}
    </fieldset>
  )
}
