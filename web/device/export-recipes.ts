// Exports own recipes as files, with their photos.
import type { ExportedRecipe } from '#domain/exchange/recipe-export.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { saveFile } from '#web/ui/save-file.ts'

export type ExportFormat = 'json-ld' | 'cooklang' | 'markdown'

async function withPhotos(recipes: readonly CustomRecipe[]): Promise<ExportedRecipe[]> {
  const { photoOf } = await import('#web/device/photo-store.ts')
  const exported: ExportedRecipe[] = []
  for (const recipe of recipes) {
    // If the browser can't store photos, the text is still exported.
    const photo = await photoOf(recipe.id).catch(() => null)
    const picture = photo && { type: photo.blob.type, bytes: new Uint8Array(await photo.blob.arrayBuffer()) }
    exported.push({ recipe, picture })
  }
  return exported
}

export async function exportRecipes(recipes: readonly CustomRecipe[], format: ExportFormat) {
  const exporting = await import('#domain/exchange/recipe-export.ts')
  const exported = await withPhotos(recipes)
  const [only] = recipes
  const name = only && recipes.length === 1 ? exporting.recipeFileName(only.title) : 'my-recipes'
  if (format === 'json-ld') return saveFile(`${name}.json`, exporting.recipesJsonLd(exported), 'application/ld+json')
  const files = format === 'cooklang' ? exporting.recipesCooklang(exported) : exporting.recipesMarkdown(exported)
  const [file] = files
  // One recipe per file, several in an archive: browsers block many downloads at once.
  if (file && files.length === 1 && typeof file.content === 'string')
    saveFile(file.fileName, file.content, 'text/plain')
  else saveFile(`${name}.zip`, (await import('#domain/exchange/zip.ts')).zipOf(files), 'application/zip')
}
