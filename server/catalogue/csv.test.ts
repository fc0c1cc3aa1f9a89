import { expect, test } from 'vitest'
import { parseCsv } from './csv.ts'

test('a table keeps commas, quotes and line breaks inside quotes, and remembers lines', () => {
  expect(parseCsv('name,aisle\r\n"milk","Milk, Eggs"\n\n"a ""b""\nc",x\nlast,y')).toEqual([
    { line: 2, fields: { name: 'milk', aisle: 'Milk, Eggs' } },
    { line: 4, fields: { name: 'a "b"\nc', aisle: 'x' } },
    { line: 6, fields: { name: 'last', aisle: 'y' } },
  ])
})

test('a row with an extra column reports its line', () => {
  expect(() => parseCsv('a,b\n1,2\n1,2,3\n')).toThrow('line 3 has 3 columns, the header has 2')
})
