// A hostile request and its allowed responses. Cases are data; hostile.test.ts runs them.

export type Headers = Readonly<Record<string, string>>

export interface HostileCase {
  /** What the case tries, completing the sentence "the server withstands …". */
  what: string
  method?: string
  /** As in the request line. Placeholders such as $KEY, $ATTACKER and $EXPIRED are replaced (stage.ts). */
  target: string
  headers?: Headers
  body?: string
  /** Sends the site's key, or the attacker's token. */
  as?: 'visitor' | 'attacker'
  /** The raw request, instead of the fields above. */
  raw?: string
  /** Allowed status codes. */
  responses: readonly number[]
  /** Closing the connection without a response is allowed too. */
  mayBeCut?: boolean
  /** Text that must not appear unescaped in a page. */
  payload?: string
  /** Text that must not appear in the response. */
  never?: readonly string[]
  /** Messages that it may log as errors; any other error fails the test. */
  errors?: readonly string[]
}

/** Script injections; each would call pwn(). */
export const SCRIPTS = [
  '<script>pwn(1)</script>',
  '</script><script>pwn(2)</script>',
  '"><img src=x onerror=pwn(3)>',
  "'><svg/onload=pwn(4)>",
  '</title><svg onload="pwn(5)">',
  'javascript:pwn(6)//<b>',
  '<!--<script>pwn(7)',
  '" onmouseover="pwn(8)" x="',
  '<a href="javascript:pwn(9)">x</a>',
] as const

/** Texts that are hard to count, truncate, compare or store. */
export const ODD_TEXTS = [
  '\u0000',
  'a\u0000b',
  '\r\nX-Injected: yes',
  '\u001b[31mred',
  '\u202Egnp.exe',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  'Z\u0351\u036B\u0343\u036A\u0302',
  '\uFFFE\uFFFF',
  'İıſK',
  '../../../../etc/passwd',
  '#{7*7}{{7*7}}<%= 7*7 %>',
  "' or 1=1 --",
  '(((((((((((((((((((a+)+)+)+)+)+',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%%nonce%%',
  ',,,,,,,,',
  '|||',
  '*',
] as const

/** Invalid numbers. */
export const ODD_NUMBERS = [
  '-1',
  '0',
  '99999999999999999999999999',
  '1e309',
  '-1e309',
  'NaN',
  'Infinity',
  '0x10',
  '1,5',
  '1.5.5',
  '٣',
  '1 or 1=1',
  '[]',
  '{}',
  'true',
  'null',
  '-0',
  '+',
] as const

/** Status codes with which the members' backend rejects requests. */
export const REFUSED = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 429]

/** Percent-encodes a text for a URL. */
export const inAddress = (text: string): string => encodeURIComponent(text)

/** Every URL parameter with every text. */
export function everyParameter(
  address: string,
  names: readonly string[],
  texts: readonly string[],
  responses: readonly number[],
): HostileCase[] {
  const joint = address.includes('?') ? '&' : '?'
  return names.flatMap((name) =>
    texts.map((text) => ({
      what: `${JSON.stringify(text).slice(0, 60)} as ${name} of ${address}`,
      target: `${address}${joint}${name}=${inAddress(text)}`,
      responses,
      payload: text,
    })),
  )
}
