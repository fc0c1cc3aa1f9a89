// npm run recovery-link -- <address>: prints a password reset link, for sites that can't send email.
import { createRecoveryLink } from '#server/accounts/recovery-link.ts'
import { readConfig } from '#server/config.ts'
import { openForScript } from '#server/database/open-for-script.ts'

try {
  const config = readConfig(process.env)
  const [address] = process.argv.slice(2)
  if (!address) throw new Error('Add the account’s email address: npm run recovery-link -- <address>')
  if (config.hostedBackend) throw new Error('Accounts are in hosted Supabase. Send the recovery email from there.')
  const database = await openForScript(config)
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const link = await createRecoveryLink(database, address, publicUrl).finally(() => database.close())
  if (!link) throw new Error(`No account has the address ${address}.`)
  console.log(`${link}\n\nIt works once, within an hour, and gives access to the account. Send it only to the owner.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
