// The engine that speaks Supabase's protocol, set up for one kind of visitor: a browser with the publishable key.
import { App } from '@supabase/lite'
import type { Database } from '#server/database/database.ts'
import type { Secrets } from '#server/database/secrets.ts'
import type { mailDriver } from '#server/mail/mail.ts'

export type Engine = { fetch(request: Request): Promise<Response>; schema: string; prepare(): Promise<void> }
type Options = { database: Database; secrets: Secrets; publicUrl: string; mail: ReturnType<typeof mailDriver> }

export async function createEngine({ database, secrets, publicUrl, mail }: Options): Promise<Engine> {
  const app = new App({
    connection: database.connection,
    api: { schemas: ['public'], max_rows: 1000 },
    db: { migrations: { enabled: false } }, // ours are in migrations.ts
    studio: { enabled: false },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      site_url: publicUrl,
      additional_redirect_urls: [],
      minimum_password_length: 6,
      // No mail server is needed to join; a change of address is confirmed from the address in use.
      email: { enable_confirmations: false, double_confirm_changes: true, otp_length: 8, otp_expiry: 3600 },
    },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: mail } },
  })
  await app.init()
  return {
    fetch: (request) => app.fetch(request, { peerAddress: null }),
    schema: database.connection.config.baseSchema ?? '',
    prepare: () => app.ensureSystemSchema(),
  }
}
