// The three kinds of import: a web page that our server fetches, pasted text, and files.
import type { ImportedRecipe } from '#domain/exchange/imported-recipe.ts'
import { NothingFound, recipesOf } from '#domain/exchange/nothing-found.ts'
import type { SeenText } from '#domain/exchange/seen-text.ts'
import { ApiError, apiPost } from '#web/data/api.ts'
import { scriptAddress } from '#web/device/script-address.ts'
import type { FoundRecipe, Unreadable, WorkerMessage } from './found-recipe.ts'
import workerAddress from './import-worker.ts?worker&url'
import { sharedTokenIn } from './shared-address.ts'

const withoutPhoto = ({ draft, remarks }: ImportedRecipe): FoundRecipe => ({ draft, remarks, photo: null })

/** A longer text could keep the page from responding. */
const LONGEST_ON_PAGE = 20_000

export async function readText(text: string): Promise<FoundRecipe[]> {
  if (text.length > LONGEST_ON_PAGE) {
    const { recipes, unreadable } = await readInWorker(text)
    if (unreadable[0]) throw new NothingFound(unreadable[0].reason, unreadable[0].seen ?? null)
    return recipes
  }
  const { importFromText } = await import('#domain/exchange/recipe-import.ts')
  return recipesOf(importFromText(text)).map(withoutPhoto)
}

export async function readAddress(url: string, signal?: AbortSignal): Promise<FoundRecipe[]> {
  const token = sharedTokenIn(url)
  if (token !== '') return [await (await import('./shared-recipe.ts')).readSharedRecipe(token)]
  // Our own server's response, in the same format as a text import.
  try {
    const response = (await apiPost('/import', { url }, signal)) as { recipes: ImportedRecipe[] }
    return response.recipes.map(withoutPhoto)
  } catch (error) {
    const { seen } = (error instanceof ApiError && error.body ? error.body : {}) as { seen?: SeenText } // as above
    throw seen && error instanceof Error ? new NothingFound(error.message, seen) : error
  }
}

export interface FilesRead {
  recipes: FoundRecipe[]
  unreadable: Unreadable[]
}

export interface Progress {
  done: number
  total: number
}

export const readFiles = (
  files: readonly File[],
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<FilesRead> => readInWorker([...files], onProgress, signal)

/** The worker stops when it is done or aborted. */
function readInWorker(
  input: string | File[],
  onProgress?: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<FilesRead> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(scriptAddress(workerAddress), { type: 'module' })
    const read: FilesRead = { recipes: [], unreadable: [] }
    const end = () => {
      worker.terminate()
      signal?.removeEventListener('abort', stop)
    }
    const stop = () => {
      end()
      reject(new Error('The import was stopped.'))
    }
    signal?.addEventListener('abort', stop)
    worker.onerror = () => {
      end()
      reject(new Error('We couldn’t read the files. Reload the page and try again.'))
    }
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'unreadable') read.unreadable.push(data)
      else if (data.type === 'recipes') {
        read.recipes.push(...data.recipes)
        onProgress?.({ done: data.done, total: data.total })
      } else {
        end()
        resolve(read)
      }
    }
    worker.postMessage(input)
  })
}
