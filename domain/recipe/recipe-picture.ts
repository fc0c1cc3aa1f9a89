// The picture URL of a provider's recipe.
import { type Json, textOf } from '#domain/json.ts'
import { isEmbeddedId } from '#domain/recipe-id.ts'
import { pictureSources } from './recipe-pictures.ts'

export const PROVIDER_PICTURES = 'https://img.spoonacular.com'

export const webAddress = (value: unknown): string =>
  /^https?:\/\/[^\s"'<>]+$/i.test(textOf(value)) ? textOf(value) : ''

/** The picture's URL, given or built from the id and type; '' if there is neither. */
export function recipePicture(json: Json, id: number): string {
  // Drop our own origin so that server and browser render the same URL.
  if (isEmbeddedId(id)) return pictureSources({ id, image: textOf(json.image) }).src
  const given = webAddress(json.image)
  const type = textOf(json.imageType)
  if (given || !/^[a-z]{3,4}$/.test(type)) return given
  return `${PROVIDER_PICTURES}/recipes/${id}-556x370.${type}`
}
