// Paprika: each recipe is a gzip of one JSON object, with everything as text.

import { parseLenientJson } from '#domain/exchange/html-json-ld.ts'
import { type ImportedRecipe, importedRecipe } from '#domain/exchange/imported-recipe.ts'
import { bytesOfBase64 } from '#domain/exchange/picture-data.ts'
import { servingsIn } from '#domain/exchange/recipe-yield.ts'
import { isObject, type Json, listOf, objectsOf } from '#domain/json.ts'
import { amountOf, linesIn, minutesIn, namedSource, text } from './reading.ts'
import { gunzip, type UnpackBudget } from './unzip.ts'

export async function readPaprikaRecipe(file: Blob, budget?: UnpackBudget): Promise<ImportedRecipe> {
  const value = parseLenientJson(await gunzip(file, budget))
  if (!isObject(value)) throw new Error('There’s no recipe in this file.')
  return paprikaRecipe(value)
}

function paprikaRecipe(node: Json): ImportedRecipe {
  const picture = pictureOf(node)
  return importedRecipe({
    title: text(node.name),
    ingredients: linesOf(node.ingredients),
    steps: linesOf(node.directions),
    notes: [...linesOf(node.notes), ...namedSource(node.source, node.source_url)],
    minutes: minutesIn(node.total_time) || minutesIn(node.prep_time) + minutesIn(node.cook_time) || null,
    servings: servingsIn(text(node.servings)),
    image: picture ? '' : text(node.image_url),
    sourceUrl: text(node.source_url),
    words: listOf(node.categories).map(text),
    about: {
      description: linesOf(node.description).join('\n'),
      rating: amountOf(node.rating),
      added: text(node.created),
      details: {
        Source: text(node.source),
        Difficulty: text(node.difficulty),
        'Prep time': text(node.prep_time),
        'Cook time': text(node.cook_time),
        'Total time': text(node.total_time),
        Yield: text(node.servings),
        Nutrition: text(node.nutritional_info),
        'Picture from': text(node.image_url),
        'Paprika number': text(node.uid),
      },
    },
    picture,
  })
}

/** Paprika marks bold and italic text with stars; a line that is bold as a whole is a heading. */
const linesOf = (value: unknown): string[] =>
  linesIn(value).map((line) => line.replace(/^\*\*([^*]+?):?\*\*:?$/, '$1:').replace(/(\*{1,2})(?=\S)([^*]+)\1/g, '$2'))

/** Prefer the full photos to the square thumbnail. */
function pictureOf(node: Json) {
  const photos = objectsOf(node.photos).map(({ data }) => text(data))
  const written = [...photos, text(node.photo_data)].find((data) => data !== '')
  return written ? bytesOfBase64(written) : null
}
