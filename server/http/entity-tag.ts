import { hash } from 'node:crypto'

/** Names these bytes. */
export const entityTag = (bytes: Uint8Array) => `"${hash('sha256', bytes, 'base64url').slice(0, 20)}"`

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether If-None-Match names the tag: alone, in a list, weak or strong, or as "whatever there is". */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((given) => bare(given) === bare(tag))
}
