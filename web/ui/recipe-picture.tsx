import type { ComponentProps } from 'react'
import { pictureSources } from '#domain/recipe/recipe-pictures.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { usePhoto } from '#web/device/use-photo.ts'
import { Picture } from './picture.tsx'

interface RecipePictureProps extends Omit<ComponentProps<typeof Picture>, 'src' | 'srcSet' | 'focus' | 'color'> {
  recipe: { id: RecipeId; image?: string }
}

/** The household's own photo of a recipe takes the place of its picture, wherever it is shown. */
export function RecipePicture({ recipe, ...rest }: RecipePictureProps) {
  const photo = usePhoto(recipe.id)
  const sources = photo ? { src: photo.url, focus: photo.position } : pictureSources(recipe)
  return <Picture {...sources} {...rest} />
}
