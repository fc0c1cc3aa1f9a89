// Reads collections and long texts in a worker, one recipe at a time, so that hundreds of recipes don't block the page.
import { openCollection } from '#domain/exchange/collections/open-collection.ts'
import type { ImportedRecipe } from '#domain/exchange/imported-recipe.ts'
import { NothingFound } from '#domain/exchange/nothing-found.ts'
import { importFromText } from '#domain/exchange/recipe-import.ts'
import { shrinkPhoto } from '#web/device/shrink-photo.ts'
import type { FoundRecipe, WorkerMessage } from './found-recipe.ts'

const AT_ONCE = 20

const post = (message: WorkerMessage) => postMessage(message)
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'We couldn’t read it.')

self.onmessage = async ({ data }: MessageEvent<string | File[]>) => {
  if (typeof data === 'string') await readPasted(data)
  else for (const [at, file] of data.entries()) await readFile(file, data.length - at - 1)
  post({ type: 'end' })
}

async function readPasted(text: string) {
  const result = importFromText(text)
  if (result.ok) post({ type: 'recipes', recipes: await Promise.all(result.recipes.map(withPhoto)), done: 1, total: 1 })
  else post({ type: 'unreadable', name: '', reason: result.message, ...(result.seen && { seen: result.seen }) })
}

async function readFile(file: File, filesLeft: number) {
  try {
    const parts = await openCollection(file, file.name)
    if (parts.length === 0) throw new Error('No recipes were found in this file.')
    let batch: FoundRecipe[] = []
    for (const [done, part] of parts.entries()) {
      try {
        for (const recipe of await part.read()) batch.push(await withPhoto(recipe))
      } catch (error) {
        const seen = error instanceof NothingFound ? error.seen : null
        post({ type: 'unreadable', name: part.name, reason: reasonOf(error), ...(seen && { seen }) })
      }
      if (batch.length >= AT_ONCE || done === parts.length - 1) {
        post({ type: 'recipes', recipes: batch, done: done + 1, total: parts.length + filesLeft })
        batch = []
      }
    }
  } catch (error) {
    post({ type: 'unreadable', name: file.name, reason: reasonOf(error) })
  }
}

/** A recipe whose picture can't be opened is imported without it. */
async function withPhoto({ draft, remarks, picture }: ImportedRecipe): Promise<FoundRecipe> {
  if (!picture) return { draft, remarks, photo: null }
  try {
    return { draft, remarks, photo: await shrinkPhoto(new Blob([picture])) }
  } catch {
    return { draft, remarks: [...remarks, 'We couldn’t open its picture.'], photo: null }
  }
}
