import { expect, test } from 'vitest'
import { ODD_TEXT } from '#domain/text/testing/odd-characters.ts'
import { linesOf } from './line-stream.ts'

async function* pieces(text: string, bytes: number) {
  const all = Buffer.from(text)
  for (let at = 0; at < all.length; at += bytes) yield all.subarray(at, at + bytes)
}

async function read(text: string, bytes: number) {
  const lines: string[] = []
  for await (const line of linesOf(pieces(text, bytes))) lines.push(line)
  return lines
}

test.each([1, 2, 3, 7, 1_000])('only a line feed ends a line, in pieces of %i bytes', async (bytes) => {
  const inLine = ODD_TEXT.replaceAll('\n', '')
  const lines = [inLine, '', `\r${inLine}\r`, '\ufeff', 'the end']
  expect(await read(`${lines.join('\n')}\n`, bytes)).toEqual(lines)
  expect(await read(lines.join('\n'), bytes)).toEqual(lines)
})
