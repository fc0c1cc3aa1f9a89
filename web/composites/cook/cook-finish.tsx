// Saves the finish screen: diary, plan, pantry and shopping list. Works offline.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type FinishedDish,
  MOST_LEFTOVER_MEALS,
  planCalories,
  type ServedPlate,
} from '#domain/kitchen/finished-dish.ts'
import type { PantryItem } from '#domain/kitchen/pantry.ts'
import { itemsFor } from '#domain/kitchen/pantry-match.ts'
import type { NamedPlate } from '#domain/kitchen/plate.ts'
import { scaleMacros } from '#domain/nutrition/macros.ts'
import type { PlannedDish } from '#domain/plan/planned-dish.ts'
import { notesText } from '#domain/recipe/dated-notes.ts'
import { ingredientLines, shoppingDrafts } from '#domain/recipe/ingredient-lines.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { mealAtHour } from '#domain/time/meal-slots.ts'
import { AddPhoto } from '#web/composites/recipe/add-photo.tsx'
import { useSessionUser } from '#web/data/session.ts'
import { trySync } from '#web/data/sync/current-sync.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { dishWeightQuery } from '#web/features/cook-finish/dish-weight-query.ts'
import { type FinishChoices, FinishForm } from '#web/features/cook-finish/finish-form.tsx'
import { useFinishedDishes } from '#web/features/cook-finish/finished-dishes-store.ts'
import { refusalOf } from '#web/features/cook-finish/finished-dishes-sync.ts'
import { usePantry } from '#web/features/kitchen/pantry-store.ts'
import { servingsOf } from '#web/features/meals/log-servings.ts'
import { mealsQueries } from '#web/features/meals/meals-queries.ts'
import { recipeOnPlate } from '#web/features/meals/recipe-on-plate.ts'
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
  /** Today's planned meal of the recipe. */
  planned: PlannedDish | null
  /** What everybody at the household's table eats together, once it is known. */
  tablePortions: number | null
  plates: readonly NamedPlate[] | null
  onDone: () => void
}

export function CookFinish({ recipe, servings, planned, tablePortions, plates, onDone }: CookFinishProps) {
  const member = useSessionUser()?.id
  const today = useToday()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: saved } = useQuery(ratingsQueries.ofRecipe(member, recipe.id))
  const { data: weighed } = useQuery(dishWeightQuery(member, recipe.id))
  const pantry = usePantry((state) => state.items)
  // One set of keys per cooking session, so that a second attempt to save is the same dish.
  const [keys] = useState(() => ({
    dish: newUuid(),
    leftovers: Array.from({ length: MOST_LEFTOVER_MEALS }, newUuid),
  }))
  const portion = { servings, system: null }
  const lines = ingredientLines(recipe, portion)
  const usedItems = recipe.ingredients.map((ingredient) => itemsFor(ingredient, pantry))
  const atHome = new Set(usedItems.flatMap((items, place) => (items.length > 0 ? [place] : [])))

  async function finishedDish(choices: FinishChoices, member: string): Promise<FinishedDish> {
    const { stars, eaten, leftovers, note, cookedGrams, everyone } = choices
    const perServing = client.ensureQueryData(mealsQueries.nutrientsPerServing(member, recipe))
    const own = await recipeOnPlate(recipe, plates?.find(({ memberId }) => memberId === member)?.swaps, perServing)
    const meal = eaten && (await servingsOf(own.recipe, eaten, own.perServing))
    return {
      ...{ id: keys.dish, member, recipeId: String(recipe.id), title: recipe.title, stars },
      note: notesText([{ date: today, text: note }]) || null,
      image: recipe.image,
      cookedAt: new Date().toISOString(),
      date: today,
      cookedServings: servings,
      cookedGrams,
      served: choices.plates && {
        ...{ mealType: eaten?.mealType ?? planned?.mealType ?? mealAtHour(new Date().getHours()), everyone },
        plates: await Promise.all(
          choices.plates.map(async (plate): Promise<ServedPlate> => {
            if (!plate.swaps) return plate
            const { recipe: swapped, perServing: nutrients } = await recipeOnPlate(recipe, plate.swaps, perServing)
            return { ...plate, each: { ...scaleMacros(swapped.nutrition, 1), nutrients: await nutrients } }
          }),
        ),
        each: { ...scaleMacros(recipe.nutrition, 1), nutrients: await perServing },
      },
      eaten: meal && {
        ...{ date: meal.date, mealType: meal.mealType, servings: meal.quantity, calories: meal.calories },
        ...{ protein: meal.protein, carbs: meal.carbs, fat: meal.fat, nutrients: meal.nutrients ?? {} },
      },
      leftovers: leftovers.map((meal, at) => ({
        ...meal,
        calories: planCalories(recipe.nutrition.calories),
        key: keys.leftovers[at] ?? newUuid(),
      })),
    }
  }

  /** Stored on the device and sent right away if there is a network, otherwise when there is one. */
  async function saveForMember(dish: FinishedDish): Promise<'saved' | 'waiting'> {
    useFinishedDishes.getState().add(dish)
    await trySync()
    const refused = refusalOf(dish.id)
    if (refused !== null) throw new Error(refused)
    return useFinishedDishes.getState().dishes.some(({ id }) => id === dish.id) ? 'waiting' : 'saved'
  }

  async function save(choices: FinishChoices) {
    const { eaten, usedUp, shop } = choices
    const state = member === undefined ? null : await saveForMember(await finishedDish(choices, member))
    removeFromPantry(usedUp.flatMap((place) => usedItems[place] ?? []))
    if (shop && usedUp.length > 0) {
      const drafts = shoppingDrafts(recipe, portion).filter((_, place) => usedUp.includes(place))
      useShoppingList.getState().addRecipeIngredients({ id: recipe.id, title: recipe.title }, drafts)
    }
    onDone()
    if (state === 'waiting')
      notify('Saved on this device. We’ll add it to your account as soon as there’s a connection.')
    else if (choices.everyone) notify('Served. The others find it in their diary, to accept or drop.')
    else if (eaten) {
      notify('Meal logged successfully!', {
        action: { label: 'Open Diary', onSelect: () => navigate(paths.diary(eaten.date)) },
      })
    } else if (state === 'saved') notify('Saved.')
    else if (shop && usedUp.length > 0) notify('Added to your shopping list.')
  }

  return (
    <FinishForm
      signIn={member === undefined ? <SignInHint recipe={recipe} /> : null}
      lines={lines}
      atHome={atHome}
      cookedServings={servings}
      planned={planned}
      tablePortions={tablePortions}
      plates={plates}
      memberId={member}
      gramsPerServing={weighed ?? recipe.gramsPerServing ?? null}
      savedStars={saved?.rating ?? null}
      today={today}
      photo={<AddPhoto recipe={recipe} />}
      onSave={save}
      onSkip={onDone}
    />
  )
}

function removeFromPantry(used: readonly PantryItem[]) {
  const gone = [...new Set(used)]
  if (gone.length === 0) return
  const { remove, restore } = usePantry.getState()
  for (const { id } of gone) remove(id)
  notify(`Used up: ${gone.map(({ name }) => name).join(', ')}.`, {
    action: { label: 'Undo', onSelect: () => restore(gone) },
  })
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
