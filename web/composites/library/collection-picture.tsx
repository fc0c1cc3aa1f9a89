// The picture of a collection: that of a recipe in it.
import type { Collection } from '#domain/library/collection.ts'
import type { LibraryRecipe } from '#domain/library/library-query.ts'
import type { RecipeCard } from '#domain/recipe/recipe-view.ts'
import { Picture } from '#web/ui/picture.tsx'
import { RecipePicture } from '#web/ui/recipe-picture.tsx'

interface CollectionPictureProps {
  collection: Collection
  recipes: readonly LibraryRecipe[]
}

export function CollectionPicture({ collection, recipes }: CollectionPictureProps) {
  const shown = recipes.find(({ id }) => id === collection.pictureId) ?? recipes[0]
  const look = {
    sizes: '(min-width: 40rem) 17.5rem, 7rem',
    alt: '',
    width: 480,
    height: 320,
    className: 'h-full w-full',
  }
  // use-library.ts made it from a recipe of either kind: both have an id and an image.
  return shown ? <RecipePicture recipe={shown.of as RecipeCard} {...look} /> : <Picture src="" {...look} />
}
