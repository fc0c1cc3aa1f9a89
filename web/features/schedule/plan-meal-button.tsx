import { CalendarPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { RecipeToPlan } from '#domain/plan/recipe-entry.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'

const PlanMealDialog = lazyPart(() => import('./plan-meal-dialog.tsx').then((module) => module.PlanMealDialog))

/** "Plan Meal" on a recipe's page, or a round button on its card. */
export function PlanMealButton({ recipe, onCard = false }: { recipe: RecipeToPlan; onCard?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {onCard ? (
        <IconButton
          label={`Plan Meal: ${recipe.title}`}
          title="Plan this meal"
          icon={<CalendarPlus className="size-5" />}
          onClick={() => setOpen(true)}
          className="bg-surface shadow-md"
        />
      ) : (
        <Button variant="secondary" icon={<CalendarPlus className="size-5" />} onClick={() => setOpen(true)}>
          Plan Meal
        </Button>
      )}
      {open && (
        <Suspense>
          <PlanMealDialog recipe={recipe} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
