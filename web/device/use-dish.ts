// Servings and ticks of a recipe that is being read, shared with cook mode. The store is loaded once the page is alive.
import { useEffect, useState } from 'react'
import type { CookingChange, CookingDish } from '#domain/kitchen/cooking.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'

const store = () => import('./cooking-store.ts')

export function useDish(id: RecipeId, title: string) {
  const [dish, setDish] = useState<Partial<CookingDish>>({})

  useEffect(() => {
    let stop = () => {}
    let left = false
    store().then(
      ({ useCooking }) => {
        if (left) return
        const read = () => setDish(useCooking.getState().dishes.find((other) => other.id === id) ?? {})
        read()
        stop = useCooking.subscribe(read)
      },
      () => undefined, // offline they last for this page
    )
    return () => {
      left = true
      stop()
    }
  }, [id])

  function change(given: CookingChange) {
    setDish({ ...dish, ...given })
    store().then(
      ({ useCooking }) => useCooking.getState().change(id, { title, ...given }),
      () => undefined,
    )
  }

  return [dish, change] as const
}
