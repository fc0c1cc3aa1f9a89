import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type TrackedFood, trackedFood, trackerTotals, withTrackedAmount } from '#domain/diary/tracker.ts'
import { useSessionUser } from '#web/data/session.ts'
import type { FoundFood } from '#web/features/nutrition/food-queries.ts'
import { FoodSearch } from '#web/features/nutrition/food-search.tsx'
import { NutritionalGoals, NutritionSummary } from '#web/features/nutrition/nutrition-summary.tsx'
import { takeTracked } from '#web/features/nutrition/saved-foods.ts'
import { TrackedFoods } from '#web/features/nutrition/tracked-foods.tsx'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { notify } from '#web/ui/toast-store.ts'

// Members only, and only once something is tracked.
const SaveToDiary = lazyPart(() =>
  import('#web/composites/diary/nutrition-save.tsx').then((module) => module.SaveToDiary),
)

const RecentFoods = lazyPart(() =>
  import('#web/composites/diary/nutrition-recent.tsx').then((module) => module.RecentFoods),
)

export function NutritionPage() {
  usePageHead({
    title: 'Nutrition planner',
    description: 'Look up a food, track servings and see calories and macros against daily goals.',
    canonical: paths.nutrition,
  })
  const user = useSessionUser()
  const [foods, setFoods] = useState<TrackedFood[]>([])
  const added = useRef(0)
  const found = useRef(new Map<string, FoundFood>())
  const totals = trackerTotals(foods)

  function add(food: FoundFood, servings: number) {
    added.current += 1
    const tracked = trackedFood(food, `food-${added.current}`)
    found.current.set(tracked.id, food)
    setFoods((before) => withTrackedAmount([...before, tracked], tracked.id, servings))
  }

  // What was tracked before signing in.
  const takeBack = useEffectEvent(() => {
    for (const { food, servings } of takeTracked()) add(food, servings)
  })
  useEffect(() => takeBack(), [])

  function remove(food: TrackedFood) {
    const place = foods.indexOf(food)
    setFoods((before) => before.filter(({ id }) => id !== food.id))
    const putBack = () => setFoods((now) => now.toSpliced(place, 0, food))
    notify(`Removed ${food.name}.`, { action: { label: 'Undo', onSelect: putBack } })
  }

  return (
    <div className="page-width pb-16">
      <PageHeader title="Nutrition Planner" intro="Look up what you eat, and see what the day adds up to." />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <FoodSearch
            onAdd={add}
            start={
              user
                ? (choose) => (
                    <Suspense>
                      <RecentFoods onChoose={choose} />
                    </Suspense>
                  )
                : undefined
            }
          />
          <TrackedFoods
            foods={foods}
            onAmount={(id, amount) => setFoods((tracked) => withTrackedAmount(tracked, id, amount))}
            onRemove={remove}
          />
          {foods.length > 0 && (
            <Suspense>
              <SaveToDiary
                foods={foods.flatMap(({ id, amount }) => {
                  const food = found.current.get(id)
                  return food ? { id, food, servings: amount } : []
                })}
              />
            </Suspense>
          )}
        </div>
        <div className="grid gap-6">
          <NutritionSummary totals={totals} empty={foods.length === 0} />
          {foods.length > 0 && <NutritionalGoals totals={totals} />}
        </div>
      </div>
    </div>
  )
}
