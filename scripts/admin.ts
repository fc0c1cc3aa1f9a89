// npm run admin -- <command>: what the host does from the command line, also while the server runs.

import { signUpLink } from '#domain/household/invitation-link.ts'
import { createInvitation } from '#server/accounts/invitations.ts'
import { readConfig } from '#server/config.ts'
import { openForScript } from '#server/database/open-for-script.ts'

try {
  const config = readConfig(process.env)
  const [command] = process.argv.slice(2)
  if (command !== 'invite') throw new Error('Add a command: npm run admin -- invite')
  if (config.hostedBackend) throw new Error('Accounts are in hosted Supabase. Invite people from there.')
  const database = await openForScript(config)
  const token = await createInvitation(database, null).finally(() => database.close())
  const link = signUpLink(config.publicUrl ?? `http://localhost:${config.port}`, token)
  console.log(`${link}\n\nIt lets one person sign up, within seven days.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
