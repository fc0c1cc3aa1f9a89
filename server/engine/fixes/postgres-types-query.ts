// The driver (postgres 3.4) queries array types on each new connection without handling errors, so a connection lost at
// that moment would end the process (its issues 279 and 1192). Disabling the query breaks reserved connections (751).
// So errors of this one query become an empty result; the next connection queries again.
import type { PostgresConnection } from '@supabase/lite/postgres'

type Then = (fulfilled: (rows: unknown) => unknown, rejected: (error: unknown) => unknown) => unknown
interface QueryClass {
  strings: string[]
  then: Then
}

const mended = new WeakSet<QueryClass>()

export function ignoreTypesQueryErrors(driver: PostgresConnection['driver']) {
  const query = Object.getPrototypeOf(driver``) as QueryClass // created only for its class
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
