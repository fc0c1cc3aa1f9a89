// Servings and checked ingredients of an open recipe, shared with cook mode. The store is loaded after hydration.
import { useEffect, useState } from 'react'
import type { CookingChange, CookingDish } from '#domain/kitchen/cooking.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { takePlannedServings } from './planned-servings.ts'

const store = () => import('./cooking-store.ts')

/** Loaded only if there are any, because few readers have chosen something. */
async function defaultServings() {
  if (localStorage.getItem('preferences') === null) return null
  return (await import('./preferences.ts')).currentPreferences().defaultServings
}

/** The dish, how to change it, and the servings it has until the cook chooses others. */
export function useDish({ id, title, servings }: Pick<RecipeDetail, 'id' | 'title' | 'servings'>) {
  const [dish, setDish] = useState<Partial<CookingDish>>({})
  const [usual, setUsual] = useState(servings)

  useEffect(() => {
    let stop = () => {}
    let left = false
    Promise.all([store(), defaultServings()]).then(
      ([{ useCooking }, preferred]) => {
        if (left) return
        const usual = preferred ?? servings
        setUsual(usual)
        const planned = takePlannedServings()
        const isOnStove = useCooking.getState().dishes.some((other) => other.id === id && other.step !== null)
        if (planned !== null && !isOnStove) {
          useCooking.getState().change(id, { title, servings: planned === usual ? null : planned })
        }
        const read = () => setDish(useCooking.getState().dishes.find((other) => other.id === id) ?? {})
        read()
        stop = useCooking.subscribe(read)
      },
      () => undefined, // offline, they last for this page
    )
    return () => {
      left = true
      stop()
    }
  }, [id, title, servings])

  function change(given: CookingChange) {
    setDish({ ...dish, ...given })
    store().then(
      ({ useCooking }) => useCooking.getState().change(id, { title, ...given }),
      () => undefined,
    )
  }

  return [dish, change, usual] as const
}
