import { dietConflicts } from '#domain/nutrition/diet-conflicts.ts'
import type { AnalysedIngredient } from '#domain/nutrition/ingredient-analysis.ts'
import { Notice } from '#web/ui/notice.tsx'

interface DietConflictNoticeProps {
  diets: readonly string[]
  ingredients: readonly AnalysedIngredient[]
}

/** "Butter doesn’t fit Vegan (dairy)." A warning, not a block. */
export function DietConflictNotice({ diets, ingredients }: DietConflictNoticeProps) {
  const conflicts = dietConflicts(diets, ingredients)
  return (
    <div role="status" className="empty:hidden">
      {conflicts.length > 0 && (
        <Notice tone="apricot">
          <ul className="grid gap-1">
            {conflicts.map(({ diet, ingredient, traits }) => (
              <li key={`${diet} ${ingredient}`} className="first-letter:uppercase">
                {ingredient} doesn’t fit {diet}
                {traits.length > 0 && ` (${traits.join(', ').replaceAll('-', ' ')})`}.
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
