// npm run bench:photos: saving and viewing photos by each PHOTO_STORE, one after the other, on the embedded database; the
// bucket is on this machine. Option: --photos 60
import { parseArgs } from 'node:util'
import { randomPhoto } from '#server/database/testing/large-site.ts'
import { PHOTO_STORES } from '#server/storage/storage-config.ts'
import { startS3 } from '#server/storage/testing/s3-server.ts'
import { browserAt, startServer } from '#server/testing/running-server.ts'
import { ms, report, summarise } from './measure.ts'

const { values } = parseArgs({ options: { photos: { type: 'string', default: '60' } } })
const FIRST = 5_000_000_000
const recipes = Array.from({ length: Number(values.photos) }, (_, at) => FIRST + at)
const MOST_MS = 250

async function measure(store: string, environment: Record<string, string>) {
  const server = await startServer({ environment: { ...environment, PHOTO_STORE: store } })
  try {
    const client = await browserAt(server)
    const { data } = await client.auth.signUp({ email: 'ada@example.test', password: 'a good password' })
    const headers = { authorization: `Bearer ${data.session?.access_token}` }
    const { error } = await client.from('custom_recipes').insert(recipes.map((id) => ({ id, body: { title: 'Soup' } })))
    if (error) throw error
    /** Resolves to where it was read from. */
    const timed = async (what: string, addresses: readonly string[], options: () => RequestInit) => {
      const times: number[] = []
      const read: string[] = []
      for (const address of addresses) {
        const began = performance.now()
        const response = await fetch(address, options())
        await response.arrayBuffer()
        times.push(performance.now() - began)
        if (!response.ok) throw new Error(`${address}: ${response.status}`)
        read.push(response.url)
      }
      const { p50, p99 } = summarise(times)
      report(`${store}: ${what}`, `${ms(p50)}, p99 ${ms(p99)}`, ms(MOST_MS), p50 <= MOST_MS)
      return read
    }
    const photos = recipes.map((id) => `${server.origin}/api/photos/${id}`)
    await timed('saving a photo', photos, () => ({ method: 'PUT', headers, body: new Uint8Array(randomPhoto()) }))
    const read = await timed('viewing it', photos, () => ({ headers }))
    if (store !== 'database') await timed('its file, which a cache may keep', read, () => ({}))
  } finally {
    await server.stop()
  }
}

const s3 = await startS3()
const PHOTO_BUCKET = `s3://${s3.bucket.bucket}/photos`
try {
  for (const store of PHOTO_STORES) await measure(store, store === 's3' ? { PHOTO_BUCKET, ...s3.env } : {})
} finally {
  await s3.stop()
}
