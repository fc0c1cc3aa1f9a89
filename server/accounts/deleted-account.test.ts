// What the server stores about an account outside its rows, and what is left after it is deleted.
import { afterAll, expect, test } from 'vitest'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openSite } from '#server/database/testing/site.ts'

afterAll(leavePlaces)

test('a deleted account leaves no unsent emails behind', async () => {
  const home = await newHome()
  const site = await openSite(home)
  const sql = await openPostgres(home.databaseUrl)
  const [leaver, stayer] = await Promise.all([site.newMember(), site.newMember()])
  const wanted = `new-${leaver.email}`
  await sql.query('update auth.users set email_change = $2 where id = $1', [leaver.id, wanted])
  const fail = (kind: string, to: string) =>
    sql.query(
      `insert into plateful.outbox (id, kind, recipient, subject, body_text, body_html, expires_at, failed_at)
       values (gen_random_uuid(), $1, $2, '', '', '', now(), now())`,
      [kind, to],
    )
  await fail('new-device', leaver.email)
  await fail('address-change', wanted)
  await fail('recovery', wanted) // of the owner of the address that the deleted account had requested
  await fail('new-device', stayer.email)
  const { error } = await leaver.client.rpc('delete_my_account', { current_password: leaver.password })
  expect(error).toBeNull()
  expect(await sql.query('select kind, recipient from plateful.outbox order by kind')).toEqual([
    { kind: 'new-device', recipient: stayer.email },
    { kind: 'recovery', recipient: wanted },
  ])
  await sql.close()
  await site.backend.close()
})
