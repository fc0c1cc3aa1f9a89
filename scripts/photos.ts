// npm run photos: moves every photo to where PHOTO_STORE says, in either direction, also while the server runs. Started
// again, it goes on where it stopped.
import { readConfig } from '#server/config.ts'
import { openForScript } from '#server/database/open-for-script.ts'
import { movePhotos } from '#server/photos/move-photos.ts'
import { openPhotoFiles } from '#server/photos/photo-files.ts'
import { removeNoted } from '#server/photos/removed-photos.ts'

const TELL_EVERY = 100

try {
  const config = readConfig(process.env)
  if (config.hostedBackend) throw new Error('The members’ photos are in hosted Supabase.')
  const database = await openForScript(config)
  try {
    const files = await openPhotoFiles(config.photos, database)
    const onMoved = (moved: number) => moved % TELL_EVERY === 0 && moved > 0 && console.log(`${moved} photos moved …`)
    const { moved, left } = await movePhotos(database, files, { onMoved })
    await removeNoted(database, files)
    console.log(`Photos moved to the ${files.target === 's3' ? 'bucket' : files.target}: ${moved}.`)
    if (left > 0)
      console.log(
        `Photos that stay where they are, because their file is missing, damaged or was changed meanwhile: ${left}.`,
      )
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
