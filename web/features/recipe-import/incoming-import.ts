// Passes what was dropped on the recipe list to the import.

export interface IncomingImport {
  files: File[]
  address: string
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
