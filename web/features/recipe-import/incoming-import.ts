// What was dropped on the recipe list, on its way to the import.

export interface IncomingImport {
  files: File[]
  address: string
}

let waiting: IncomingImport | null = null

export function bringToImport(incoming: IncomingImport) {
  waiting = incoming
}

/** Once: a reload does not import it again. */
export function takeIncoming(): IncomingImport | null {
  const taken = waiting
  waiting = null
  return taken
}
