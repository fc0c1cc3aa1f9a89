// Every member's request starts with the same three queries: who is asking, is the session alive, and which role do the
// row policies use. The engine has each one parsed, waits, and then sends the values. Prepared once per connection,
// each takes one round trip instead of two. Members' own queries aren't prepared, because there are too many variants.
import type { PostgresConnection } from '@supabase/lite/postgres'

const LOOKUP = /^select (set_config\(|\* from "auth"\."(users|sessions)" where "id" = \$1$)/

export function prepareLookups({ driver }: Pick<PostgresConnection, 'driver'>): void {
  const reserve = driver.reserve.bind(driver)
  driver.reserve = async () => {
    const session = await reserve()
    const { unsafe } = session
    session.unsafe = (text, values, options) =>
      LOOKUP.test(text) ? unsafe(text, values, { ...options, prepare: true }) : unsafe(text, values, options)
    return session
  }
}
