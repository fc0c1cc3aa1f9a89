// The recipes in a JSON file, whichever program wrote it.

import { parseLenientJson } from '#domain/exchange/html-json-ld.ts'
import { type ImportedRecipe, importedRecipe } from '#domain/exchange/imported-recipe.ts'
import { aboutInFile, recipeFromNode, recipeNodes } from '#domain/exchange/recipe-json-ld.ts'
import { servingsIn } from '#domain/exchange/recipe-yield.ts'
import { isObject, type Json, listOf, objectsOf } from '#domain/json.ts'
import { isKitchenOwlRecipe, kitchenOwlRecipe } from './kitchenowl.ts'
import { isMealieRecipe, mealieRecipe } from './mealie.ts'
import { amountOf, linesIn, minutesIn, namedSource, text } from './reading.ts'
import { isTandoorRecipe, tandoorRecipe } from './tandoor.ts'

type Picture = Uint8Array<ArrayBuffer> | null

export interface JsonRecipe {
  name: string
  read(picture: Picture): ImportedRecipe
}

export function jsonRecipes(written: string): JsonRecipe[] {
  const value = parseLenientJson(written)
  const own = isObject(value) ? [value] : objectsOf(value)
  const listed = isObject(value) && Array.isArray(value.recipes) ? objectsOf(value.recipes) : own
  const known = listed.flatMap((node) => readerOf(node) ?? [])
  if (known.length > 0) return known
  return recipeNodes([value]).map(schemaRecipe)
}

function readerOf(node: Json): JsonRecipe | null {
  const name = text(node.name) || text(node.title)
  if (isTandoorRecipe(node)) return { name, read: (picture) => tandoorRecipe(node, picture) }
  if (isKitchenOwlRecipe(node)) return { name, read: () => kitchenOwlRecipe(node) }
  if (isMealieRecipe(node)) return { name, read: (picture) => mealieRecipe(node, picture) }
  if (Array.isArray(node['@graph'])) return null
  // Nextcloud writes schema.org, sometimes without declaring it.
  if (node.recipeIngredient !== undefined && node['@type'] === undefined)
    return schemaRecipe({ ...node, '@type': 'Recipe' })
  if (typeof node['@type'] === 'string' && node['@type'].endsWith('Recipe')) return schemaRecipe(node)
  return text(node.ingredients) !== '' ? { name, read: (picture) => plainFields(node, picture) } : null
}

function schemaRecipe(node: Json): JsonRecipe {
  return {
    name: text(node.name),
    read: (picture) => {
      const { draft, remarks, ...own } = recipeFromNode(node)
      // A path on the other program's server is useless here.
      if (draft.image.startsWith('/')) draft.image = ''
      const about = aboutInFile(node)
      if (about) draft.about = about
      return picture ? { draft, remarks, picture } : { draft, remarks, ...own }
    },
  }
}

/** RecipeSage's own field names; ingredients and steps are text with one per line. */
function plainFields(node: Json, picture: Picture): ImportedRecipe {
  return importedRecipe({
    title: text(node.title) || text(node.name),
    ingredients: linesIn(node.ingredients),
    steps: linesIn(node.instructions ?? node.directions),
    notes: [...linesIn(node.notes), ...namedSource(node.source, node.url)],
    minutes: minutesIn(node.totalTime) || minutesIn(node.activeTime) || null,
    servings: servingsIn(text(node.yield) || String(node.yield ?? '')),
    sourceUrl: text(node.url),
    words: listOf(node.labels).map(text),
    about: {
      description: linesIn(node.description).join('\n'),
      rating: amountOf(node.rating),
      details: {
        Source: text(node.source),
        Folder: text(node.folder),
        'Active time': text(node.activeTime),
        'Total time': text(node.totalTime),
        Yield: text(node.yield),
      },
    },
    picture,
  })
}
