// Saves the finish screen: diary, plan, pantry and shopping list.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { itemsFor } from '#domain/kitchen/pantry-match.ts'
import { ingredientLines, shoppingDrafts } from '#domain/recipe/ingredient-lines.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { memberKey } from '#web/data/member-key.ts'
import { useSessionUser } from '#web/data/session.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { type FinishChoices, FinishForm } from '#web/features/cook-finish/finish-form.tsx'
import {
  type DishMeal,
  finishQueries,
  markCooked,
  planCooked,
  planLeftovers,
} from '#web/features/cook-finish/finish-queries.ts'
import type { MealChoice } from '#web/features/cook-finish/meal-fields.tsx'
import { usePantry } from '#web/features/kitchen/pantry-store.ts'
import { logServings } from '#web/features/meals/meals-queries.ts'
import { removeRating, saveRating } from '#web/features/ratings/ratings-calls.ts'
import { ratingsQueries } from '#web/features/ratings/ratings-queries.ts'
import { useShoppingList } from '#web/features/shopping-list/shopping-list-store.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useNavigate } from '#web/router/router.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { textLinkClass } from '#web/ui/text-link.tsx'
import { notify } from '#web/ui/toast-store.ts'

interface CookFinishProps {
  recipe: RecipeDetail
  servings: number
  onDone: () => void
}

export function CookFinish({ recipe, servings, onDone }: CookFinishProps) {
  const member = useSessionUser()?.id
  const today = useToday()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: saved } = useQuery(ratingsQueries.ofRecipe(member, recipe.id))
  const pantry = usePantry((state) => state.items)
  // One set of keys per cooking, so a second attempt to save changes the same rows.
  const [keys] = useState(() => ({ entry: newUuid(), cooked: newUuid(), leftovers: newUuid() }))
  const portion = { servings, system: null }
  const lines = ingredientLines(recipe, portion)
  const atHome = new Set(lines.flatMap(({ name }, place) => (itemsFor(name, pantry).length > 0 ? [place] : [])))

  const mealOf = (key: string, { servings: eaten, mealType, date }: MealChoice): DishMeal => ({
    ...{ key, recipe, mealType, date, servings: eaten },
    calories: recipe.nutrition.calories * eaten,
  })

  async function saveForMember({ stars, eaten, leftovers, note }: FinishChoices) {
    const before = await client.fetchQuery(ratingsQueries.ofRecipe(member, recipe.id))
    const notes = note === null ? (before?.notes ?? null) : note.trim() || null
    const rating = stars ?? before?.rating ?? null
    if (rating !== null || notes !== null) await saveRating(member, recipe.id, { rating, notes }, before)
    else if (before) await removeRating(recipe.id)
    const day = eaten?.date ?? today
    const planned = await client.fetchQuery({ ...finishQueries.planned(member, recipe.id, day), staleTime: 0 })
    if (planned) await markCooked(planned.id)
    let scheduleId = planned?.id ?? null
    if (leftovers) {
      const cooked = eaten ?? { ...leftovers, date: day }
      scheduleId ??= await planCooked(mealOf(keys.cooked, cooked))
      await planLeftovers(mealOf(keys.leftovers, leftovers), scheduleId)
    }
    if (eaten) await logServings(recipe, { ...eaten, scheduleId, key: keys.entry })
  }

  async function save(choices: FinishChoices) {
    const { eaten, usedUp, shop } = choices
    if (member !== undefined) await saveForMember(choices)
    const gone = usedUp.flatMap((place) => itemsFor(lines[place]?.name ?? '', pantry))
    for (const { id } of gone) usePantry.getState().remove(id)
    if (shop && usedUp.length > 0) {
      const drafts = shoppingDrafts(recipe, portion).filter((_, place) => usedUp.includes(place))
      useShoppingList.getState().addRecipeIngredients({ id: recipe.id, title: recipe.title }, drafts)
    }
    await client.invalidateQueries({ queryKey: memberKey(member) })
    onDone()
    if (eaten) {
      notify('Meal logged successfully!', {
        action: { label: 'Open Diary', onSelect: () => navigate(paths.diary(eaten.date)) },
      })
    } else if (member !== undefined) notify('Saved.')
    else if (shop && usedUp.length > 0) notify('Added to your shopping list.')
  }

  return (
    <FinishForm
      signIn={member === undefined ? <SignInHint recipe={recipe} /> : null}
      lines={lines}
      atHome={atHome}
      cookedServings={servings}
      saved={{ stars: saved?.rating ?? null, note: saved?.notes ?? '' }}
      today={today}
      onSave={save}
      onSkip={onDone}
    />
  )
}

function SignInHint({ recipe }: { recipe: RecipeDetail }) {
  return (
    <Notice tone="leaf">
      <Link to={`${paths.auth}?return=${encodeURIComponent(paths.cook(recipe.id))}`} className={textLinkClass}>
        Sign in
      </Link>{' '}
      to rate this recipe, log your meal, plan the leftovers and keep a note for next time.
    </Notice>
  )
}
