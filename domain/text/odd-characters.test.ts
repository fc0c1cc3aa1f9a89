// Every reader that splits text into lines or fields, with every character that could be taken for the end of one.
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarText } from '#domain/calendar/ics.ts'
import { diaryCsv, readDiaryCsv } from '#domain/diary/diary-csv.ts'
import { quickEntry } from '#domain/diary/diary-entry.ts'
import { recipesCooklang, recipesJsonLd, recipesMarkdown } from '#domain/exchange/recipe-export.ts'
import { importFromText } from '#domain/exchange/recipe-import.ts'
import { DEFAULT_RECIPE_IMAGE } from '#domain/recipe/default-image.ts'
import { instructionSteps } from '#domain/recipe/instruction-steps.ts'
import { csvLine, csvRows } from './csv.ts'
import { ODD_CHARACTERS } from './testing/odd-characters.ts'

const around = ODD_CHARACTERS.map((sign) => `a${sign}b`)
const isLineBreak = (sign: string) => sign === '\n' || sign === '\r'

test('a field of CSV ends only at its separator', () => {
  expect(csvRows(`${csvLine(around)}\n${csvLine(around)}`).map(({ cells }) => cells)).toEqual([around, around])
  const entry = quickEntry(
    { calories: 100, protein: null, carbs: null, fat: null, name: around.join('') },
    { date: '2026-03-08', mealType: 'dinner' },
  )
  expect(readDiaryCsv(diaryCsv([entry, entry]))?.entries).toEqual([entry, entry])
})

test('a line of a calendar ends only at CRLF', () => {
  const start = new Date(0)
  const lines = (name: string, summary: string) => {
    const event = { uid: 'a@b', start, minutes: 1, summary, description: '', url: null, changedAt: start, alarm: false }
    return calendarText(name, 'UTC', [event])
  }
  for (const sign of ODD_CHARACTERS) {
    const calendar = new ICAL.Component(ICAL.parse(lines(`Meals${sign}X-A:1`, `Soup${sign}DTSTART:20200101`)))
    const [events, names] = [calendar.getAllSubcomponents('vevent'), calendar.getAllProperties('x-a')]
    const starts = events.map((event) => String(event.getFirstPropertyValue('dtstart')))
    expect([sign, starts, names]).toEqual([sign, ['1970-01-01T00:00:00Z'], []])
  }
})

test('a step of a recipe ends only at a line break', () => {
  for (const sign of ODD_CHARACTERS)
    expect([sign, instructionSteps(`Slice${sign}it.\nBoil.`).length]).toEqual([sign, isLineBreak(sign) ? 3 : 2])
})

test('an exported recipe can be imported again, whatever is in its title, ingredients and steps', () => {
  for (const sign of ODD_CHARACTERS.filter((each) => !isLineBreak(each))) {
    const recipe = {
      title: `Leek${sign}soup`,
      image: DEFAULT_RECIPE_IMAGE,
      readyInMinutes: 75,
      servings: 4,
      cuisines: ['French'],
      diets: ['Vegan'],
      instructions: `Slice${sign}the leeks.\nBoil.`,
      ingredients: [{ name: `large${sign}leek`, amount: 1.5, unit: 'kg' }],
    }
    const exported = [{ recipe, picture: null }]
    const files = {
      jsonLd: recipesJsonLd(exported),
      cooklang: recipesCooklang(exported)[0]?.content,
      markdown: recipesMarkdown(exported)[0]?.content,
    }
    for (const [format, file] of Object.entries(files)) {
      const result = importFromText(String(file))
      const draft = result.ok ? result.recipes[0]?.draft : undefined
      const found = [
        draft?.title.replace(/[^a-z]/gi, ''),
        draft?.instructions.split('\n').length,
        draft?.ingredients.length,
      ]
      expect([format, encodeURI(sign), ...found]).toEqual([format, encodeURI(sign), 'Leeksoup', 2, 1])
    }
  }
})
