import { ChevronDown } from 'lucide-react'
import { uncountedText } from '#domain/nutrition/ingredient-analysis.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { NOT_KNOWN, priceText } from '#web/ui/format.ts'
import { furtherNutrients, mainNutrients, type NutritionRow } from './nutrition-rows.ts'

type Counted = Pick<Recipe, 'hasNutrition' | 'uncounted' | 'nutrients' | 'pricePerServing'>

export function NutritionPanel({ recipe }: { recipe: Counted }) {
  if (!recipe.hasNutrition) return <p className="text-muted">Nutrition information not available for this recipe.</p>
  const further = furtherNutrients(recipe)
  return (
    <div className="max-w-2xl">
      {recipe.uncounted !== undefined && <p className="mb-4 font-medium text-sm">{uncountedText(recipe.uncounted)}</p>}
      <NutritionTable
        caption="Per serving"
        rows={[
          ...mainNutrients(recipe),
          { name: 'Price per serving', amount: priceText(recipe.pricePerServing), daily: NOT_KNOWN },
        ]}
      />
      {further.length > 0 && (
        <details className="group mt-4 print:hidden">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-full font-semibold text-leaf hover:underline">
            <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
            Vitamins, minerals and more
          </summary>
          <div className="mt-2">
            <NutritionTable caption="More nutrients per serving" rows={further} />
          </div>
        </details>
      )}
      <p className="mt-4 text-muted text-sm">
        Daily Values are the FDA’s for adults, at 2,000 kcal a day; there is none for calories or total sugar. Amounts
        are calculated from the ingredients, mostly with USDA data. They’re estimates, not medical advice.
      </p>
    </div>
  )
}

function NutritionTable({ caption, rows }: { caption: string; rows: readonly NutritionRow[] }) {
  return (
    <table className="w-full text-left">
      <caption className="pb-2 text-left font-semibold text-muted text-sm">{caption}</caption>
      <thead className="text-muted text-sm">
        <tr className="border-line border-b-2">
          <th scope="col" className="py-2 font-semibold">
            Nutrient
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Amount
          </th>
          <th scope="col" className="w-20 py-2 text-right font-semibold">
            % Daily Value
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, amount, daily }) => (
          <tr key={name} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2.5 font-medium">
              {name}
            </th>
            <td className="py-2.5 text-right font-bold tabular-nums">{amount}</td>
            <td className="py-2.5 text-right text-muted tabular-nums">{daily}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
