// Actions for a plan: shop for it, and for members add it to the schedule.
import { servingsToPrepare } from '#domain/kitchen/cookable-servings.ts'
import type { PlanDay, PlanMeal } from '#domain/plan/diet-plan.ts'
import { planEntries } from '#domain/plan/plan-entries.ts'
import type { PlannedEntry } from '#domain/plan/schedule-entry.ts'
import { type Table, tablePortions } from '#domain/plan/table-portions.ts'
import { shoppingDrafts } from '#domain/recipe/ingredient-lines.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { ShoppingDraft, ShoppingRecipe } from '#domain/shopping/shopping.ts'
import { notDoneText } from '#web/data/failure-text.ts'
import { useMeasureSystem } from '#web/device/use-measure-system.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { notify } from '#web/ui/toast-store.ts'
import { PlanActions } from './plan-actions.tsx'

interface ShoppingList {
  /** Whether the recipe's ingredients are waiting on the list. */
  isListed: (id: RecipeId) => boolean
  addIngredients: (recipe: ShoppingRecipe, ingredients: readonly ShoppingDraft[]) => void
}

interface PlanUsesProps {
  /** Who the plan was made for. */
  table: Table
  /** How many people to shop for. */
  cookFor: number
  onCookFor: (people: number) => void
  days: readonly PlanDay[]
  recipeOf: (id: RecipeId) => Promise<RecipeDetail | null>
  shoppingList: () => Promise<ShoppingList>
  /** Null for visitors; resolves to whether the meals were added. */
  onSchedule: ((meals: readonly PlannedEntry[]) => Promise<boolean>) | null
}

export function PlanUses(props: PlanUsesProps) {
  const { table, cookFor, onCookFor, days, recipeOf, shoppingList, onSchedule } = props
  const today = useToday()
  const [system] = useMeasureSystem()

  async function existing(meal: PlanMeal) {
    const recipe = await recipeOf(meal.id)
    if (!recipe) throw new Error(`${meal.title} no longer exists.`)
    return recipe
  }

  async function shop(again: boolean) {
    try {
      // Leftovers are bought and cooked with their original meal.
      const cooked = days.flatMap(({ meals }) => meals.filter((meal) => !meal.leftoverOf))
      const list = await shoppingList()
      const wanted = again ? cooked : cooked.filter(({ id }) => !list.isListed(id))
      if (wanted.length === 0) return false
      const recipes = await Promise.all(wanted.map(async (meal) => ({ meal, recipe: await existing(meal) })))
      for (const { meal, recipe } of recipes) {
        const each = meal.servingsToCook ? meal.servingsToCook / tablePortions(table) : (meal.portion ?? 1)
        const servings = servingsToPrepare(each * tablePortions({ ...table, people: cookFor }))
        list.addIngredients({ id: recipe.id, title: recipe.title }, shoppingDrafts(recipe, { servings, system }))
      }
      return true
    } catch {
      notify('We couldn’t load the recipes, so nothing was added. Please try again.', { tone: 'danger' })
      return null
    }
  }

  /** Some providers only give totals for the whole day. */
  async function withCalories(entry: PlannedEntry): Promise<PlannedEntry> {
    if (entry.calories > 0 || !entry.recipeId) return entry
    const recipe = await recipeOf(entry.recipeId)
    return { ...entry, calories: Math.round(recipe?.nutrition.calories ?? 0) }
  }

  async function schedule(from: string) {
    if (!onSchedule) return false
    try {
      return await onSchedule(await Promise.all(planEntries(days, from).map(withCalories)))
    } catch (error) {
      notify(notDoneText('The plan wasn’t added.', error), { tone: 'danger' })
      return false
    }
  }

  return (
    <PlanActions
      key={today}
      today={today}
      people={cookFor}
      onPeople={onCookFor}
      onShop={shop}
      onSchedule={onSchedule && schedule}
    />
  )
}
