// What somebody made of one of our recipes. Only their device knows, so it is loaded after the page.
import { PencilLine } from 'lucide-react'
import type { RecipeId } from '#domain/recipe-id.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export interface RecipeMineProps {
  /** The newest version, or what can be done. */
  part: 'version' | 'actions'
  recipe: RecipeId
}

export function RecipeMine({ part, recipe }: RecipeMineProps) {
  const version = useCustomRecipes(({ recipes }) => recipes.findLast(({ basedOn }) => basedOn?.id === recipe))
  if (part === 'version') {
    return (
      version && (
        <p className="wrap-anywhere rounded-lg bg-leaf-soft px-4 py-2 text-leaf-ink text-sm">
          You have your own version:{' '}
          <TextLink to={paths.recipe(version.id)} className="text-leaf-ink">
            {version.title}
          </TextLink>
        </p>
      )
    )
  }
  return (
    <Link
      to={`${paths.addRecipe}?${version ? `edit=${version.id}` : `version=${recipe}`}`}
      className={buttonClass({ variant: 'quiet', size: 'sm', className: '-mx-4' })}
    >
      <PencilLine className="size-4" />
      Edit My Version
    </Link>
  )
}
