// The picture of a collection: that of a recipe in it.
import type { Collection } from '#domain/library/collection.ts'
import type { LibraryRecipe } from '#domain/library/library-query.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { pictureSources } from '#domain/recipe/recipe-pictures.ts'
import type { RecipeCard } from '#domain/recipe/recipe-view.ts'
import { usePhoto } from '#web/device/use-photo.ts'
import { Picture } from '#web/ui/picture.tsx'

interface CollectionPictureProps {
  collection: Collection
  recipes: readonly LibraryRecipe[]
}

export function CollectionPicture({ collection, recipes }: CollectionPictureProps) {
  const shown = recipes.find(({ id }) => id === collection.pictureId) ?? recipes[0]
  if (!shown) return <Shown src="" />
  return shown.own ? (
    <OwnPicture recipe={shown.of as CustomRecipe} /> // use-library.ts made it from one
  ) : (
    <Shown {...pictureSources(shown.of as RecipeCard)} />
  )
}

function OwnPicture({ recipe }: { recipe: CustomRecipe }) {
  const photo = usePhoto(recipe.id)
  return <Shown src={photo?.url ?? recipe.image} focus={photo?.position} />
}

const Shown = (sources: { src: string; srcSet?: string; focus?: string; color?: string }) => (
  <Picture
    {...sources}
    sizes="(min-width: 40rem) 17.5rem, 7rem"
    alt=""
    width={480}
    height={320}
    className="h-full w-full"
  />
)
