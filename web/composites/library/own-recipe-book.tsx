// Own recipes to print: a contents page, then each recipe on its own page. A single recipe prints without contents.
// Loaded after hydration: the server knows nothing about this device.
import { Printer } from 'lucide-react'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { RecipeBook } from '#web/features/recipe-export/recipe-book.tsx'
import { paths } from '#web/router/paths.ts'
import { Link, useSearchParams } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { countText } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export function OwnRecipeBook() {
  const [search] = useSearchParams()
  const wanted = search.get('recipe')
  const all = useCustomRecipes((store) => store.recipes)
  const recipes = wanted ? all.filter(({ id }) => String(id) === wanted) : all
  return (
    <>
      <PageHeader
        title="Your Recipe Book"
        intro={recipes.length > 0 && `${countText(recipes.length, 'recipe')}, ready to print or save as a PDF.`}
        className="print:hidden"
        actions={
          recipes.length > 0 && (
            <Button icon={<Printer className="size-5" />} onClick={() => window.print()}>
              Print
            </Button>
          )
        }
      />
      {recipes.length === 0 && (
        <EmptyState
          preview="book"
          title="There’s nothing to print yet"
          action={
            <Link to={paths.addRecipe} className={buttonClass()}>
              Add a Recipe
            </Link>
          }
        >
          Your own recipes appear here as a book.
        </EmptyState>
      )}
      <RecipeBook recipes={recipes} />
    </>
  )
}
