// Files in a folder and in a bucket of an S3 server that checks signatures.
import { randomBytes } from 'node:crypto'
import { chmodSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { leaveFolders, newFolder } from '#server/database/testing/folders.ts'
import { bucketStore } from './bucket-store.ts'
import { type FileStore, folderStore } from './file-store.ts'
import { startS3 } from './testing/s3-server.ts'

const s3 = await startS3()
afterAll(async () => {
  await s3.stop()
  leaveFolders()
})

const keysOf = async (store: FileStore) => {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.sort()
}

const contentOf = async (store: FileStore, key: string) => {
  const found = await store.read(key)
  return found && buffer(found)
}

describe.each([
  ['a folder', () => folderStore(newFolder())],
  ['a folder that isn’t there yet', () => folderStore(join(newFolder(), 'new', 'folder'))],
  ['a bucket', () => bucketStore(s3.bucket, 10_000)],
])('in %s', (_, newStore) => {
  const store = newStore()

  test('a file is read as it was written, replaced, listed and removed', async () => {
    expect(await keysOf(store)).toEqual([])
    expect(await store.read('ab/photo.webp')).toBeNull()
    await store.write('ab/photo.webp', Buffer.from('first'))
    await store.write('ab/photo.webp', Buffer.from('second'))
    await store.write('other+file (1).webp', Buffer.from('ü'))
    expect((await contentOf(store, 'ab/photo.webp'))?.toString()).toBe('second')
    expect((await contentOf(store, 'other+file (1).webp'))?.toString()).toBe('ü')
    expect(await keysOf(store)).toEqual(['ab/photo.webp', 'other+file (1).webp'])
    for await (const { bytes, changedAt } of store.list()) {
      expect(bytes).toBeGreaterThan(1)
      expect(Date.now() - changedAt.getTime()).toBeLessThan(60_000)
    }
    await store.remove('ab/photo.webp')
    await store.remove('ab/photo.webp')
    expect(await keysOf(store)).toEqual(['other+file (1).webp'])
    await store.remove('other+file (1).webp')
  })

  test('a large file arrives in parts, byte for byte', async () => {
    const content = randomBytes(50 * 1024 * 1024 + 17)
    const file = join(newFolder(), 'large')
    writeFileSync(file, content)
    await store.writeFrom('large', file)
    expect((await contentOf(store, 'large'))?.equals(content)).toBe(true)
    await store.remove('large')
    expect(s3.unfinished()).toBe(0)
  })
})

test('an upload that fails on the way leaves no parts in the bucket, which would be paid for', async () => {
  const file = join(newFolder(), 'large')
  writeFileSync(file, randomBytes(17 * 1024 * 1024))
  s3.fail('PUT')
  await expect(bucketStore(s3.bucket, 10_000).writeFrom('large', file)).rejects.toThrow('503, SlowDown')
  s3.fail(null)
  expect([s3.unfinished(), s3.objects.has('site/large')]).toEqual([0, false])
})

test('a bucket lists more than one page of files', async () => {
  const store = bucketStore({ ...s3.bucket, prefix: 'many/' }, 10_000)
  const names = Array.from({ length: 1_203 }, (_, at) => `file-${String(at).padStart(4, '0')}`)
  for (const name of names) s3.objects.set(`many/${name}`, Buffer.from('x'))
  expect(await keysOf(store)).toEqual(names)
})

test('a wrong key, a bucket that isn’t there, and a service that is away are named, and the key never is', async () => {
  const { access } = s3.bucket
  const secret = 'a-secret-that-must-not-be-told'
  const refused = bucketStore({ ...s3.bucket, access: { ...access, secretAccessKey: secret } }, 10_000)
  const missing = bucketStore({ ...s3.bucket, bucket: 'not-there' }, 10_000)
  const away = bucketStore({ ...s3.bucket, access: { ...access, endpoint: 'http://127.0.0.1:9' } }, 10_000)
  for (const [store, reason] of [
    [refused, /403, SignatureDoesNotMatch/],
    [missing, /404, NoSuchBucket/],
    [away, /s3:\/\/plateful-test\/site\/ at http:\/\/127\.0\.0\.1:9 can’t be used/],
  ] as const) {
    const failed = await store.write('a', Buffer.from('x')).catch((error: Error) => error)
    expect(failed).toMatchObject({ name: 'StorageError', message: reason })
    expect(String(failed)).not.toContain(secret)
  }
  await expect(keysOf(missing)).rejects.toThrow('there is no such bucket')
  await expect(contentOf(refused, 'a')).rejects.toThrow('403')
})

test('a service that never responds, or sends a request elsewhere, is given up', async () => {
  const server = createServer((request, response) => {
    if (request.method === 'GET') response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const store = bucketStore({ ...s3.bucket, access: { ...s3.bucket.access, endpoint } }, 100)
  await expect(store.write('a', Buffer.from('x'))).rejects.toThrow('it didn’t respond in time')
  await expect(store.read('a')).rejects.toThrow('can’t be used')
  server.closeAllConnections()
  server.close()
})

test.skipIf(process.getuid?.() === 0)('a folder that can’t be written to is named', async () => {
  const folder = newFolder()
  chmodSync(folder, 0o500)
  await expect(folderStore(folder).write('a', Buffer.from('x'))).rejects.toThrow(
    `${folder} can’t be written to: EACCES`,
  )
})

test('a file that couldn’t be written leaves nothing behind', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'ab'), 'a file, not a folder')
  await expect(folderStore(folder).write('ab/photo', Buffer.from('x'))).rejects.toThrow('can’t be written to')
  expect(readdirSync(folder)).toEqual(['ab'])
})
