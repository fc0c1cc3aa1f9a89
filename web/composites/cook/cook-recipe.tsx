// Cook mode for one recipe: combines its screens, the timers and the member's note.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { timerId } from '#domain/kitchen/kitchen-timers.ts'
import { readNamedPlates } from '#domain/kitchen/plate.ts'
import { tablePortions } from '#domain/plan/table-portions.ts'
import { readNotes } from '#domain/recipe/dated-notes.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { namedPlates } from '#domain/table/plates.ts'
import { mealAtHour } from '#domain/time/meal-slots.ts'
import { tableQuery } from '#web/data/household-table.ts'
import { useSessionUser } from '#web/data/session.ts'
import { useCooking } from '#web/device/cooking-store.ts'
import { useUsualServings } from '#web/device/preferences.ts'
import { CookScreen } from '#web/features/cook/cook-screen.tsx'
import { mealsQueries } from '#web/features/meals/meals-queries.ts'
import { ratingsQueries } from '#web/features/ratings/ratings-queries.ts'
import { startTimer } from '#web/features/timers/start-timer.ts'
import { useTimers } from '#web/features/timers/timers-store.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { CookFinish } from './cook-finish.tsx'
import { usePlannedDish } from './use-planned-dish.ts'
import { FOR_NOBODY, useSetAsides } from './use-set-asides.ts'

const CookSwap = lazyPart(() => import('./cook-swap.tsx').then((module) => module.CookSwap))

export function CookRecipe({ recipe }: { recipe: RecipeDetail }) {
  usePageHead({ title: `Cook ${recipe.title}`, noIndex: true })
  const member = useSessionUser()?.id
  const { data: rating } = useQuery(ratingsQueries.ofRecipe(member, recipe.id))
  // Loaded while there is a network, so that the diary entry and the leftovers are complete without one.
  useQuery(mealsQueries.nutrientsPerServing(member, recipe))
  const planned = usePlannedDish(member, recipe.id)
  const table = useQuery(tableQuery(member)).data
  const portions = table ? tablePortions(table) : null
  const saved = useCooking(({ dishes }) => dishes.find(({ id }) => id === recipe.id))
  const today = useToday()
  const meal = {
    ...{ date: today, mealType: planned?.mealType ?? mealAtHour(new Date().getHours()) },
    ...{ servings: planned?.servings ?? 1, plates: planned?.plates ?? null },
  }
  const plates = table && today ? namedPlates(meal, table) : (saved?.plates ?? null)
  const later = table && planned ? planned.leftovers.flatMap((meal) => namedPlates(meal, table)) : []
  const usual = useUsualServings(recipe.servings)
  const [forPlates = FOR_NOBODY] = useSetAsides(member, [
    { recipe, plates: [...(plates ?? []), ...later], servings: saved?.servings ?? usual },
  ])
  const timers = useTimers((state) => state.timers)
  const navigate = useNavigate()
  const [missing, setMissing] = useState(false)

  const stored = JSON.stringify(plates)
  // Stored, so that it survives a reload without a network.
  useEffect(() => {
    if (portions === null) return
    useCooking.getState().change(recipe.id, { tablePortions: portions, plates: readNamedPlates(JSON.parse(stored)) })
  }, [recipe.id, portions, stored])

  function leave() {
    useCooking.getState().forget(recipe.id)
    navigate(paths.recipe(recipe.id), { replace: true })
  }

  return (
    <>
      <CookScreen
        recipe={recipe}
        notes={readNotes(rating?.notes ?? '')}
        isRunning={(timer) => timers.some(({ id }) => id === timerId(timer))}
        onTimer={startTimer}
        onStop={leave}
        onMissing={() => setMissing(true)}
        forPlates={forPlates}
        finish={(servings) => (
          <CookFinish
            recipe={recipe}
            servings={servings}
            planned={planned}
            tablePortions={portions ?? saved?.tablePortions ?? null}
            plates={plates}
            onDone={leave}
          />
        )}
      />
      {missing && (
        <Suspense>
          <CookSwap recipe={recipe} onClose={() => setMissing(false)} />
        </Suspense>
      )}
    </>
  )
}
