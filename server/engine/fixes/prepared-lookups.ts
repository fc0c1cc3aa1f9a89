// Every request of a member begins with the same three queries: who is it, is the session alive, and whose rows may be
// seen. The engine sends each one to be parsed first and waits, then sends its values. Prepared once per connection, they
// need one exchange instead of two. Only these: a member can ask for rows in any number of ways, and each would be kept.
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
