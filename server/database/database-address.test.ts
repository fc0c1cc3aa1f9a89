import { expect, test } from 'vitest'
import { addressesOf, placeOf } from './database-address.ts'

test.each([
  ['postgres://ada:s,3%40@one/db', ['postgres://ada:s,3%40@one/db'], 'one/db'],
  [
    'postgres://ada@one:5433, [::1]:5434,three/db?sslmode=require',
    [
      'postgres://ada@one:5433/db?sslmode=require',
      'postgres://ada@[::1]:5434/db?sslmode=require',
      'postgres://ada@three/db?sslmode=require',
    ],
    'one:5433,[::1]:5434,three/db',
  ],
  ['postgresql:///db?host=/run/postgresql&user=ada', ['postgresql:///db?host=/run/postgresql&user=ada'], '/db'],
])('the servers of %s', (databaseUrl, addresses, place) => {
  expect(addressesOf(databaseUrl)).toEqual(addresses)
  expect(placeOf(databaseUrl)).toBe(place)
})

test.each(['mysql://one/db', 'postgres:one', 'postgres://one,,two/db', 'postgres://one,two:x/db', ''])(
  '%s is not an address',
  (databaseUrl) => expect(addressesOf(databaseUrl)).toEqual([]),
)
