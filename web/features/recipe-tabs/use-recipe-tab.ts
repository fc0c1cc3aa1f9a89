// The open tab is in the address (#nutrition), so it can be linked to and survives a reload.
import { useEffect } from 'react'
import { useOnDevice } from '#web/hooks/use-hydrated.ts'
import { useLocation, useNavigate } from '#web/router/router.tsx'

const TABS = ['ingredients', 'instructions', 'nutrition'] as const
export type RecipeTab = (typeof TABS)[number]

export function useRecipeTab() {
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  const inAddress = TABS.find((tab) => hash === `#${tab}`)
  // The server never sees the hash, so hydration ignores it too.
  const wanted = useOnDevice(() => inAddress, undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens on a tab, not when one is chosen
  useEffect(() => {
    if (inAddress && window.scrollY === 0)
      document.querySelector('[role=tablist]')?.scrollIntoView({ behavior: 'instant' })
  }, [])

  function choose(tab: RecipeTab) {
    // The current URL: planned servings are removed from it once they are applied.
    navigate(pathname + window.location.search + (tab === 'ingredients' ? '' : `#${tab}`), { replace: true, state })
  }

  return [wanted ?? 'ingredients', choose] as const
}
