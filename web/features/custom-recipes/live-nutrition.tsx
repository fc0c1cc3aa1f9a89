import { dietConflicts } from '#domain/diet-conflicts.ts'
import type { IngredientAnalysis } from '#domain/ingredient-analysis.ts'
import { shortNumber, wholeNumber } from '#web/lib/figures.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface LiveNutritionProps {
  analysis: IngredientAnalysis | undefined
  servings: number
  diets: readonly string[]
}

export function LiveNutrition({ analysis, servings, diets }: LiveNutritionProps) {
  const conflicts = analysis ? dietConflicts(diets, analysis.ingredients) : []
  const uncounted = analysis?.ingredients.filter(({ grams }) => grams === null).length ?? 0
  return (
    <Card as="section" className="grid gap-4 lg:sticky lg:top-24" aria-label="Nutrition per serving">
      <h2 className="text-xl">Nutrition per serving</h2>
      {analysis && analysis.ingredients.length > 0 ? (
        <>
          <Figures perServing={analysis.perServing} />
          <p className="text-muted text-sm">
            For {servings} {servings === 1 ? 'serving' : 'servings'}, computed from USDA figures.
            {uncounted > 0 && ` ${uncounted} ${uncounted === 1 ? 'ingredient is' : 'ingredients are'} not counted.`}
          </p>
        </>
      ) : (
        <p className="text-muted">Name an ingredient, and its figures appear here.</p>
      )}
      {conflicts.length > 0 && (
        <Notice tone="apricot" role="status">
          <ul className="grid gap-1">
            {conflicts.map(({ diet, ingredient, traits }) => (
              <li key={`${diet} ${ingredient}`}>
                {ingredient} is not {diet}
                {traits.length > 0 && ` (${traits.join(', ').replaceAll('-', ' ')})`}.
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Card>
  )
}

function Figures({ perServing }: Pick<IngredientAnalysis, 'perServing'>) {
  const rows = [
    ['Calories', `${wholeNumber(perServing.calories)} kcal`],
    ['Protein', `${shortNumber(perServing.protein)} g`],
    ['Carbs', `${shortNumber(perServing.carbs)} g`],
    ['Fat', `${shortNumber(perServing.fat)} g`],
    ['Fiber', `${shortNumber(perServing.fiber)} g`],
    ['Sodium', `${wholeNumber(perServing.sodium)} mg`],
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
