// Files that somebody chose: collections and texts are read in a worker, PDFs with PDF.js; photos wait for the person.
import { NothingFound } from '#domain/exchange/nothing-found.ts'
import { failureText } from '#web/data/failure-text.ts'
import { loadWhenOnline } from '#web/data/retry-when-online.ts'
import type { Unreadable } from './found-recipe.ts'
import { type FilesRead, type Progress, readFiles, readText } from './read-import.ts'

export const MOST_PHOTOS = 12

const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name)
export const isPhoto = ({ type, name }: File): boolean => type.startsWith('image/') || /\.(?:heic|heif)$/i.test(name)

export interface ChosenRead extends FilesRead {
  /** The pages of a PDF that has no text. */
  pictures: File[]
}

export async function readChosenFiles(
  files: readonly File[],
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<ChosenRead> {
  const others = files.filter((file) => !isPdf(file))
  const read: ChosenRead = { recipes: [], unreadable: [], pictures: [] }
  if (others.length > 0) Object.assign(read, await readFiles(others, onProgress, signal))
  for (const file of files.filter(isPdf)) {
    try {
      const { readPdf } = await loadWhenOnline(() => import('./read-pdf.ts'))
      const { text, pictures } = await readPdf(file, onProgress, signal)
      if (pictures.length === 0) read.recipes.push(...(await readText(text)))
      else if (files.length === 1)
        read.pictures = pictures.map((blob, at) => new File([blob], `${file.name} ${at + 1}`))
      else throw new Error('It has no text. Choose it alone, and we’ll read its pages as photos.')
    } catch (error) {
      if (signal.aborted) throw error
      read.unreadable.push(unreadable(file.name, error))
    }
  }
  return read
}

function unreadable(name: string, error: unknown): Unreadable {
  const seen = error instanceof NothingFound ? error.seen : null
  return { name, reason: failureText(error), ...(seen && { seen }) }
}
