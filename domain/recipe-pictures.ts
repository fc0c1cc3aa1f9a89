// Where a recipe's picture is. Apart from recipe-view.ts because every page with a card needs it.
import { isEmbeddedId } from './recipe-ids.ts'

export interface PictureSources {
  /** '' when the recipe has no picture. */
  src: string
  srcSet: string
}

/** Where a recipe's picture is: our own files in two widths, or the one address that the provider gives. */
export function pictureSources(recipe: { id: string | number; image?: string }): PictureSources {
  const id = Number(recipe.id)
  if (!isEmbeddedId(id)) return { src: recipe.image ?? '', srcSet: '' }
  const file = (width: number) => `/img/recipes/${id}-${width}.avif`
  return { src: file(960), srcSet: `${file(480)} 480w, ${file(960)} 960w` }
}
