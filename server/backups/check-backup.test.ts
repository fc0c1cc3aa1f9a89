// npm run backup -- --verify: what it says about a good backup, a cut one, and one that can't be restored.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutSettings } from '#server/config.ts'
import { leavePlaces, newFolder, newHome } from '#server/database/testing/places.ts'
import { openSite } from '#server/database/testing/site.ts'
import { startS3 } from '#server/storage/testing/s3-server.ts'

const s3 = await startS3()
afterAll(async () => {
  await s3.stop()
  await leavePlaces()
})

let env: Record<string, string | undefined>
let folder: string
const run = async (script: string, ...words: string[]) =>
  (await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...words], { env })).stdout

beforeAll(async () => {
  const home = await newHome()
  folder = newFolder()
  const site = await openSite(home)
  await site.newMember()
  await site.backend.close()
  env = {
    ...withoutSettings(process.env),
    DATA_DIR: home.dataDir,
    DATABASE_URL: home.databaseUrl,
    BACKUP_TO: folder,
    BACKUP_KEEP: '1',
  }
  await run('backup')
  expect(await run('backup')).toContain('Older backups that were removed: 1.')
})

const inUse = () => readdirSync(tmpdir()).filter((name) => /^plateful-(check|download)-/.test(name))

test('a backup that can be restored is said to be good, and nothing of the try stays', async () => {
  const before = inUse()
  expect(await run('backup', '--verify')).toMatch(
    /is complete and can be restored: \d+ rows, .* with 1 accounts, 0 recipes/,
  )
  expect(inUse().filter((name) => !before.includes(name))).toEqual([])
})

test('a cut backup, one with a row that no database takes, and a missing one are not', async () => {
  const [name = ''] = readdirSync(folder)
  const whole = readFileSync(join(folder, name))
  const text = gunzipSync(whole).toString()
  const bad = {
    'is damaged': whole.subarray(0, whole.length - 100),
    'null value in column|violates|invalid input': gzipSync(text.replace(/"email":"[^"]*"/, '"id":"nobody"')),
  }
  for (const [reason, content] of Object.entries(bad)) {
    const file = join(newFolder(), 'bad.backup')
    writeFileSync(file, content)
    await expect(run('backup', '--verify', file)).rejects.toMatchObject({ stderr: expect.stringMatching(reason) })
  }
  await expect(run('backup', '--verify', '/no/such/file')).rejects.toThrow('There is no file /no/such/file.')
})

test('in a bucket, a backup is made, checked and restored by the same commands', async () => {
  env = { ...env, ...s3.env, BACKUP_TO: 's3://plateful-test/nightly' }
  const made = await run('backup')
  expect(made).toMatch(/Wrote s3:\/\/plateful-test\/nightly\/plateful-.*\.backup/)
  expect(await run('backup', '--verify')).toContain('can be restored')
  env = { ...env, DATABASE_URL: '', DATA_DIR: newFolder() }
  expect(await run('restore', '--latest')).toContain('Restored')
  env = { ...env, S3_SECRET_ACCESS_KEY: 'wrong-secret' }
  const refused = await run('backup', '--verify').catch(({ stderr }: { stderr: string }) => stderr)
  expect(refused).toContain('403, SignatureDoesNotMatch')
  expect(refused).not.toContain('wrong-secret')
})
