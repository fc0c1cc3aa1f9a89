import { servingsText } from '#domain/kitchen/servings-text.ts'
import { type IngredientAnalysis, uncountedIngredients } from '#domain/nutrition/ingredient-analysis.ts'
import { nutritionFacts } from '#domain/nutrition/nutrition-facts.ts'
import { Card } from '#web/ui/card.tsx'
import { countText, shortNumber, wholeNumber } from '#web/ui/format.ts'

interface LiveNutritionProps {
  analysis: IngredientAnalysis | undefined
  /** The nutrition could not be calculated. */
  failed: boolean
  servings: number
}

export function LiveNutrition({ analysis, failed, servings }: LiveNutritionProps) {
  const uncounted = analysis ? uncountedIngredients(analysis) : 0
  return (
    <Card
      as="section"
      className="grid gap-4 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      aria-labelledby="live-nutrition"
    >
      <h2 id="live-nutrition" className="text-xl">
        Nutrition per serving
      </h2>
      {failed ? (
        <p className="text-muted">We can’t calculate the nutrition right now. You can still save your recipe.</p>
      ) : analysis && analysis.ingredients.length > 0 ? (
        <>
          <Figures nutrients={analysis.nutrients} />
          <p className="text-muted text-sm">
            {`For one of ${servingsText(servings)}, calculated from the ingredients.`}
            {uncounted > 0 && ` ${countText(uncounted, 'ingredient isn’t', 'ingredients aren’t')} counted.`}
          </p>
        </>
      ) : (
        <p className="text-muted">Add an ingredient to see its nutrition here.</p>
      )}
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
