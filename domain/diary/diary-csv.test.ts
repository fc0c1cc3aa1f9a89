import { expect, test } from 'vitest'
import { diaryCsv, readDiaryCsv } from './diary-csv.ts'
import { entryOf, quickEntry } from './diary-entry.ts'
import { entryAmount } from './entry-figures.ts'

const when = { date: '2026-03-08', mealType: 'dinner' } as const

test('our own file survives a round trip', () => {
  const entries = [
    entryOf(
      {
        kind: 'food',
        id: '9003',
        title: 'apple, raw',
        nutrients: { calories: 52, iron: 0.12, vitaminARae: 3 },
        portions: [{ label: '1 medium', grams: 182 }],
      },
      364,
      when,
    ),
    entryOf({ kind: 'recipe', id: '700001', title: '=Soup', nutrients: { calories: 310 }, portions: [] }, 1.5, when),
    quickEntry({ calories: 650, protein: null, carbs: null, fat: 20, name: 'Pizza "out"' }, when),
  ]
  const read = readDiaryCsv(diaryCsv(entries))
  expect(read).toMatchObject({ source: 'Plateful', skipped: [] })
  expect(read?.entries).toEqual(entries)
})

test('Cronometer’s servings are read: units from the headers, IU of vitamin D, totals dropped, supplements kept', () => {
  const file = [
    'Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Vitamin A (µg),Vitamin D (IU),Category',
    '2026-09-08,08:00,Breakfast,"Oats, Rolled",120.00 g,454.8,15.8,0,0,Grains',
    '2012-9-10,,Supper,Vitamin D3,1.00 drop,,,,1000.0,Supplements',
    '2026-09-08,,,Total,,1234,50,,,',
    'someday,,Lunch,Soup,1 bowl,100,,,,',
  ].join('\n')
  const read = readDiaryCsv(file)
  expect(read?.source).toBe('Cronometer')
  expect(read?.entries).toHaveLength(2)
  expect(read?.entries[0]).toMatchObject({
    date: '2026-09-08',
    mealType: 'breakfast',
    title: 'Oats, Rolled',
    grams: 120,
    calories: 455,
    nutrients: { protein: 15.8, vitaminARae: 0 },
  })
  expect(read?.entries[1]).toMatchObject({ date: '2012-09-10', mealType: 'dinner', nutrients: { vitaminD: 25 } })
  expect(read?.skipped).toEqual(['Line 5: We can’t read the date.'])
})

test('Cronometer’s amounts that aren’t grams are kept in their own unit', () => {
  const amounts = ['200.00 ml', '1.00 medium', '120.00 g', '1.50 cup, chopped', '']
  const lines = amounts.map((amount) => `2026-09-08,Breakfast,Food,"${amount}",100`)
  const read = readDiaryCsv(`Day,Group,Food Name,Amount,Energy (kcal)\n${lines.join('\n')}\n`)
  expect(read?.entries.map(entryAmount)).toEqual(['200 ml', '1 medium', '120 g', '1½ cups, chopped', ''])
})

test('MyFitnessPal’s summary is read: thousands separators, custom meal names, and no guesses about percentages', () => {
  const file =
    '\uFEFFDate,Meal,Calories,Fat (g),Sodium (mg),Carbohydrates (g),Fiber,Protein (g),Vitamin C,Iron\r\n' +
    '2026-09-08,Meal 2 - Lunch,"1,050",40.2,"1,800",120,12,50,80,25\r\n'
  const read = readDiaryCsv(file)
  expect(read?.source).toBe('MyFitnessPal')
  expect(read?.entries[0]).toMatchObject({ mealType: 'lunch', title: 'Meal 2 - Lunch (MyFitnessPal)', calories: 1050 })
  expect(read?.entries[0]?.nutrients).toEqual({
    calories: 1050,
    fat: 40.2,
    sodium: 1800,
    carbohydrates: 120,
    fiber: 12,
    protein: 50,
  })
})

