// One thing that somebody may send, and what may come back. Cases are data; hostile.test.ts sends and judges them.

export type Headers = Readonly<Record<string, string>>

export interface HostileCase {
  /** What is tried, as the end of the sentence "the server withstands …". */
  what: string
  method?: string
  /** As it stands in the request line. In all texts $KEY, $ATTACKER, $EXPIRED and the like are filled in (stage.ts). */
  target: string
  headers?: Headers
  body?: string
  /** With the site's key, or signed in as the attacker. */
  as?: 'visitor' | 'attacker'
  /** The whole request byte by byte, instead of the parts above. */
  raw?: string
  /** The statuses that are right. */
  answers: readonly number[]
  /** To be cut off without an answer is right, too. */
  mayBeCut?: boolean
  /** Text that must not stand in a page as it was sent. */
  payload?: string
  /** Text that must not stand in the answer at all. */
  never?: readonly string[]
}

/** In a script's reach each of these would call pwn(). */
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

/** Texts that trip up whoever counts, cuts, compares or stores them. */
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

/** What is sent where a number belongs. */
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

/** The ways in which the members' backend says no. */
export const REFUSED = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 429]

/** The form in which a text stands in an address. */
export const inAddress = (text: string): string => encodeURIComponent(text)

/** Every parameter of an address with every text. */
export function everyParameter(
  address: string,
  names: readonly string[],
  texts: readonly string[],
  answers: readonly number[],
): HostileCase[] {
  const joint = address.includes('?') ? '&' : '?'
  return names.flatMap((name) =>
    texts.map((text) => ({
      what: `${JSON.stringify(text).slice(0, 60)} as ${name} of ${address}`,
      target: `${address}${joint}${name}=${inAddress(text)}`,
      answers,
      payload: text,
    })),
  )
}
