// This build's scripts are kept in the data folder for a week after it was replaced: pages that were opened before an
// update still load parts of theirs, also where a new version comes as a new image. Not its folders: they are named after
// a package's version, large, and seldom change.
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

export const earlierScripts = (dataDir: string) => join(dataDir, 'earlier-scripts')

const DAY_MS = 24 * 60 * 60_000
const KEPT_DAYS = 7
const MOST_BYTES = 50_000_000

/** Copies what isn't there yet, and removes what no server has had for a week, or is too much. */
export async function keepScripts(from: string, to: string, now = new Date()): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const there = new Set(await readdir(to))
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const { name } = entry
    const kept = join(to, name)
    if (!there.has(name)) {
      const part = join(to, `.${randomUUID()}`)
      await copyFile(join(from, name), part)
      await rename(part, kept)
    }
    await utimes(kept, now, now)
  }
  const all = await Promise.all(
    (await readdir(to)).map(async (name) => {
      const { mtimeMs, size } = await stat(join(to, name))
      return { file: join(to, name), mtimeMs, size }
    }),
  )
  let bytes = 0
  for (const { file, mtimeMs, size } of all.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
    bytes += size
    if (now.getTime() - mtimeMs > KEPT_DAYS * DAY_MS || bytes > MOST_BYTES) await rm(file, { force: true })
  }
}

/** Also every day, so that a week is counted from when this build was last served. */
export function keepScriptsDaily(from: string, to: string, onFailure: (reason: string) => void): void {
  const keep = () => keepScripts(from, to).catch((error: unknown) => onFailure(String(error)))
  setInterval(keep, DAY_MS).unref()
  void keep()
}
