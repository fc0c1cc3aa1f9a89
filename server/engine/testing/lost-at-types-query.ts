// A process whose first connection to the database is lost while the driver queries the array types. If it survives,
// prints the results of the first query and a later one. `fixed` applies our fix.
import { connect, type Socket } from 'node:net'
import postgres from 'postgres'
import { socketFile } from '#server/database/embedded/postmaster-file.ts'
import { driverOptions } from '#server/database/testing/sql.ts'
import { ignoreTypesQueryErrors } from '#server/engine/fixes/postgres-types-query.ts'

const [url = '', fixed] = process.argv.slice(2)
const { host, ...options } = driverOptions(url)
let isFirst = true

const settings = {
  ...options,
  backoff: () => 0,
  socket: async () => {
    const socket = connect(socketFile({ socketFolder: host, port: options.port }))
    if (isFirst) loseAtTypesQuery(socket)
    isFirst = false
    return socket
  },
}
const sql = postgres(settings)
if (fixed) ignoreTypesQueryErrors(sql)
const outcome = await sql`select 1`.then(
  () => 'served',
  (error: Error) => error.message,
)
const [later] = await sql`select array['a', 'b'] as list`
process.stdout.write(`${outcome}; then ${JSON.stringify(later?.list)}`)
await sql.end()

function loseAtTypesQuery(socket: Socket) {
  const write = socket.write.bind(socket)
  Object.assign(socket, {
    write: (data: Uint8Array, ...more: unknown[]) =>
      data.toString().includes('typarray')
        ? socket.destroy(new Error('the network is gone'))
        : Reflect.apply(write, socket, [data, ...more]),
  })
}
