// Files in a bucket of an S3-compatible service: Amazon, Backblaze, Cloudflare, Garage, Hetzner, MinIO and others.
import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import { type FileStore, StorageError, type StoredFile } from './file-store.ts'

export interface S3Access {
  /** Without the bucket. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Bucket {
  bucket: string
  /** Ends with a slash, or is empty. */
  prefix: string
  access: S3Access
}

/** Larger files are sent in parts of this size, four at a time. */
const PART_BYTES = 16 * 1024 * 1024
const MOST_AT_ONCE = 1000

/** `withinMs`: until the response begins; for an upload, until a part has arrived. */
export function bucketStore({ bucket, prefix, access }: Bucket, withinMs: number): FileStore {
  const { origin } = new URL(access.endpoint)
  const name = `s3://${bucket}/${prefix} at ${origin}`
  const client = new S3mini({
    accessKeyId: access.accessKeyId,
    secretAccessKey: access.secretAccessKey,
    region: access.region,
    endpoint: `${access.endpoint.replace(/\/+$/, '')}/${bucket}`,
    minPartSize: PART_BYTES,
    async fetch(input, init) {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(new StorageError('it didn’t respond in time')), withinMs)
      // A redirect could lead anywhere.
      return fetch(input, { ...init, signal: late.signal, redirect: 'error' }).finally(() => clearTimeout(timer))
    },
  })

  const tried = async <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((cause: unknown) => {
      throw new StorageError(`${name} can’t be used: ${reasonOf(cause)}.`, { cause })
    })

  return {
    name,
    write: async (key, content) => void (await tried(client.putObject(prefix + key, content))),
    writeFrom: async (key, file) => void (await tried(client.putAnyObject(prefix + key, await openAsBlob(file)))),
    async read(key) {
      const response = await tried(client.getObjectResponse(prefix + key))
      return response?.body ? Readable.fromWeb(response.body as ReadableStream) : null // the browser's type is narrower
    },
    remove: async (key) => void (await tried(client.deleteObject(prefix + key))),
    async *list() {
      let next: string | undefined
      do {
        const page = await tried(client.listObjectsPaged('/', prefix, MOST_AT_ONCE, next))
        if (!page) throw new StorageError(`${name} can’t be used: there is no such bucket.`)
        for (const found of page.objects ?? [])
          yield {
            key: found.Key.slice(prefix.length),
            bytes: Number(found.Size),
            changedAt: new Date(found.LastModified),
          } satisfies StoredFile
        next = page.nextContinuationToken
      } while (next)
    },
  }
}

/** The service's own code for it, or the system's. Never its text, which may repeat what we sent. */
function reasonOf(error: unknown): string {
  if (error instanceof StorageError) return error.message
  if (!(error instanceof Error)) return 'it failed'
  const { status, serviceCode, code, cause } = error as Error & Record<string, unknown> // s3mini's and the system's
  if (status) return [`it responded with ${status}`, serviceCode ?? code].filter(Boolean).join(', ')
  if (code) return String(code)
  return cause ? reasonOf(cause) : error.name
}
