// Whether a build is newer than all of its sources.
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

export async function isFresh(stampFile: string, sources: readonly string[]): Promise<boolean> {
  if (!existsSync(stampFile)) return false
  const { startedAt } = JSON.parse(await readFile(stampFile, 'utf8')) as { startedAt: string } // build.ts wrote it
  const changes = await Promise.all(sources.map(newestChange))
  // The start counts, not the end: the build may have missed an edit made while it ran.
  return Math.max(...changes) <= Date.parse(startedAt)
}

async function newestChange(path: string): Promise<number> {
  const info = await stat(path).catch(() => null)
  if (!info) return 0
  if (!info.isDirectory()) return info.mtimeMs
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  // Folders count too: their mtime changes when a file is removed.
  const times = await Promise.all(
    entries.map((entry) => stat(join(entry.parentPath, entry.name)).then((s) => s.mtimeMs)),
  )
  return Math.max(info.mtimeMs, ...times)
}
