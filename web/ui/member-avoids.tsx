// Shows a member what they avoid in a dish. Visitors don't load any of it.
import { type ComponentProps, Suspense } from 'react'
import { useSessionUser } from '#web/data/session.ts'
import type { AvoidedInIngredients, AvoidedInRecipe } from './avoided-note.tsx'
import { lazyFramePart } from './lazy-part.ts'

const OfRecipe = lazyFramePart(() => import('./avoided-note.tsx').then((module) => module.AvoidedInRecipe))
const OfIngredients = lazyFramePart(() => import('./avoided-note.tsx').then((module) => module.AvoidedInIngredients))

export function RecipeAvoided(props: ComponentProps<typeof AvoidedInRecipe>) {
  return useSessionUser() ? (
    <Suspense>
      <OfRecipe {...props} />
    </Suspense>
  ) : null
}

export function IngredientsAvoided(props: ComponentProps<typeof AvoidedInIngredients>) {
  return useSessionUser() ? (
    <Suspense>
      <OfIngredients {...props} />
    </Suspense>
  ) : null
}
