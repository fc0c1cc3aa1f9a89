// Servings and checked ingredients of an open recipe, shared with cook mode. The store is loaded after hydration.
import { useEffect, useState } from 'react'
import { readServings } from '#domain/kitchen/cookable-servings.ts'
import type { CookingChange, CookingDish } from '#domain/kitchen/cooking.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { currentPreferences } from './preferences.ts'

const store = () => import('./cooking-store.ts')

export function useDish({ id, title, servings }: Pick<RecipeDetail, 'id' | 'title' | 'servings'>) {
  const [dish, setDish] = useState<Partial<CookingDish>>({})

  useEffect(() => {
    let stop = () => {}
    let left = false
    store().then(
      ({ useCooking }) => {
        if (left) return
        const planned = takePlannedServings()
        const usual = currentPreferences().defaultServings ?? servings
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

  return [dish, change] as const
}

/** The week's links contain the servings to cook. They count once: a later reload shows what the cook chose since. */
function takePlannedServings(): number | null {
  const address = new URL(window.location.href)
  const planned = readServings(address.searchParams.get('servings'))
  if (address.searchParams.has('servings')) {
    address.searchParams.delete('servings')
    window.history.replaceState(window.history.state, '', address)
  }
  return planned
}
