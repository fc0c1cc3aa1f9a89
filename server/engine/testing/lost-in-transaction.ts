// A process whose database connection is lost in the middle of a transaction. If it survives, prints the results of the
// transaction and a later query. `fixed` gives the driver our socket.
import { connect, type Socket } from 'node:net'
import postgres from 'postgres'
import { socketFile } from '#server/database/embedded/postmaster-file.ts'
import { driverOptions } from '#server/database/testing/sql.ts'
import { socketTo } from '#server/engine/fixes/postgres-socket.ts'

const [url = '', fixed] = process.argv.slice(2)
const { host, ...options } = driverOptions(url)
const plainSocket = async () => connect(socketFile({ socketFolder: host, port: options.port }))
const open = fixed ? socketTo(url) : plainSocket
let socket: Socket | undefined

const settings = { ...options, backoff: () => 0, socket: async () => (socket = await open()) }
const sql = postgres(settings)
const outcome = await sql
  .begin(async (session) => {
    await session`select 1`
    socket?.destroy()
    await session`select 2`
  })
  .then(
    () => 'committed',
    (error: Error) => error.message,
  )
const [later] = await sql`select 'served' as answer`
process.stdout.write(`${outcome}; then ${later?.answer}`)
await sql.end()
