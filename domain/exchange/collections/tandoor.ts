// Tandoor: recipe.json with the ingredients inside the steps they belong to.

import { type ImportedRecipe, importedRecipe } from '#domain/exchange/imported-recipe.ts'
import { servingsIn } from '#domain/exchange/recipe-yield.ts'
import { type Json, objectsOf } from '#domain/json.ts'
import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import { amountOf, markdownLines, nameOf, text, unitName, yieldText } from './reading.ts'

export const isTandoorRecipe = (node: Json): boolean => objectsOf(node.steps).some((step) => 'instruction' in step)

export function tandoorRecipe(node: Json, picture: Uint8Array<ArrayBuffer> | null): ImportedRecipe {
  const steps = objectsOf(node.steps)
  const made = yieldText(amountOf(node.servings), text(node.servings_text))
  return importedRecipe({
    title: text(node.name),
    ingredients: steps.flatMap((step) => objectsOf(step.ingredients).map(tandoorIngredient)),
    steps: steps.flatMap(tandoorStep),
    minutes: amountOf(node.working_time) + amountOf(node.waiting_time) || null,
    servings: amountOf(node.servings) || servingsIn(made),
    sourceUrl: text(node.source_url),
    words: objectsOf(node.keywords).map(nameOf),
    about: {
      description: markdownLines(node.description).join('\n'),
      rating: amountOf(node.rating),
      added: text(node.created_at),
      details: { Yield: made, ...minuteDetails(node.working_time, node.waiting_time) },
    },
    picture,
  })
}

const minuteDetails = (working: unknown, waiting: unknown): Record<string, string> => ({
  ...(amountOf(working) > 0 && { 'Working time': `${amountOf(working)} min` }),
  ...(amountOf(waiting) > 0 && { 'Waiting time': `${amountOf(waiting)} min` }),
})

function tandoorIngredient(row: Json): string | CustomIngredient {
  const note = text(row.note).trim()
  if (row.is_header === true) return `${note.replace(/:$/, '')}:`
  const food = nameOf(row.food)
  if (food === '') return note
  return {
    name: note === '' ? food : `${food}, ${note}`,
    amount: row.no_amount === true ? 0 : amountOf(row.amount),
    unit: row.no_amount === true ? '' : unitName(nameOf(row.unit)),
  }
}

function tandoorStep(step: Json): string[] {
  const foods = objectsOf(step.ingredients).map((row) => nameOf(row.food))
  const written = text(step.instruction).replace(
    /\{\{\s{0,5}ingredients\[(\d{1,3})\]\s{0,5}\}\}/g,
    (_, place) => foods[Number(place)] ?? '',
  )
  const lines = markdownLines(written)
  const heading = text(step.name).trim()
  return heading === '' || lines.length === 0 ? lines : [`${heading.replace(/:$/, '')}:`, ...lines]
}
