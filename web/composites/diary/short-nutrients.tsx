import type { ReferenceKey } from '#domain/diary/dietary-references.ts'
import { nutrientName } from '#domain/diary/nutrient-groups.ts'
import type { ShortNutrient } from '#domain/plan/week-review.ts'
import type { GapDish } from '#web/features/nutrients/gap-query.ts'
import { useNutrientUnit } from '#web/features/nutrients/use-nutrient-unit.ts'
import { paths } from '#web/router/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { minutesText, shortNumber } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface ShortNutrientsProps {
  short: readonly ShortNutrient[]
  dishes: ReadonlyMap<ReferenceKey, readonly GapDish[]>
}

/** What there was least of, each with the dish that would add most. */
export function ShortNutrients({ short, dishes }: ShortNutrientsProps) {
  return (
    <Card as="section" aria-labelledby="short-nutrients">
      <h2 id="short-nutrients" className="text-xl">
        {short.length === 0 ? 'Nothing was short' : 'A little more of'}
      </h2>
      {short.length === 0 && <p className="mt-2 text-muted">You reached the recommended amounts we know about.</p>}
      <ul className="mt-2 divide-y divide-line">
        {short.map((nutrient) => (
          <ShortRow key={nutrient.key} nutrient={nutrient} dish={dishes.get(nutrient.key)?.[0]} />
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">
        Average of the days you logged, compared with the Dietary Reference Intakes. General information, not medical
        advice.
      </p>
    </Card>
  )
}

function ShortRow({ nutrient: { key, amount, goal }, dish }: { nutrient: ShortNutrient; dish: GapDish | undefined }) {
  const { unit } = useNutrientUnit(key)
  return (
    <li className="grid gap-2 py-3 sm:grid-cols-2 sm:gap-8">
      <ProgressBar
        label={nutrientName(key)}
        value={amount}
        max={goal}
        valueText={`${shortNumber(amount)} of ${shortNumber(goal)} ${unit}`}
        role="meter"
      />
      {dish && (
        <p className="self-center">
          <TextLink to={paths.recipe(dish.id)} className="inline-block first-letter:uppercase">
            {dish.title}
          </TextLink>{' '}
          <span className="text-muted text-sm">
            {shortNumber(dish.amount)} {unit} a serving · {minutesText(dish.readyInMinutes)}
          </span>
        </p>
      )}
    </li>
  )
}
