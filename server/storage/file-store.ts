// Where files are kept outside the database: in a folder or in a bucket (bucket-store.ts).
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { StartError } from '#server/process/start-error.ts'

export interface StoredFile {
  /** Parts are separated by slashes. */
  key: string
  bytes: number
  changedAt: Date
}

export interface FileStore {
  /** For messages and logs: says where, and never how to get in. */
  name: string
  /** Only a complete file is ever there, also after a crash. */
  write(key: string, content: Uint8Array): Promise<void>
  writeFrom(key: string, file: string): Promise<void>
  /** Null if there is none. */
  read(key: string): Promise<Readable | null>
  remove(key: string): Promise<void>
  list(): AsyncGenerator<StoredFile>
}

/** Can't be read or written; with a message for the host. */
export class StorageError extends Error {
  override name = 'StorageError'
}

/** For the log and the host's page. Of an unexpected error only its kind: a statement's may repeat what members wrote. */
export function failureOf(error: unknown): string {
  if (error instanceof StorageError || error instanceof StartError) return error.message
  const { name = 'Error', code = '' } = error instanceof Error ? (error as Error & { code?: string }) : {}
  return `It failed unexpectedly: ${name} ${code}`.trim()
}

const DRAFT = '.draft'

export function folderStore(folder: string): FileStore {
  const fileOf = (key: string) => join(folder, ...key.split('/'))

  async function place(key: string, writeDraft: (draft: string) => Promise<void>) {
    const file = fileOf(key)
    const draft = `${file}.${randomUUID()}${DRAFT}`
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeDraft(draft)
      await rename(draft, file)
      await flushFolder(dirname(file))
    } catch (cause) {
      await rm(draft, { force: true }).catch(() => undefined)
      throw new StorageError(`${folder} can’t be written to: ${codeOf(cause)}.`, { cause })
    }
  }

  return {
    name: folder,
    write: (key, content) => place(key, (draft) => writeFile(draft, content, { mode: 0o600, flush: true })),
    writeFrom: (key, file) =>
      place(key, async (draft) => {
        await copyFile(file, draft)
        const copy = await open(draft, 'r+')
        await copy.sync().finally(() => copy.close())
      }),
    async read(key) {
      const file = fileOf(key)
      const found = await stat(file).catch(unlessMissing)
      return found ? createReadStream(file) : null
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async *list() {
      const entries = await opendir(folder, { recursive: true }).catch(unlessMissing)
      if (!entries) return
      for await (const entry of entries) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        const found = await stat(file).catch(unlessMissing)
        if (!found) continue // removed meanwhile
        yield { key: relative(folder, file).split(sep).join('/'), bytes: found.size, changedAt: found.mtime }
      }
    },
  }
}

/** So that the new name survives a power cut, too. */
async function flushFolder(folder: string) {
  if (process.platform === 'win32') return // it can't open folders
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function unlessMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))
