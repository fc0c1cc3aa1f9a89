// Creates a PGlite database folder and ends. A process of its own, because making one needs twice the memory of
// running one, and the server would keep it.
import { PGlite } from '@electric-sql/pglite'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder to create.')
const database = await PGlite.create(folder)
await database.exec('checkpoint')
await database.close()
