import { openPostgres } from '#server/database/postgres-database.ts'
import { type Secrets, secretsInDatabase } from '#server/database/secrets.ts'

/** What signs the members' tokens, as only the operator can read it. */
export async function readSecrets(databaseUrl: string): Promise<Secrets> {
  const database = await openPostgres(databaseUrl)
  return secretsInDatabase(database).finally(() => database.close())
}
