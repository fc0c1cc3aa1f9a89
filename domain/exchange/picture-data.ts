// Pictures embedded in text: data URLs in JSON-LD, plain base64 in other programs' exports.

const LONGEST = 40_000_000
const DATA_URL = /^data:image\/(?:jpeg|png|webp|gif|avif);base64,/i

export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length > LONGEST) return null
  try {
    const binary = atob(text.replace(/\s+/g, ''))
    return binary === '' ? null : Uint8Array.from(binary, (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}

export function bytesOfDataUrl(url: string): Uint8Array<ArrayBuffer> | null {
  const [start] = DATA_URL.exec(url) ?? []
  return start ? bytesOfBase64(url.slice(start.length)) : null
}

export function dataUrlOf(bytes: Uint8Array, type: string): string {
  const PART = 32_768 // more arguments than this overflow the stack in some browsers
  let binary = ''
  for (let at = 0; at < bytes.length; at += PART) binary += String.fromCharCode(...bytes.subarray(at, at + PART))
  return `data:${type};base64,${btoa(binary)}`
}
