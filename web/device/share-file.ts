import { saveFile } from '#web/ui/save-file.ts'

/** Opens the system's sheet; a device without one, or that doesn't take such a file, saves it. */
export async function shareFile(file: File) {
  if (!navigator.canShare?.({ files: [file] })) return saveFile(file.name, file, file.type)
  await navigator.share({ files: [file] }).catch((error: unknown) => {
    // Closing the sheet isn't a failure; without a recent tap, the browser refuses, and the file is saved instead.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file.name, file, file.type)
  })
}
