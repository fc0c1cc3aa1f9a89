// A recipe as Markdown, for notes programs and for reading.
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { ingredientText } from '#domain/recipe/ingredient-text.ts'
import { instructionNotes, instructionSteps } from '#domain/recipe/instruction-steps.ts'

/** On one line, with characters that have a meaning in Markdown escaped. */
const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|]/g, '\\$&')
    .replace(/^(\d+)\.(?=\s|$)/, '$1\\.')

export function recipeMarkdown(recipe: RecipeDraft, picture: string): string {
  const steps = instructionSteps(recipe.instructions)
  const notes = instructionNotes(recipe.instructions)
  const { description, rating, added, tags = [], collections = [], details = {} } = recipe.about ?? {}
  const facts = [
    `**Servings:** ${recipe.servings}`,
    `**Time:** ${recipe.readyInMinutes} min`,
    ...(recipe.cuisines.length > 0 ? [`**Cuisine:** ${recipe.cuisines.join(', ')}`] : []),
    ...(recipe.diets.length > 0 ? [`**Diet:** ${recipe.diets.join(', ')}`] : []),
    ...(rating ? [`**Rating:** ${rating} of 5`] : []),
    ...(tags.length > 0 ? [`**Tags:** ${tags.map(escaped).join(', ')}`] : []),
    ...(collections.length > 0 ? [`**Collections:** ${collections.map(escaped).join(', ')}`] : []),
    ...(added ? [`**Added:** ${escaped(added)}`] : []),
  ]
  const parts = [
    `# ${escaped(recipe.title)}`,
    ...(picture === '' ? [] : [`![${escaped(recipe.title)}](${encodeURI(picture)})`]),
    ...(description ? [description.split('\n').map(escaped).join('\n\n')] : []),
    facts.join('  \n'),
    '## Ingredients',
    recipe.ingredients.map((ingredient) => `- ${escaped(ingredientText(ingredient))}`).join('\n'),
    '## Instructions',
    steps.map((step, at) => `${at + 1}. ${escaped(step)}`).join('\n'),
    ...(Object.keys(details).length > 0
      ? [
          '## Details',
          Object.entries(details)
            .map(([label, text]) => `- **${escaped(label)}:** ${escaped(text)}`)
            .join('\n'),
        ]
      : []),
    ...(notes.length > 0 ? ['## Notes', notes.map((note) => `- ${escaped(note)}`).join('\n')] : []),
  ]
  return `${parts.join('\n\n')}\n`
}
