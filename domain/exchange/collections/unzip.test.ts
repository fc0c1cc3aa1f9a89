import { describe, expect, it } from 'vitest'
import { zipOf } from '#domain/exchange/zip.ts'
import { deflatedZip } from './testing/deflated-zip.ts'
import { openArchive } from './unzip.ts'

const open = (bytes: Uint8Array<ArrayBuffer>) => openArchive(new Blob([bytes]))

describe('an archive', () => {
  it('is read whether compressed or stored, with complete names', async () => {
    const files = [
      { fileName: 'a/crème.txt', content: 'brûlée' },
      { fileName: 'b.txt', content: 'x'.repeat(100_000) },
    ]
    for (const pack of [zipOf, deflatedZip]) {
      const { entries } = await open(await pack(files))
      expect(entries.map(({ name }) => name)).toEqual(['a/crème.txt', 'b.txt'])
      expect(await Promise.all(entries.map((entry) => entry.text()))).toEqual(files.map(({ content }) => content))
    }
  })

  it('returns names with composed letters, and none of the files that Macs add', async () => {
    const names = ['__MACOSX/soup.cook', 'a/._soup.cook', '.DS_Store', 'a/', `${'crème'.normalize('NFD')}.cook`]
    const { entries } = await open(zipOf(names.map((fileName) => ({ fileName, content: '' }))))
    expect(entries.map(({ name }) => name)).toEqual(['crème.cook'])
  })

  it('that would unpack to far more than recipes is rejected while unpacking', async () => {
    const bomb = await deflatedZip([{ fileName: 'bomb.json', content: '0'.repeat(70 * 1024 * 1024) }])
    expect(bomb.length).toBeLessThan(100_000)
    const { entries } = await open(bomb)
    await expect(entries[0]?.text()).rejects.toThrow('This archive unpacks to more than we can read.')
  })

  it('shares its limit with nested archives', async () => {
    const inner = await deflatedZip([{ fileName: 'a.txt', content: '0'.repeat(5000) }])
    const outer = await openArchive(new Blob([zipOf([{ fileName: 'inner.zip', content: inner }])]), { bytesLeft: 4000 })
    const nested = await openArchive((await outer.entries[0]?.blob()) ?? new Blob(), outer.budget)
    await expect(nested.entries[0]?.text()).rejects.toThrow('This archive unpacks to more than we can read.')
  })

  it('that is truncated or has a password says so', async () => {
    const whole = await deflatedZip([{ fileName: 'a.txt', content: 'Hello' }])
    await expect(open(whole.slice(0, 40))).rejects.toThrow('This archive is damaged')
    const locked = whole.slice()
    locked[locked.length - 22 - 51 + 8] = 1
    await expect(open(locked)).rejects.toThrow('This archive has a password')
  })
})
