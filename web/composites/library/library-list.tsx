// Recipes of the library as rows. Only those near the screen are in the page.
import { memo, type ReactNode } from 'react'
import type { LibraryRecipe } from '#domain/library/library-query.ts'
import type { RecipeToPlan } from '#domain/plan/recipe-entry.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import type { RecipeCard } from '#domain/recipe/recipe-view.ts'
import { useOwnRecipe } from '#web/features/custom-recipes/use-own-recipe.ts'
import { LibraryRow } from '#web/features/library/library-row.tsx'
import { PlanMealButton } from '#web/features/schedule/plan-meal-button.tsx'
import { RecipePicture } from '#web/ui/recipe-picture.tsx'
import { VirtualList } from '#web/ui/virtual-list.tsx'

interface Selection {
  ids: ReadonlySet<number>
  toggle: (recipe: LibraryRecipe, selected: boolean) => void
}

interface LibraryListProps {
  label: string
  recipes: readonly LibraryRecipe[]
  selection?: Selection
  /** Each has a button that plans it. */
  toPlan?: boolean
  actions?: (recipe: LibraryRecipe, at: number) => ReactNode
}

/** Typing in a search draws it again only once there is something else to show. */
export const LibraryList = memo(({ label, recipes, selection, toPlan, actions }: LibraryListProps) => {
  return (
    <VirtualList label={label} items={recipes} keyOf={({ id }) => id} rowRem={6.25} columnRem={22}>
      {(recipe, at) => <Row recipe={recipe} selection={selection} toPlan={toPlan} actions={actions?.(recipe, at)} />}
    </VirtualList>
  )
})

interface RowProps extends Pick<LibraryListProps, 'selection' | 'toPlan'> {
  recipe: LibraryRecipe
  actions: ReactNode
}

const Row = memo(({ recipe, ...rest }: RowProps) =>
  recipe.own ? (
    <OwnRow recipe={recipe} of={recipe.of as CustomRecipe} {...rest} /> // use-library.ts made it from one
  ) : (
    <ShownRow recipe={recipe} view={recipe.of as RecipeCard} {...rest} />
  ),
)

function OwnRow({ of, ...rest }: RowProps & { of: CustomRecipe }) {
  return <ShownRow view={useOwnRecipe(of)} {...rest} />
}

type View = RecipeToPlan & Pick<RecipeCard, 'hasNutrition'>

function ShownRow({ recipe, view, selection, toPlan, actions }: RowProps & { view: View }) {
  return (
    <LibraryRow
      recipe={recipe}
      picture={<RecipePicture recipe={view} sizes="6rem" alt="" width={144} height={96} className="h-full w-full" />}
      calories={view.hasNutrition ? view.nutrition.calories : null}
      {...(selection && {
        selected: selection.ids.has(recipe.id),
        onSelect: (selected: boolean) => selection.toggle(recipe, selected),
      })}
      action={toPlan && <PlanMealButton recipe={view} onCard />}
      actions={actions}
    />
  )
}
