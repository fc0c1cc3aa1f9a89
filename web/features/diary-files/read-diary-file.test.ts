import { expect, it } from 'vitest'
import { zipOf } from '#domain/exchange/zip.ts'
import { readDiaryFile } from './read-diary-file.ts'

const MEALS = 'Date,Meal,Calories,Fat (g),Protein (g),Carbohydrates (g)\r\n2026-09-08,Lunch,"1,050",40,50,90\r\n'
const WEIGHTS = 'Date,Weight\r\n2026-09-08,71.5\r\n'
const SERVINGS = 'Day,Group,Food Name,Amount,Energy (kcal),Selenium (µg)\n2026-09-08,Lunch,Crème,100 g,210,2.5\n'

const titleAndSelenium = async (file: Blob) => {
  const { diary } = await readDiaryFile(file)
  return diary?.entries.map(({ title, nutrients }) => [title, nutrients?.selenium])
}

it('MyFitnessPal’s zip has its meals and its weights', async () => {
  const zip = zipOf([
    { fileName: 'Exercise-Summary-2026.csv', content: 'Date,Exercise\r\n2026-09-08,Walk\r\n' },
    { fileName: 'Measurement-Summary-2026.csv', content: WEIGHTS },
    { fileName: 'Nutrition-Summary-2026.csv', content: MEALS },
  ])
  const { diary, weights } = await readDiaryFile(new Blob([zip]))
  expect(diary?.entries.map(({ date, calories }) => [date, calories])).toEqual([['2026-09-08', 1050]])
  expect(weights?.weights).toEqual([{ date: '2026-09-08', amount: 71.5, unit: null }])
})

it('a file that a spreadsheet saved in Windows-1252 keeps its accents and its micrograms', async () => {
  const windows = Uint8Array.from(SERVINGS, (sign) => sign.charCodeAt(0)) // the same as Unicode for these letters
  expect(await titleAndSelenium(new Blob([windows]))).toEqual([['Crème', 2.5]])
})

it('micrograms are read whichever character is used for micro', async () => {
  expect(await titleAndSelenium(new Blob([SERVINGS.replace('\u00b5', '\u03bc')]))).toEqual([['Crème', 2.5]])
})

it('Cronometer’s daily summary is recognized, with the file to export instead', async () => {
  const summary = new Blob(['Date,Energy (kcal),Completed\n2026-09-08,2100,true\n'])
  await expect(readDiaryFile(summary)).rejects.toThrow(/daily summary.*servings\.csv/)
})

it('for any other file, the message says what it should contain', async () => {
  await expect(readDiaryFile(new Blob(['a,b\n1,2\n']))).rejects.toThrow('no meals or weights')
  await expect(readDiaryFile(new Blob([zipOf([{ fileName: 'a.txt', content: 'a' }])]))).rejects.toThrow('no meals')
})