test('MyFitnessPal’s American dates are read, and a meal that is too large is reported, not capped', () => {
  const file =
    'Date,Meal,Calories,Fat (g)\n11/16/2026,Lunch,700,20\n11/16/2026,Dinner,"25,000",20\n11/17/2026,Dinner,700,2100\n'
  const read = readDiaryCsv(file)
  expect(read?.entries).toMatchObject([{ date: '2026-11-16', mealType: 'lunch', calories: 700 }])
  expect(read?.skipped).toEqual([
    'Line 3: A meal can have at most 20,000 kcal.',
    'Line 4: A meal can have at most 2,000 g of protein, carbs or fat.',
  ])
})

test('lines are counted as an editor counts them, and a file with more than 20,000 entries says where reading ended', () => {
  const head = 'sep=,\nDate,Meal,Calories,Note\n'
  expect(readDiaryCsv(`${head}2026-11-16,Lunch,700,"two\nlines"\n\nlater,Lunch,700,\n`)?.skipped).toEqual([
    'Line 6: We can’t read the date.',
  ])
  const read = readDiaryCsv(head + '2026-11-16,Lunch,700,\n'.repeat(20_001))
  expect([read?.entries.length, read?.skipped, read?.unreadFrom]).toEqual([20_000, [], 20_003])
})

test('a file with a date that can only be day first is read day first as a whole', () => {
  const read = readDiaryCsv('Date,Meal,Calories\n12/11/2026,Lunch,700\n13/11/2026,Lunch,650\n2026-11-14,Lunch,600\n')
  expect(read?.entries.map(({ date }) => date)).toEqual(['2026-11-12', '2026-11-13', '2026-11-14'])
  expect(read?.skipped).toEqual([])
})

test('a file that a spreadsheet saved with semicolons and decimal commas is read as well', () => {
  const cronometer = readDiaryCsv(
    'Day;Time;Group;Food Name;Amount;Energy (kcal);Protein (g)\r\n08.09.2026;08:00;Breakfast;Oats, rolled;120,00 g;454,8;15,8\r\n',
  )
  expect(cronometer?.entries).toMatchObject([
    { date: '2026-09-08', title: 'Oats, rolled', grams: 120, calories: 455, nutrients: { protein: 15.8 } },
  ])
  const myFitnessPal = readDiaryCsv('Date;Meal;Calories;Fat (g)\n2026-09-08;Lunch;1.050,0;40,2\n')
  expect(myFitnessPal?.entries).toMatchObject([{ calories: 1050, nutrients: { fat: 40.2 } }])
})

test('what the diary would reject is capped, or skipped before anything is imported', () => {
  const [head = '', line = ''] = diaryCsv([
    quickEntry({ calories: 650, protein: null, carbs: null, fat: 20, name: 'Pizza' }, when),
  ]).split('\r\n')
  const names = head.split(',')
  const changed = (changes: Record<string, string>) =>
    line
      .split(',')
      .map((cell, at) => changes[names[at] ?? ''] ?? cell)
      .join(',')
  const file = [
    head,
    changed({ grams: '0.001', servings: '0.001' }),
    changed({ name: `${'a'.repeat(299)}🍕\0` }),
    changed({ food_id: 'x'.repeat(65) }),
    changed({ 'sodium (mg)': '20000000' }),
    changed({ calories: '25000' }),
    changed({ protein_g: '3000' }),
  ].join('\n')
  const read = readDiaryCsv(file)
  expect(read?.entries).toMatchObject([
    { calories: 650, grams: null, quantity: 1 },
    { title: expect.stringMatching(/^a{299}\uFFFD$/) },
  ])
  expect(read?.skipped).toEqual([
    'Line 4: The id is too long.',
    'Line 5: An amount is too large.',
    'Line 6: A meal can have at most 20,000 kcal.',
    'Line 7: A meal can have at most 2,000 g of protein, carbs or fat.',
  ])
})

test('any other file isn’t recognized', () => {
  expect(readDiaryCsv('')).toBeNull()
  expect(readDiaryCsv('a,b\n1,2')).toBeNull()
  expect(readDiaryCsv('{"json": true}')).toBeNull()
})
