// Exports own recipes as files, with their photos.
import type { ExportedRecipe } from '#domain/exchange/recipe-export.ts'
import { inPosition, namesOf } from '#domain/library/collection.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { useCollections, useFiledRecipes } from './library-store.ts'
import { shareFile } from './share-file.ts'

export type ExportFormat = 'json-ld' | 'cooklang' | 'markdown'

async function withPhotos(recipes: readonly CustomRecipe[], stars: StarsOf): Promise<ExportedRecipe[]> {
  const { photoOf } = await import('#web/device/photo-store.ts')
  const filed = new Map(useFiledRecipes.getState().filed.map((recipe) => [recipe.id, recipe]))
  const collections = inPosition(useCollections.getState().collections)
  const exported: ExportedRecipe[] = []
  for (const recipe of recipes) {
    // If the browser can't store photos, the text is still exported.
    const photo = await photoOf(recipe.id).catch(() => null)
    const picture = photo && { type: photo.blob.type, bytes: new Uint8Array(await photo.blob.arrayBuffer()) }
    const own = filed.get(recipe.id)
    exported.push({
      ...{ recipe, picture, tags: own?.tags, collections: own && namesOf(own, collections) },
      stars: stars(recipe.id),
    })
  }
  return exported
}

/** A member's own rating of a recipe; null without one. */
export type StarsOf = (id: RecipeId) => number | null

/** By the system's sheet, if it takes files; otherwise it is saved. */
export async function shareRecipes(recipes: readonly CustomRecipe[], stars: StarsOf) {
  const { recipesJsonLd } = await import('#domain/exchange/recipe-export.ts')
  const text = recipesJsonLd(await withPhotos(recipes, stars))
  // Browsers share files of few types; text is one of them.
  await shareFile(new File([text], 'recipes.json', { type: 'text/plain' }))
}

export async function exportRecipes(
  recipes: readonly CustomRecipe[],
  format: ExportFormat,
  stars: StarsOf = () => null,
) {
  const exporting = await import('#domain/exchange/recipe-export.ts')
  const exported = await withPhotos(recipes, stars)
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
