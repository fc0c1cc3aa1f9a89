// Parses a raw mail with a text and an HTML part.

export interface ParsedMail {
  /** By lowercase name, unfolded. */
  headers: Map<string, string>
  text: string
  html: string
}

export interface ReceivedMail extends ParsedMail {
  /** Whether it came over TLS. */
  secure: boolean
}

export function parseMail(raw: string): ParsedMail {
  const { headers, body } = split(raw)
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '') ?? []
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.trimStart()))
    : []
  const decoded = (type: string) => {
    const part = parts.find((candidate) => candidate.headers.get('content-type')?.startsWith(type))
    if (!part) throw new Error(`The mail has no ${type} part.`)
    return decode(part.body, part.headers.get('content-transfer-encoding') ?? '7bit')
  }
  return { headers, text: decoded('text/plain'), html: decoded('text/html') }
}

function split(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
    }),
  )
  return { headers, body: raw.slice(end + 4) }
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n')
  return quotedPrintable(body.replace(/=\r\n/g, '')).replaceAll('\r\n', '\n')
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** "=?UTF-8?Q?…?=" in headers. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : quotedPrintable(word.replaceAll('_', ' ')),
    )
}
