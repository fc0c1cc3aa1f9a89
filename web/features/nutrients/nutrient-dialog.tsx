import { useQuery } from '@tanstack/react-query'
import type { ReferenceKey } from '#domain/diary/dietary-references.ts'
import { LIMITED, type NutrientTarget, nutrientName, sourcesOf, targetState } from '#domain/diary/nutrient-groups.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useEnergy } from '#web/ui/energy-unit.ts'
import { minutesText, shortNumber, wholeNumber } from '#web/ui/format.ts'
import { RecipeLink } from '#web/ui/recipe-link.tsx'
import { type GapDish, gapQuery } from './gap-query.ts'
import { useNutrientUnit } from './use-nutrient-unit.ts'

/** What is left of the day's calories, diet and exclusions. */
export interface Tonight {
  caloriesLeft: number
  diet: string | null
  exclude: readonly string[]
}

interface NutrientDialogProps {
  nutrient: ReferenceKey
  amount: number | undefined
  /** The share (0 to 1) of the calories that it is known for. */
  known: number | undefined
  target: NutrientTarget
  entries: readonly { title: string; nutrients: Nutrients | null }[] | null
  tonight: Tonight | null
  onClose: () => void
}

const MOST_SOURCES = 8
const SOURCES: Record<NutrientTarget['source'], string> = {
  'your goal': 'your own goal',
  RDA: 'recommended intake for your age and sex (Dietary Reference Intakes)',
  AI: 'adequate intake for your age and sex (Dietary Reference Intakes)',
  'daily value': 'general daily value; add your age and sex on the goals page for your own',
  guideline: 'less than 10% of your calories (US Dietary Guidelines)',
}

export function NutrientDialog({
  nutrient,
  amount,
  known = 1,
  target,
  entries,
  tonight,
  onClose,
}: NutrientDialogProps) {
  const { unit, inUnit } = useNutrientUnit(nutrient)
  const text = (value: number) => `${shortNumber(inUnit(value))} ${unit}`
  const given = sourcesOf(
    (entries ?? []).map(({ title, nutrients }) => ({ title, nutrients: nutrients ?? {} })),
    nutrient,
  )
  const isGap = targetState(amount ?? 0, target) === 'under' && !LIMITED.has(nutrient) && nutrient !== 'calories'
  return (
    <Dialog open onClose={onClose} title={nutrientName(nutrient)} size="md">
      <p>
        {amount === undefined ? 'Not known for this food.' : text(amount)}
        {target.goal !== null && ` of ${text(target.goal)}`}
        {target.limit !== null && `, limit ${text(target.limit)}`}
        {(target.goal ?? target.limit) !== null && <span className="text-muted">: {SOURCES[target.source]}.</span>}
      </p>
      {amount !== undefined && known < 1 && (
        <p className="text-muted text-sm">Known for {wholeNumber(known * 100)}% of the calories.</p>
      )}
      {given.length > 0 && (
        <section>
          <h3 className="font-bold">Where it came from</h3>
          <ul className="divide-y divide-line">
            {given.slice(0, MOST_SOURCES).map(({ title, amount: part }) => (
              <li key={title} className="flex justify-between gap-4 py-1.5">
                <span className="min-w-0 wrap-anywhere first-letter:uppercase">{title}</span>
                <span className="whitespace-nowrap text-muted tabular-nums">{text(part)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isGap && tonight && <GapDishes nutrient={nutrient} tonight={tonight} text={text} />}
      <p className="text-muted text-sm">General information, not medical advice.</p>
    </Dialog>
  )
}

/** Rounds the calories left, so that not every entry triggers a new request. */
const CALORIE_STEP = 50

interface GapDishesProps {
  nutrient: ReferenceKey
  tonight: Tonight
  text: (value: number) => string
}

function GapDishes({ nutrient, tonight, text }: GapDishesProps) {
  const maxCalories = Math.floor(tonight.caloriesLeft / CALORIE_STEP) * CALORIE_STEP
  const { energyText } = useEnergy()
  const dishes = useQuery(gapQuery({ nutrient, maxCalories, diet: tonight.diet, exclude: tonight.exclude }))
  if (maxCalories <= 0) return <p className="text-muted">You’ve reached your calories for today.</p>
  return (
    <section aria-label="Dishes that would help tonight">
      <h3 className="font-bold">Dishes that would help tonight</h3>
      <p className="text-muted text-sm">Most per calorie, within the {energyText(maxCalories)} you have left.</p>
      {dishes.isError && <p className="mt-2 text-muted">We couldn’t load the dishes. Please try again.</p>}
      {dishes.data?.length === 0 && <p className="mt-2 text-muted">None of our dishes fit.</p>}
      <ul className="mt-1 divide-y divide-line">
        {dishes.data?.map((dish) => (
          <DishRow key={dish.id} dish={dish} amount={text(dish.amount)} />
        ))}
      </ul>
    </section>
  )
}

function DishRow({ dish, amount }: { dish: GapDish; amount: string }) {
  const { energyText } = useEnergy()
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <RecipeLink id={dish.id} className="min-w-0 wrap-anywhere font-semibold">
        {dish.title}
      </RecipeLink>
      <span className="whitespace-nowrap text-muted text-sm tabular-nums">
        {amount} · {energyText(dish.calories)} · {minutesText(dish.readyInMinutes)}
      </span>
    </li>
  )
}
