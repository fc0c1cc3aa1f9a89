// Reads a chosen file: a CSV in any encoding, or a zip of several, which is how MyFitnessPal sends them.

import { type DiaryImport, isCronometerSummary, readDiaryCsv } from '#domain/diary/diary-csv.ts'
import { readWeightsCsv, type WeightsImport } from '#domain/diary/weights-csv.ts'
import { textOfBytes } from '#domain/exchange/collections/text-bytes.ts'
import { isZip, openArchive } from '#domain/exchange/collections/unzip.ts'

export interface DiaryFile {
  diary: DiaryImport | null
  weights: WeightsImport | null
}

export async function readDiaryFile(file: Blob): Promise<DiaryFile> {
  const texts = await textsIn(file)
  const diary = texts.map(readDiaryCsv).find((read) => read !== null) ?? null
  const weights =
    texts.map((text) => (readDiaryCsv(text) ? null : readWeightsCsv(text))).find((read) => read !== null) ?? null
  if (diary || weights) return { diary, weights }
  throw new Error(
    texts.some(isCronometerSummary)
      ? 'It’s Cronometer’s daily summary, which has no foods. Export “Food & Recipe Entries” (servings.csv) instead.'
      : 'It has no meals or weights from Plateful, Cronometer or MyFitnessPal.',
  )
}

async function textsIn(file: Blob): Promise<string[]> {
  if (!(await isZip(file))) return [textOfBytes(new Uint8Array(await file.arrayBuffer()))]
  const { entries } = await openArchive(file)
  return Promise.all(entries.filter(({ name }) => /\.csv$/i.test(name)).map((entry) => entry.text()))
}
