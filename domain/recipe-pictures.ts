// Where a recipe's picture is. Apart from recipe-view.ts because every page with a card needs it.
import { isEmbeddedId } from './recipe-ids.ts'

export interface PictureSources {
  /** '' when the recipe has no picture. */
  src: string
  srcSet: string
  /** Shown until the picture is there; only our own pictures tell it. */
  colour?: string
}

/** "?v=" and 14 hex digits: eight say which drawing it is, six its average colour. */
const VERSION = /[?&]v=([0-9a-f]{8})([0-9a-f]{6})$/

export function pictureVersion(drawing: { hash: string; colour: string }): string {
  return `?v=${drawing.hash.slice(0, 8)}${drawing.colour.replace('#', '')}`
}

/** Where a recipe's picture is: our own files in two widths, or the one address that the provider gives. */
export function pictureSources(recipe: { id: string | number; image?: string }): PictureSources {
  const id = Number(recipe.id)
  const image = recipe.image ?? ''
  if (!isEmbeddedId(id)) return { src: image, srcSet: '' }
  const [version = '', , colour] = VERSION.exec(image) ?? []
  const file = (width: number) => `/img/recipes/${id}-${width}.avif${version}`
  return { src: file(960), srcSet: `${file(480)} 480w, ${file(960)} 960w`, ...(colour ? { colour: `#${colour}` } : {}) }
}
