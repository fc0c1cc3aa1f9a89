import { hash } from 'node:crypto'

/** A tag computed from the bytes. */
export const entityTag = (bytes: Uint8Array) => `"${hash('sha256', bytes, 'base64url').slice(0, 20)}"`

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether If-None-Match contains the tag: alone, in a list, weak or strong, or as "*". */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((given) => bare(given) === bare(tag))
}
