import { expect, test } from 'vitest'
import { csvLine, csvRows, unescapedText } from './csv.ts'

const cellsOf = (text: string) => csvRows(text).map(({ cells }) => cells)

test('quotes, line breaks inside quotes, CRLF and a byte order mark are read', () => {
  expect(cellsOf('\uFEFFa,b\r\n"x, ""y""","two\nlines"\r\n\r\n1,')).toEqual([
    ['a', 'b'],
    ['x, "y"', 'two\nlines'],
    ['1', ''],
  ])
})

test('semicolons and tabs separate as well, and commas are decimal signs then', () => {
  expect(cellsOf('Day;Food Name;Amount;Energy\n08.09.2026;"Oats; rolled, 1,5 cm";120,00 g;1.050,5\n')).toEqual([
    ['Day', 'Food Name', 'Amount', 'Energy'],
    ['08.09.2026', 'Oats; rolled, 1,5 cm', '120.00 g', '1050.5'],
  ])
  expect(cellsOf('sep=;\r\na;b\r\n1.050;2')).toEqual([
    ['a', 'b'],
    ['1050', '2'],
  ])
  expect(cellsOf('a\tb\n"0,125"\t-3,5')).toEqual([
    ['a', 'b'],
    ['0.125', '-3.5'],
  ])
})

test('semicolons beside decimal points leave the numbers as they are', () => {
  expect(cellsOf('a;b;c\n1.5;1.050;x')).toEqual([
    ['a', 'b', 'c'],
    ['1.5', '1.050', 'x'],
  ])
})

test.each([
  ['a\tb\n1,050\t12.5', ['1,050', '12.5']],
  ['a\tb\n70.125\t69.875', ['70.125', '69.875']],
  ['a\tb\n1,050\t3', ['1,050', '3']],
  ['a;b\n1,050;12.5', ['1,050', '12.5']],
  ['a;b\n0.125;1', ['0.125', '1']],
  ['a;b\n1,050.5;1.050', ['1,050.5', '1.050']],
  ['a;b\n0,125;1.050', ['0.125', '1050']],
  ['a\tb\n1,050\t3,5', ['1.050', '3.5']],
])('three digits after a sign are read by what the rest of the file shows: %j', (text, cells) => {
  expect(cellsOf(text)[1]).toEqual(cells)
})

test('one field with a semicolon is no reason to split at it', () => {
  expect(cellsOf('a,b,"c;d;e;f"\n"1,050",2;3,4')).toEqual([
    ['a', 'b', 'c;d;e;f'],
    ['1,050', '2;3', '4'],
  ])
})

test('rows know the line they start at, past blank lines, line breaks in quotes and a declared separator', () => {
  const lines = (text: string) => csvRows(text).map(({ line }) => line)
  expect(lines('a,b\r\n\r\n"two\r\nlines",x\r\n3,y\r\n\r\n')).toEqual([1, 3, 5])
  expect(lines('\uFEFFsep=;\na;b\n\n1;2')).toEqual([2, 4])
})

test('written data is read back unchanged', () => {
  const fields = ['plain', '3,5', 'a, "b"', 'two\nlines', '']
  expect(cellsOf(csvLine(fields))).toEqual([fields])
})

test.each(['=Kuchen', "'=Kuchen", "''@x", '-5', "'90s pizza", '@x', 'plain'])('%s is read back unchanged', (text) => {
  expect(
    cellsOf(csvLine([text, 'end']))
      .flat()
      .map(unescapedText),
  ).toEqual([text, 'end'])
})

test('no cell becomes a formula in a spreadsheet, and a negative number stays one', () => {
  expect(csvLine(['=cmd()', '-5', '@x'])).toBe("'=cmd(),-5,'@x")
})
