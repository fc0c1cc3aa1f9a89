// A search among all dishes, for dialogs that choose one. Own recipes come first: the server knows only the site's.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListFit } from '#domain/nutrition/list-fit.ts'
import { choiceQueries } from '#web/features/meal-choice/choice-queries.ts'
import { useDebouncedValue } from '#web/hooks/use-debounced-value.ts'
import { useFoundOwnRecipes } from './use-found-own-recipes.ts'
import { useAsDishes } from './use-own-dishes.ts'

/** `fit` is what the member's lists leave out. */
export function useDishSearch(fit?: ListFit) {
  const [text, setText] = useState('')
  const search = useDebouncedValue(text.trim())
  const site = useQuery(choiceQueries.search(search, fit))
  const { recipes, unchecked } = useFoundOwnRecipes({
    ...{ search, isTyped: true, facts: site.data?.facts ?? null },
    without: search === '' ? [] : fit?.hide.avoid,
  })
  return { text, setText, search, own: useAsDishes(recipes), unchecked, site }
}
