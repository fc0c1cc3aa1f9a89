// npm run admin -- <command> [address]: what the host does from the command line, whether or not a server is running.
// npm run operator -- [--remove] <address>: who may open the host's page.
import { COMMANDS, makeOperator, unmakeOperator } from '#server/admin/commands.ts'
import { readConfig } from '#server/config.ts'
import { openForScript } from '#server/database/open-for-script.ts'

const HOSTED =
  'Accounts are in hosted Supabase: its dashboard lists, pauses and removes them, and makes backups. Nothing was done.'

try {
  const config = readConfig(process.env)
  const [name = '', ...rest] = process.argv.slice(2)
  const removes = rest.includes('--remove')
  const [address = ''] = rest.filter((part) => part !== '--remove')
  const ofOperator = removes ? unmakeOperator : makeOperator
  const command = name === 'operator' ? ofOperator : Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new Error(`Add a command: npm run admin -- ${Object.keys(COMMANDS).join(' | ')}`)
  if (config.hostedBackend) throw new Error(HOSTED)
  const database = await openForScript(config)
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  console.log(await command({ database, dataDir: config.dataDir, publicUrl }, address).finally(() => database.close()))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
