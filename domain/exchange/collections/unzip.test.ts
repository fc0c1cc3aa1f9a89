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

  it('is read in the format for more than 4 GB, which some programs always write', async () => {
    const { entries } = await open(
      zip64Of([
        { fileName: 'soup.cook', content: 'Simmer.' },
        { fileName: 'pie.cook', content: 'Bake.' },
      ]),
    )
    expect(await Promise.all(entries.map(async (entry) => [entry.name, await entry.text()]))).toEqual([
      ['soup.cook', 'Simmer.'],
      ['pie.cook', 'Bake.'],
    ])
  })

  it('in that format without its directory is damaged', async () => {
    const whole = zip64Of([{ fileName: 'soup.cook', content: 'Simmer.' }])
    for (const [at, value] of [
      [0, 0n], // no record
      [48, 1n << 60n], // a directory behind the end
    ] as const) {
      const bytes = whole.slice()
      new DataView(bytes.buffer).setBigUint64(bytes.length - 42 - 56 + at, value, true)
      await expect(open(bytes)).rejects.toThrow('This archive is damaged')
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

/** As zipOf writes it, with every size and offset in 64 bits (APPNOTE.TXT 4.3.14 to 4.5.3). */
function zip64Of(files: readonly { fileName: string; content: string }[]): Uint8Array<ArrayBuffer> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const bytes: number[] = []
  const add = (...numbers: readonly [value: number, width: number][]) => {
    for (const [value, width] of numbers) {
      for (let at = 0; at < width; at++) bytes.push(at < 4 ? (value >>> (8 * at)) & 0xff : 0)
    }
  }
  const IN_64_BITS = [0xffffffff, 4] as [number, number]
  const offsets = files.map(({ fileName, content }) => {
    const offset = bytes.length
    add([0x04034b50, 4], [45, 2], [0, 2], [0, 2], [0, 4], [0, 4], IN_64_BITS, IN_64_BITS)
    add([encode(fileName).length, 2], [20, 2])
    bytes.push(...encode(fileName))
    add([1, 2], [16, 2], [content.length, 8], [content.length, 8])
    bytes.push(...encode(content))
    return offset
  })
  const start = bytes.length
  files.forEach(({ fileName, content }, nth) => {
    add([0x02014b50, 4], [45, 2], [45, 2], [0, 2], [0, 2], [0, 4], [0, 4], IN_64_BITS, IN_64_BITS)
    add([encode(fileName).length, 2], [36, 2], [0, 2], [0, 2], [0, 2], [0, 4], IN_64_BITS)
    bytes.push(...encode(fileName))
    add([0x5455, 2], [4, 2], [0, 4]) // another program's field
    add([1, 2], [24, 2], [content.length, 8], [content.length, 8], [offsets[nth] ?? 0, 8])
  })
  const end = bytes.length
  add([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 4], [0, 4], [files.length, 8], [files.length, 8])
  add([end - start, 8], [start, 8])
  add([0x07064b50, 4], [0, 4], [end, 8], [1, 4])
  add([0x06054b50, 4], [0, 4], [0xffff, 2], [0xffff, 2], IN_64_BITS, IN_64_BITS, [0, 2])
  return Uint8Array.from(bytes)
}
