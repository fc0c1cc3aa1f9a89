// A member's data as one JSON file, read with the member's own rights: what the policies show them, and nothing else.
import { accountById, userJson } from '#server/accounts/account-store.ts'
import type { Database } from '#server/database/database.ts'

const ROWS_AT_ONCE = 500
/** Photos are large. */
const PHOTOS_AT_ONCE = 10

/** In pieces, so that a household's photos needn't fit into memory. */
export async function* memberExport(
  database: Database,
  photoBytes: (storedAs: string) => Promise<Buffer | null>,
  id: string,
): AsyncGenerator<string> {
  const account = await accountById(database, id)
  if (!account) return
  const identity = { role: 'authenticated', claims: JSON.stringify({ sub: id, role: 'authenticated' }), readOnly: true }
  const tables = await database.query(
    `select distinct c.relname as name, (select string_agg(format('%I', a.attname), ', ' order by a.attnum)
         from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
         where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and has_table_privilege('authenticated', c.oid, 'select') order by 1`,
  )
  yield `{"exportedAt":${JSON.stringify(new Date().toISOString())},"account":${JSON.stringify(userJson(account))},"tables":{`
  for (const [at, { name, key }] of tables.entries()) {
    yield `${at > 0 ? ',' : ''}\n${JSON.stringify(name)}:[`
    const most = name === 'recipe_photos' ? PHOTOS_AT_ONCE : ROWS_AT_ONCE
    for (let from = 0; ; from += most) {
      const rows = await database.memberTransaction(identity, (statements) =>
        statements.query(
          `select row_to_json(source)::text as row from public."${name}" source order by ${key ?? 1} limit $1 offset $2`,
          [most, from],
        ),
      )
      const lines = rows.map(({ row }) => String(row))
      if (name === 'recipe_photos')
        for (const [at, line] of lines.entries()) lines[at] = await withBytes(line, photoBytes)
      if (lines.length > 0) yield `${from > 0 ? ',' : ''}\n${lines.join(',\n')}`
      if (rows.length < most) break
    }
    yield ']'
  }
  yield '}}\n'
}

/** Of a photo outside the database. */
async function withBytes(line: string, photoBytes: (storedAs: string) => Promise<Buffer | null>): Promise<string> {
  const { stored_as, ...photo } = JSON.parse(line)
  const bytes = stored_as ? await photoBytes(stored_as) : null
  return JSON.stringify(bytes ? { ...photo, bytes: `\\x${bytes.toString('hex')}` } : photo)
}
