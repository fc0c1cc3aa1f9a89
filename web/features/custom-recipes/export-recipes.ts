// Own recipes as files to take along.
import type { CustomRecipe } from '#domain/custom-recipe.ts'

function save(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export async function exportJsonLd(recipes: readonly CustomRecipe[]) {
  const { recipeFileName, recipeJsonLd, recipesJsonLd } = await import('#domain/recipe-export.ts')
  const [only] = recipes
  if (only && recipes.length === 1) {
    save(`${recipeFileName(only.title)}.json`, 'application/ld+json', recipeJsonLd(only))
  } else save('my-recipes.json', 'application/ld+json', recipesJsonLd(recipes))
}

/** One file a recipe, as the format has it. */
export async function exportCooklang(recipes: readonly CustomRecipe[]) {
  const { recipesCooklang } = await import('#domain/recipe-export.ts')
  for (const { fileName, text } of recipesCooklang(recipes)) save(fileName, 'text/plain', text)
}
