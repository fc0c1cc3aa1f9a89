// Paprika: each recipe is a gzip of one JSON object, with everything as text.

import { type ImportedRecipe, importedRecipe, servingsIn } from '#domain/exchange/imported-recipe.ts'
import { bytesOfBase64 } from '#domain/exchange/picture-data.ts'
import { isObject, type Json, listOf, objectsOf } from '#domain/json.ts'
import { linesIn, minutesIn, text } from './reading.ts'
import { gunzip, type UnpackBudget } from './unzip.ts'

export async function readPaprikaRecipe(file: Blob, budget?: UnpackBudget): Promise<ImportedRecipe> {
  const value: unknown = JSON.parse(await gunzip(file, budget))
  if (!isObject(value)) throw new Error('There’s no recipe in this file.')
  return paprikaRecipe(value)
}

function paprikaRecipe(node: Json): ImportedRecipe {
  const picture = pictureOf(node)
  return importedRecipe({
    title: text(node.name),
    ingredients: linesIn(node.ingredients),
    steps: linesIn(node.directions),
    notes: linesIn(node.notes),
    minutes: minutesIn(node.total_time) || minutesIn(node.prep_time) + minutesIn(node.cook_time) || null,
    servings: servingsIn(text(node.servings)),
    image: picture ? '' : text(node.image_url),
    sourceUrl: text(node.source_url),
    words: listOf(node.categories).map(text),
    picture,
  })
}

/** Prefer the full photos to the square thumbnail. */
function pictureOf(node: Json) {
  const photos = objectsOf(node.photos).map(({ data }) => text(data))
  const written = [...photos, text(node.photo_data)].find((data) => data !== '')
  return written ? bytesOfBase64(written) : null
}
