// The scripts of earlier builds: pages that were opened before an update still load parts of theirs.
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const WEEK_MS = 7 * 24 * 60 * 60_000
const MOST_BYTES = 50_000_000

/** Moves the files of the last build to those of earlier ones, and removes what is older than a week or too much. */
export async function keepEarlierScripts(from: string, to: string, now = new Date()): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from).catch(() => [])) {
    await rm(join(to, name), { recursive: true, force: true }) // a folder can't replace one that has files
    await rename(join(from, name), join(to, name))
    await utimes(join(to, name), now, now)
  }
  const kept = await Promise.all(
    (await readdir(to)).map(async (name) => {
      const { mtimeMs, size } = await stat(join(to, name))
      return { file: join(to, name), mtimeMs, size }
    }),
  )
  let bytes = 0
  for (const { file, mtimeMs, size } of kept.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
    bytes += size
    if (now.getTime() - mtimeMs > WEEK_MS || bytes > MOST_BYTES) await rm(file, { recursive: true })
  }
}
