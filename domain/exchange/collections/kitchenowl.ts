// KitchenOwl: the household's export. Its pictures stay on the other server.
import { type ImportedRecipe, importedRecipe } from '#domain/exchange/imported-recipe.ts'
import { type Json, objectsOf } from '#domain/json.ts'
import { amountOf, markdownLines, minutesIn, nameOf, text } from './reading.ts'

/** Its shopping items are also called items, but are separate from the recipes. */
export const isKitchenOwlRecipe = (node: Json): boolean =>
  Array.isArray(node.items) && 'description' in node && 'yields' in node

export function kitchenOwlRecipe(node: Json): ImportedRecipe {
  const items = objectsOf(node.items)
  return importedRecipe({
    title: text(node.name),
    ingredients: items.map((item) => {
      const line = `${text(item.description)} ${nameOf(item)}`.trim()
      return item.optional === true ? `${line}, optional` : line
    }),
    steps: markdownLines(withoutMentions(text(node.description), items)),
    minutes: minutesIn(node.time) || minutesIn(node.prep_time) + minutesIn(node.cook_time) || null,
    servings: amountOf(node.yields) || null,
    sourceUrl: text(node.source),
    words: Array.isArray(node.tags) ? node.tags.map(nameOf) : [],
    about: {
      details: {
        // Anything but an address, which is the recipe's source.
        Source: /^https?:/i.test(text(node.source)) ? '' : text(node.source),
        ...(amountOf(node.prep_time) > 0 && { 'Prep time': `${amountOf(node.prep_time)} min` }),
        ...(amountOf(node.cook_time) > 0 && { 'Cook time': `${amountOf(node.cook_time)} min` }),
      },
    },
  })
}

/** "Chop the @red_onion" mentions an item by its name. */
function withoutMentions(steps: string, items: readonly Json[]): string {
  const names = new Map(items.map((item) => [nameOf(item).toLowerCase().replace(/\s+/g, '_'), nameOf(item)]))
  return steps.replace(/@([\p{L}\p{N}_-]{1,80})/gu, (_, mention: string) => {
    return names.get(mention.toLowerCase()) ?? mention.replaceAll('_', ' ')
  })
}
