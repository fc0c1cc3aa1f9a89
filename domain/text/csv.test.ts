import { expect, test } from 'vitest'
import { csvLine, csvRows, unescapedText } from './csv.ts'

test('quotes, line breaks inside quotes, CRLF and a byte order mark are read', () => {
  expect(csvRows('\uFEFFa,b\r\n"x, ""y""","two\nlines"\r\n\r\n1,')).toEqual([
    ['a', 'b'],
    ['x, "y"', 'two\nlines'],
    ['1', ''],
  ])
})

test('written data is read back unchanged', () => {
  const fields = ['plain', 'a, "b"', 'two\nlines', '']
  expect(csvRows(csvLine(fields))).toEqual([fields])
})

test.each(['=Kuchen', "'=Kuchen", "''@x", '-5', "'90s pizza", '@x', 'plain'])('%s is read back unchanged', (text) => {
  expect(
    csvRows(csvLine([text, 'end']))
      .flat()
      .map(unescapedText),
  ).toEqual([text, 'end'])
})

test('no cell becomes a formula in a spreadsheet, and a negative number stays one', () => {
  expect(csvLine(['=cmd()', '-5', '@x'])).toBe("'=cmd(),-5,'@x")
})
