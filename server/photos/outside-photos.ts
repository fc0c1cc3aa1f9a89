// What a running server does with photos outside the database: puts new ones there, gives out their addresses, tidies up.
import type { Statements } from '#server/database/database.ts'
import type { SessionOf } from '#server/gateway/live-sessions.ts'
import type { Log } from '#server/http/log.ts'
import { failureOf } from '#server/storage/file-store.ts'
import { moveSaved } from './move-photos.ts'
import type { PhotoFiles } from './photo-files.ts'
import { tidyPhotos } from './removed-photos.ts'
import type { OutsidePhotos } from './routes.ts'
import { type SignedPhotos, signedPhotos } from './signed-photos.ts'

interface Options {
  database: Statements
  files: PhotoFiles
  /** Of this site. */
  secret: string
  sessionOf: SessionOf
  log: Log
}

export function outsidePhotos(options: Options): OutsidePhotos & SignedPhotos & { close(): Promise<void> } {
  const { database, files, secret, sessionOf, log } = options
  return {
    ...signedPhotos(files, secret),
    async settle(token, recipe) {
      if (files.target === 'database') return
      try {
        const session = await sessionOf(token)
        if (session) await moveSaved(database, files, session.userId, recipe)
      } catch (error) {
        log('warn', 'A photo stays in the database for now.', { reason: failureOf(error) })
      }
    },
    close: tidyPhotos(database, files, log),
  }
}
