// The three ways in: a web address that our server reads, a pasted text, files.
import type { ImportedRecipe } from '#domain/exchange/recipe-import.ts'
import { apiPost } from '#web/data/api.ts'

const LARGEST_FILE_BYTES = 5_000_000

export async function readText(text: string): Promise<ImportedRecipe[]> {
  const { importFromText } = await import('#domain/exchange/recipe-import.ts')
  const result = importFromText(text)
  if (!result.ok) throw new Error(result.message)
  return result.recipes
}

export async function readAddress(url: string): Promise<ImportedRecipe[]> {
  // Our own server's answer: the same shape as the import of a text.
  const answer = (await apiPost('/import', { url })) as { recipes: ImportedRecipe[] }
  return answer.recipes
}

/** What cannot be read fails with the file's name, so that the others need not be searched for it. */
export async function readFiles(files: readonly File[]): Promise<ImportedRecipe[]> {
  const read = await Promise.all(
    files.map(async (file) => {
      if (file.size > LARGEST_FILE_BYTES) throw new Error(`${file.name} is too large for a recipe.`)
      return readText(await file.text()).catch((error: unknown) => {
        throw new Error(`${file.name}: ${error instanceof Error ? error.message : 'it could not be read.'}`)
      })
    }),
  )
  return read.flat()
}
