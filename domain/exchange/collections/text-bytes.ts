/** Decodes a file's text: UTF-8, UTF-16 if the file says so, otherwise Windows-1252, which older programs still use. */
export function textOfBytes(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  if (!text.includes('\ufffd')) return text
  // Accents that are valid UTF-8 show that the file is UTF-8 with a broken byte.
  return /[^\p{ASCII}\ufffd]/u.test(text) ? text : new TextDecoder('windows-1252').decode(bytes)
}
