import { dietConflicts } from '#domain/diet-conflicts.ts'
import { type IngredientAnalysis, uncountedIngredients } from '#domain/ingredient-analysis.ts'
import { nutritionFacts } from '#domain/nutrition-facts.ts'
import { countText, shortNumber, wholeNumber } from '#web/lib/figures.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface LiveNutritionProps {
  analysis: IngredientAnalysis | undefined
  /** The figures could not be worked out. */
  failed: boolean
  servings: number
  diets: readonly string[]
}

export function LiveNutrition({ analysis, failed, servings, diets }: LiveNutritionProps) {
  const conflicts = analysis ? dietConflicts(diets, analysis.ingredients) : []
  const uncounted = analysis ? uncountedIngredients(analysis) : 0
  return (
    <Card as="section" className="grid gap-4 lg:sticky lg:top-24" aria-labelledby="live-nutrition">
      <h2 id="live-nutrition" className="text-xl">
        Nutrition per serving
      </h2>
      {failed ? (
        <p className="text-muted">The figures cannot be worked out just now. Your recipe can be saved all the same.</p>
      ) : analysis && analysis.ingredients.length > 0 ? (
        <>
          <Figures nutrients={analysis.nutrients} />
          <p className="text-muted text-sm">
            {`One of ${countText(servings, 'serving')}, computed from USDA figures.`}
            {uncounted > 0 && ` ${countText(uncounted, 'ingredient is', 'ingredients are')} not counted.`}
          </p>
        </>
      ) : (
        <p className="text-muted">Name an ingredient, and its figures appear here.</p>
      )}
      <div role="status" className="empty:hidden">
        {conflicts.length > 0 && (
          <Notice tone="apricot">
            <ul className="grid gap-1">
              {conflicts.map(({ diet, ingredient, traits }) => (
                <li key={`${diet} ${ingredient}`} className="first-letter:uppercase">
                  {ingredient} does not fit {diet}
                  {traits.length > 0 && ` (${traits.join(', ').replaceAll('-', ' ')})`}.
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Card>
  )
}

function Figures({ nutrients }: Pick<IngredientAnalysis, 'nutrients'>) {
  const facts = nutritionFacts(nutrients)
  const rows = [
    ['Calories', `${wholeNumber(facts.calories)} kcal`],
    ['Protein', `${shortNumber(facts.protein)} g`],
    ['Carbs', `${shortNumber(facts.carbs)} g`],
    ['Fat', `${shortNumber(facts.fat)} g`],
    ['Fiber', `${shortNumber(facts.fiber)} g`],
    ['Sugar', `${shortNumber(facts.sugar)} g`],
    ['Sodium', `${wholeNumber(facts.sodium)} mg`],
  ] as const
  return (
    <dl className="grid gap-1.5">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-line border-b pb-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
