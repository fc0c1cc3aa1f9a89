// What another program knew of a recipe, folded away.
import type { RecipeAbout } from '#domain/recipe/recipe-about.ts'

export function RecipeDetails({ about: { added, details = {} } = {} }: { about: RecipeAbout | undefined }) {
  const all = Object.entries({ ...(added && { Added: added }), ...details })
  if (all.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="min-h-9 py-1.5 font-semibold">Details</summary>
      <dl className="mt-2 grid gap-2">
        {all.map(([label, text]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
