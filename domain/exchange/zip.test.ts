import { describe, expect, it } from 'vitest'
import { crc32, zipOf } from './zip.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('several files in one', () => {
  it('have the checksum that every program computes', () => {
    expect(crc32(bytes('123456789'))).toBe(0xcbf43926)
    expect(crc32(bytes(''))).toBe(0)
  })

  it('are found again through the directory at the end, with complete names and text', () => {
    const files = [
      { fileName: 'soup.cook', content: 'Simmer @lentils{250%g}.' },
      { fileName: 'crème-brûlée.cook', content: '' },
      { fileName: 'pie.cook', content: 'Ä'.repeat(5000) },
    ]
    expect(readZip(zipOf(files))).toEqual(files)
  })

  it('may be empty', () => {
    expect(readZip(zipOf([]))).toEqual([])
  })
})

/** As an unzip program does: from the end record to the directory, and from there to each file. */
function readZip(zip: Uint8Array<ArrayBuffer>) {
  const view = new DataView(zip.buffer)
  const text = (from: number, length: number) => new TextDecoder().decode(zip.subarray(from, from + length))
  const end = zip.length - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: count }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50)
    const crc = view.getUint32(at + 16, true)
    const size = view.getUint32(at + 24, true)
    const nameLength = view.getUint16(at + 28, true)
    const fileName = text(at + 46, nameLength)
    const local = view.getUint32(at + 42, true)
    expect(view.getUint32(local, true)).toBe(0x04034b50)
    const body = local + 30 + view.getUint16(local + 26, true)
    expect(crc32(zip.subarray(body, body + size))).toBe(crc)
    at += 46 + nameLength
    return { fileName, content: text(body, size) }
  })
}
