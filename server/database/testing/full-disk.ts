// Writes until the disk is full, and records the site's responses and what it stored: then, after freeing space, and
// after a restart while full.
import { openSite, type Site } from './site.ts'

export interface FullDiskStory {
  acknowledged: number
  /** The error messages, without duplicates. */
  refusals: { status: number; message: string }[]
  /** Rows that can be read while the disk is full; null if the database stopped. */
  readWhileFull: number | null
  /** Whether a write succeeds after space was freed, without a restart. */
  wroteAfterwards: boolean
  /** After a restart. */
  found: number | null
  log: string[]
}

interface Disk {
  dataDir: string
  /** Fills the disk. */
  fill(): void
  freeSpace(): void
}

const ROWS = 200 // as many as the gateway accepts at once
const REFUSALS = 10
const WARM_UP = 30
const row = { date: '2025-01-01', recipe_id: '1', recipe_title: 'Soup '.repeat(40), meal_type: 'lunch' }

export async function writeUntilFull({ dataDir, fill, freeSpace }: Disk): Promise<FullDiskStory> {
  const site = await openSite({ dataDir })
  const { token } = await site.newMember()
  // Let every connection write once first, because a new one couldn't even open the journal.
  const first = await Promise.all(Array.from({ length: WARM_UP }, () => write(site, token, 1)))
  fill()
  const told = new Map<string, { status: number; message: string }>()
  let acknowledged = first.filter(({ status }) => status === 201).length
  for (let refused = 0; refused < REFUSALS; ) {
    const response = await write(site, token, ROWS)
    if (response.status === 201) {
      acknowledged += ROWS
      continue
    }
    refused += 1
    const { message } = (await response.json()) as { message: string } // PostgREST's format
    told.set(`${response.status} ${message}`, { status: response.status, message })
  }
  const readWhileFull = await count(site, token)
  freeSpace()
  const wroteAfterwards = await untilWritten(site, token)
  await site.backend.close()
  const after = await openSite({ dataDir })
  const found = await count(after, token)
  await after.backend.close()
  const log = [...new Set(site.lines.filter(({ level }) => level === 'error').map(({ message }) => message))]
  return { acknowledged, refusals: [...told.values()], readWhileFull, wroteAfterwards, found, log }
}

const write = (site: Site, token: string, rows: number) =>
  site.request('/rest/v1/meal_entries', {
    token,
    method: 'POST',
    body: JSON.stringify(Array.from({ length: rows }, () => row)),
  })

/** A stopped database restarts by itself within seconds. */
async function untilWritten(site: Site, token: string): Promise<boolean> {
  for (let attempt = 0; attempt < 40; attempt++) {
    if ((await write(site, token, 1)).status === 201) return true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}

async function count(site: Site, token: string): Promise<number | null> {
  const headers = { prefer: 'count=exact' }
  const response = await site.request('/rest/v1/meal_entries?select=id&limit=1', { token, headers })
  return response.ok ? Number(response.headers.get('content-range')?.split('/')[1]) : null
}
