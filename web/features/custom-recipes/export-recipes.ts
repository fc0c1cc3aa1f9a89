// Own recipes as files to take along.
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'

function save(name: string, type: string, content: BlobPart) {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export async function exportJsonLd(recipes: readonly CustomRecipe[]) {
  const { recipeFileName, recipeJsonLd, recipesJsonLd } = await import('#domain/exchange/recipe-export.ts')
  const [only] = recipes
  if (only && recipes.length === 1) {
    save(`${recipeFileName(only.title)}.json`, 'application/ld+json', recipeJsonLd(only))
  } else save('my-recipes.json', 'application/ld+json', recipesJsonLd(recipes))
}

/** The format has one recipe a file, so several go into an archive: browsers stop a shower of downloads. */
export async function exportCooklang(recipes: readonly CustomRecipe[]) {
  const { recipesCooklang } = await import('#domain/exchange/recipe-export.ts')
  const files = recipesCooklang(recipes)
  const [only] = files
  if (only && files.length === 1) save(only.fileName, 'text/plain', only.text)
  else
    save(
      'my-recipes.zip',
      'application/zip',
      (await import('#domain/exchange/zip.ts')).zipOf(files.map(({ fileName, text }) => ({ fileName, content: text }))),
    )
}
