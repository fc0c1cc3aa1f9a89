// Pages that a browser saved as a single file (.mhtml): an email with the page, its pictures and styles as parts.

const MOST_PARTS = 50

/** The page's HTML, or null if the text isn't such a file. */
export function pageInMhtml(text: string): string | null {
  const [head] = split(text.trimStart())
  const boundary = /^content-type:\s*multipart\/related\b[\s\S]{0,500}?\bboundary="?([^"\r\n;]{1,200})/im.exec(
    head,
  )?.[1]
  if (!boundary || !/^mime-version:/im.test(head)) return null
  for (const part of text.split(`--${boundary}`, MOST_PARTS).slice(1)) {
    const [headers, body] = split(part.trimStart())
    const charset = /^content-type:\s*text\/html\b(?:[^\n]*\bcharset="?([\w-]{1,40}))?/im.exec(headers)
    if (charset) return decoded(headers, body, charset[1] ?? 'utf-8')
  }
  return null
}

/** Headers and the rest, which an empty line divides. */
function split(part: string): [string, string] {
  const at = part.slice(0, 10_000).search(/\r?\n\r?\n/)
  return at < 0 ? ['', ''] : [part.slice(0, at), part.slice(at).trimStart()]
}

function decoded(headers: string, body: string, charset: string): string {
  const [, encoding = ''] = /^content-transfer-encoding:\s*([\w-]{1,40})/im.exec(headers) ?? []
  try {
    if (/^quoted-printable$/i.test(encoding)) return new TextDecoder(charset).decode(quotedBytes(body))
    if (/^base64$/i.test(encoding)) return new TextDecoder(charset).decode(latinBytes(atob(body.replace(/\s+/g, ''))))
  } catch {
    return body // an unknown character set, or broken base64: the recipe may still be readable
  }
  return body
}

/** "=C3=A9" is é; a "=" at the end of a line joins it with the next. */
function quotedBytes(body: string): Uint8Array {
  const joined = body.replace(/=[ \t]{0,80}\r?\n/g, '')
  const utf8 = new TextEncoder().encode(joined)
  const bytes = new Uint8Array(utf8.length)
  let length = 0
  for (let at = 0; at < utf8.length; at++) {
    const code = utf8[at] === EQUALS ? hexByte(utf8[at + 1], utf8[at + 2]) : null
    bytes[length++] = code ?? utf8[at] ?? 0
    if (code !== null) at += 2
  }
  return bytes.subarray(0, length)
}

const EQUALS = 0x3d

function hexByte(high = 0, low = 0): number | null {
  const text = String.fromCharCode(high, low)
  return /^[0-9a-f]{2}$/i.test(text) ? Number.parseInt(text, 16) : null
}

const latinBytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))
