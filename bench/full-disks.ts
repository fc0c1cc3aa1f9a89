// A data folder on its own small disk that is filled while a member writes. Mounting one needs root.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FullDiskStory, writeUntilFull } from '#server/database/testing/full-disk.ts'
import { newFolderHome } from '#server/database/testing/places.ts'
import { report } from './measure.ts'

const DISK_MB = 160
/** Bytes left free: with little, the tables can't grow; with more, there is no space for the journal's next segment. */
const LEFT = [2_000_000, 17_000_000]

export async function fillDisks() {
  for (const left of LEFT) {
    const story = await onSmallDisk((dataDir) => {
      const ballast = join(dataDir, 'ballast')
      return writeUntilFull({
        dataDir,
        fill() {
          const { bavail, bsize } = statfsSync(dataDir)
          writeFileSync(ballast, Buffer.alloc(bavail * bsize - left))
        },
        freeSpace: () => rmSync(ballast),
      })
    })
    if (story) tell(left, story)
  }
}

function tell(left: number, { acknowledged, refusals, readWhileFull, wroteAfterwards, found }: FullDiskStory) {
  const responses = refusals.map(({ status, message }) => `${status} “${message}”`)
  report(
    `embedded: disk full, from ${left / 1e6} MB on`,
    `${acknowledged} acknowledged, ${readWhileFull ?? 'none'} readable while full, ${found} found; ${responses.join(', ')}`,
    'none lost, a readable refusal, writes again once there is room',
    refusals.every(({ status }) => status === 507 || status === 503) && wroteAfterwards && found === acknowledged + 1,
  )
}

async function onSmallDisk<Result>(use: (folder: string) => Promise<Result>): Promise<Result | null> {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    console.log('skip  disk full: only root may mount a small disk, and only on Linux')
    rmdirSync(folder)
    return null
  }
  try {
    cpSync(newFolderHome().dataDir, folder, { recursive: true })
    return await use(folder)
  } finally {
    execFileSync('umount', ['-l', folder]) // lazily: an ended database's files stay open
    rmdirSync(folder)
  }
}
