// The settings of backups and of photos outside the database, with a message for every invalid value.
import { join } from 'node:path'
import { z } from 'zod'
import { type Bucket, bucketStore, type S3Access } from './bucket-store.ts'
import { type FileStore, folderStore } from './file-store.ts'

export const PHOTO_STORES = ['database', 'folder', 's3'] as const

const HOUR_MS = 60 * 60 * 1000
const DURATION = /^([1-9]\d{0,3})(h|d)$/
/** s3://bucket or s3://bucket/folder */
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/
export const isBucket = (text: string) => text.startsWith('s3:')

const bucketName = z.string().regex(BUCKET, 'must be a bucket such as s3://my-bucket/plateful')

export const STORAGE_ENVIRONMENT = {
  BACKUP_EVERY: z.string().regex(DURATION, 'must be a time such as 24h or 7d').transform(milliseconds).optional(),
  BACKUP_KEEP: z.coerce.number({ error: 'must be a number of backups' }).int().min(1).max(10_000).optional(),
  BACKUP_TO: z.string().optional(),
  PHOTO_STORE: z.enum(PHOTO_STORES, { error: 'must be database, folder or s3' }).default('database'),
  PHOTO_FOLDER: z.string().min(1).optional(),
  PHOTO_BUCKET: bucketName.optional(),
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be the service’s address, such as https://s3.eu-central-1.amazonaws.com',
    })
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
}

type StorageEnvironment = z.infer<z.ZodObject<typeof STORAGE_ENVIRONMENT>>

/** What is wrong with the settings together. */
export function storageProblem(env: StorageEnvironment): { path: [string]; message: string } | null {
  const { BACKUP_TO: to } = env
  if (to && isBucket(to) && !BUCKET.test(to))
    return { path: ['BACKUP_TO'], message: 'must be a folder, or a bucket such as s3://my-bucket/plateful' }
  if (env.PHOTO_STORE === 's3' && !env.PHOTO_BUCKET)
    return { path: ['PHOTO_STORE'], message: 'needs PHOTO_BUCKET, such as s3://my-bucket/photos' }
  const needsAccess = env.PHOTO_BUCKET ? 'PHOTO_BUCKET' : to && isBucket(to) ? 'BACKUP_TO' : null
  if (needsAccess && !accessOf(env))
    return { path: [needsAccess], message: 'needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY' }
  return null
}

/** For the privacy policy. */
export function backupsKept({ BACKUP_EVERY: everyMs, BACKUP_KEEP: keep }: StorageEnvironment): string {
  if (!everyMs || !keep) return ''
  const days = Math.ceil((everyMs * keep) / HOUR_MS / 24)
  return `about ${days} ${days === 1 ? 'day' : 'days'}`
}

export interface BackupSettings {
  /** Null: the server makes none by itself. */
  everyMs: number | null
  /** Null: all of them. */
  keep: number | null
  to: { folder: string } | Bucket
}

export interface PhotoSettings {
  /** Where new photos go. */
  store: (typeof PHOTO_STORES)[number]
  folder: string
  bucket: Bucket | null
}

export interface StorageSettings {
  backups: BackupSettings
  photos: PhotoSettings
  /** Null without S3_ENDPOINT and keys. */
  s3: S3Access | null
}

export function readStorage(env: StorageEnvironment, dataDir: string): StorageSettings {
  const access = accessOf(env)
  const bucketOf = (text: string) => access && bucketFrom(text, access)
  const { BACKUP_TO: to = join(dataDir, 'backups') } = env
  return {
    backups: {
      everyMs: env.BACKUP_EVERY ?? null,
      keep: env.BACKUP_KEEP ?? null,
      to: (isBucket(to) && bucketOf(to)) || { folder: to },
    },
    photos: {
      store: env.PHOTO_STORE,
      folder: env.PHOTO_FOLDER ?? join(dataDir, 'photos'),
      bucket: env.PHOTO_BUCKET ? bucketOf(env.PHOTO_BUCKET) : null,
    },
    s3: access,
  }
}

/** A part of a backup may take a while on a home's line. */
const BACKUP_WITHIN_MS = 10 * 60_000

export const backupStore = (to: BackupSettings['to']): FileStore =>
  'folder' in to ? folderStore(to.folder) : bucketStore(to, BACKUP_WITHIN_MS)

function accessOf(env: StorageEnvironment): S3Access | null {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  return endpoint && accessKeyId && secretAccessKey
    ? { endpoint, region: env.S3_REGION, accessKeyId, secretAccessKey }
    : null
}

export function bucketFrom(text: string, access: S3Access): Bucket | null {
  const [whole, bucket = '', folder = ''] = BUCKET.exec(text) ?? []
  if (!whole) return null
  const path = folder.replace(/^\/+|\/+$/g, '')
  return { bucket, prefix: path && `${path}/`, access }
}

function milliseconds(text: string): number {
  const [, amount = '', unit] = DURATION.exec(text) ?? []
  return Number(amount) * (unit === 'd' ? 24 : 1) * HOUR_MS
}
