import { Replace } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'

const RecipeSwaps = lazyPart(() => import('./recipe-swaps.tsx').then((module) => module.RecipeSwaps))

/** Below the ingredients. */
export function RecipeSwapsButton({ recipe }: { recipe: RecipeDetail }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Replace className="size-4" />}
        onClick={() => setOpen(true)}
        className="mt-4 print:hidden"
      >
        Swaps
      </Button>
      {open && (
        <Suspense>
          <RecipeSwaps recipe={recipe} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
