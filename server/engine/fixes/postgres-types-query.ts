// With each new connection the driver (postgres 3.4) asks for the array types, and nobody waits for the answer: a
// connection lost in that moment would end the process (its issues 279 and 1192). It cannot be told not to ask, for then
// it never hands out a reserved connection (751). So its own question, and no other, fails to an empty answer; the
// next connection asks anew.
import type { PostgresConnection } from '@supabase/lite/postgres'

type Then = (fulfilled: (rows: unknown) => unknown, rejected: (error: unknown) => unknown) => unknown
type QueryClass = { strings: string[]; then: Then }

const mended = new WeakSet<QueryClass>()

export function mendTypesQuery(driver: PostgresConnection['driver']) {
  const query = Object.getPrototypeOf(driver``) as QueryClass // made, and never sent
  if (mended.has(query)) return
  mended.add(query)
  const { then } = query
  // biome-ignore lint/suspicious/noThenProperty: it has one already, being a promise
  query.then = function (fulfilled, rejected) {
    return Reflect.apply(then, this, [fulfilled, isTypesQuery(this) ? () => fulfilled([]) : rejected])
  }
}

function isTypesQuery({ strings }: QueryClass): boolean {
  return strings[0]?.includes('select b.oid, b.typarray') ?? false
}
