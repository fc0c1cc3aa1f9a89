import type { IngredientLine } from '#domain/recipe/recipe-detail.ts'

interface IngredientsPanelProps {
  lines: readonly IngredientLine[]
  ticked: readonly number[]
  onTick: (place: number) => void
}

/** Numbered, with checkboxes for shopping or cooking. */
export function IngredientsPanel({ lines, ticked, onTick }: IngredientsPanelProps) {
  if (lines.length === 0) return <p className="text-muted">No ingredients are listed for this recipe.</p>
  return (
    <ol className="print:columns-2">
      {lines.map(({ name, measure, weight, note }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name the same ingredient twice; the order never changes
        <li key={place} className="break-inside-avoid border-line border-b last:border-b-0">
          <label className="group flex items-start gap-3 rounded-md py-3 hover:bg-sunken has-checked:text-muted has-focus-visible:bg-sunken sm:gap-4 print:py-1">
            <span aria-hidden="true" className="min-w-7 shrink-0 text-right font-semibold text-muted tabular-nums">
              {place + 1}
            </span>
            <input
              type="checkbox"
              checked={ticked.includes(place)}
              onChange={() => onTick(place)}
              className="mt-1 size-5 shrink-0 accent-leaf"
            />
            <span className="wrap-anywhere min-w-0 group-has-checked:line-through">
              {measure && <span className="font-bold tabular-nums">{measure} </span>}
              {name}
              {weight && <span className="text-muted"> ({weight})</span>}
              {note && <span className="text-muted">, {note}</span>}
            </span>
          </label>
        </li>
      ))}
    </ol>
  )
}
