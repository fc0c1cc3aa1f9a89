import { openPostgres } from '#server/database/postgres-database.ts'
import { type Secrets, secretsInDatabase } from '#server/database/secrets.ts'

/** The secret that signs members' tokens, read as the operator. */
export async function readSecrets(databaseUrl: string): Promise<Secrets> {
  const database = await openPostgres(databaseUrl)
  return secretsInDatabase(database).finally(() => database.close())
}
