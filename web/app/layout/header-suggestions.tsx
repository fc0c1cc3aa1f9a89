// Suggestions for the header's search box, with the member's own recipes; loaded when typing starts.
import type { ComponentProps } from 'react'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { SearchSuggestions } from '#web/features/search/search-suggestions.tsx'

export function HeaderSuggestions(props: Omit<ComponentProps<typeof SearchSuggestions>, 'own'>) {
  return <SearchSuggestions {...props} own={useCustomRecipes((device) => device.recipes)} />
}
