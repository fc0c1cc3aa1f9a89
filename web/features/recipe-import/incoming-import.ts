// What was dropped on the recipe list, or shared by another app, on its way to the import.
import { takeShared } from '#web/device/shared-files.ts'
import { sharedText } from './shared-address.ts'

export interface IncomingImport {
  files: File[]
  /** A web address or a text. */
  text: string
}

let waiting: IncomingImport | null = null

export function bringToImport(incoming: IncomingImport) {
  waiting = incoming
}

/** Returned once, so that a reload doesn't import it again. */
export function takeIncoming(): IncomingImport | null {
  const taken = waiting
  waiting = null
  return taken
}

export async function takeSharedFiles(): Promise<IncomingImport | null> {
  const shared = await takeShared().catch(() => null) // this browser can't keep files
  return shared && { files: shared.files, text: sharedText(shared.texts) }
}
