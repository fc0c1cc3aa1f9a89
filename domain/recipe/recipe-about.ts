// What another program knew of a recipe and the form doesn't ask for. It stays with the recipe and goes out with it again.
import { isObject } from '#domain/json.ts'
import { isText, own } from '#domain/sync/saved-list.ts'

export interface RecipeAbout {
  description?: string
  /** Stars, 0.5 to 5. */
  rating?: number
  /** When it was added there, as written there. */
  added?: string
  /** Everything else, by the label it is shown under: "Difficulty", "Prep time". */
  details?: Record<string, string>
  /** Only until it is saved: then the household's tags and collections have it (domain/library/). */
  tags?: string[]
  collections?: string[]
}

const MOST_DETAILS = 30
const LONGEST_DETAIL = 8000

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])

function readDetails(value: unknown): Record<string, string> {
  const entries = Object.entries(isObject(value) ? value : {}).flatMap(([label, text]): [string, string][] =>
    isText(text) && text.trim() !== '' ? [[label.slice(0, 100), text.trim().slice(0, LONGEST_DETAIL)]] : [],
  )
  return Object.fromEntries(entries.slice(0, MOST_DETAILS))
}

/** Without what is empty or can't be read; missing if nothing is left. */
export function readAbout(value: unknown): RecipeAbout | undefined {
  if (!isObject(value)) return undefined
  const [description, rating, added] = ['description', 'rating', 'added'].map((key) => own(value, key))
  const [tags, collections] = [texts(own(value, 'tags')), texts(own(value, 'collections'))]
  const details = readDetails(own(value, 'details'))
  const read: RecipeAbout = {
    ...(isText(description) &&
      description.trim() !== '' && { description: description.trim().slice(0, LONGEST_DETAIL) }),
    ...(typeof rating === 'number' && rating > 0 && rating <= 5 && { rating }),
    ...(isText(added) && added.trim() !== '' && { added: added.trim().slice(0, 100) }),
    ...(Object.keys(details).length > 0 && { details }),
    ...(tags.length > 0 && { tags }),
    ...(collections.length > 0 && { collections }),
  }
  return Object.keys(read).length > 0 ? read : undefined
}

/** What stays in the recipe once it is filed. */
export function aboutFiled(about: RecipeAbout | undefined): { about?: RecipeAbout } {
  const { tags: _tags, collections: _collections, ...rest } = about ?? {}
  return Object.keys(rest).length > 0 ? { about: rest } : {}
}
