// Where a provider's recipe has its picture.
import { type Json, textOf } from '#domain/json.ts'
import { isEmbeddedId } from './recipe-id.ts'
import { pictureSources } from './recipe-pictures.ts'

export const PROVIDER_PICTURES = 'https://img.spoonacular.com'

export const webAddress = (value: unknown): string =>
  /^https?:\/\/[^\s"'<>]+$/i.test(textOf(value)) ? textOf(value) : ''

/** The picture's address, given or built from the id and type; '' without either. */
export function recipePicture(json: Json, id: number): string {
  // Drop our own origin so that server and browser render the same address.
  if (isEmbeddedId(id)) return pictureSources({ id, image: textOf(json.image) }).src
  const given = webAddress(json.image)
  const type = textOf(json.imageType)
  if (given || !/^[a-z]{3,4}$/.test(type)) return given
  return `${PROVIDER_PICTURES}/recipes/${id}-556x370.${type}`
}
