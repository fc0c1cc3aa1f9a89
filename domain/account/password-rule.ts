// Rejects commonly guessed passwords: common words and names with the usual digits, keyboard runs, repetitions, dates,
// and the member's own address.
import { COMMON_PASSWORD_WORDS } from './common-password-words.ts'

const TOO_COMMON = 'That password is too easy to guess. Try three or four unrelated words, or a longer mix.'
const OWN_ADDRESS = 'Your password is too close to your email address. Please choose something else.'

/** Longer passwords are safe enough, and checking them would be slow. */
const LONGEST_COMMON = 64
const LONGEST_ADDRESS = 320

/** A message that says what to do instead, or null. The minimum length is a separate rule (sign-up.ts). */
export function passwordProblem(password: string, email = ''): string | null {
  const plain = password.toLowerCase()
  if (plain.length <= LONGEST_ADDRESS && isOwnAddress(plain, email.trim().toLowerCase())) return OWN_ADDRESS
  if (plain.length > LONGEST_COMMON) return null
  const common = isCommonWord(plain) || isRepeated(plain) || isKeyboardRun(plain) || isDate(plain)
  return common ? TOO_COMMON : null
}

const WORDS = new Set(COMMON_PASSWORD_WORDS)
/** Usual suffixes: nothing, a few obvious digits, or a year. */
const USUAL_ENDING =
  /(?:\d{1,2}|(\d)\1{2,3}|0?123(?:4(?:5(?:6(?:7(?:89?)?)?)?)?)?|321|4321|007|101|911|(?:19[5-9]|20[0-3])\d)?$/

function isCommonWord(password: string): boolean {
  if (WORDS.has(password)) return true
  const letters = password.replace(/\d+$/, '')
  const digits = password.slice(letters.length)
  return WORDS.has(letters) && USUAL_ENDING.exec(digits)?.[0] === digits
}

/** "111111", "123123", "abcabc". */
function isRepeated(password: string): boolean {
  return /^(.{1,4})\1+$/.test(password) || /^(?:(.)\1)+$/.test(password)
}

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiopü',
  'azertyuiop',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq1xsw2cde3vfr4',
  '!@#$%^&*()',
]
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))]
const SHORTEST_RUN = 3

/** Consists only of neighbors on a keyboard or in the alphabet: "qwerty", "abc123", "1q2w3e4r", "asdf1234". */
function isKeyboardRun(password: string): boolean {
  let at = 0
  while (at < password.length) {
    const length = longestRun(password.slice(at))
    if (length < SHORTEST_RUN) return false
    at += length
  }
  return password.length > 0
}

function longestRun(text: string): number {
  for (let length = text.length; length >= SHORTEST_RUN; length--)
    if (RUNS.some((run) => run.includes(text.slice(0, length)))) return length
  return 0
}

/** Six or eight digits that are a date: 311299, 12311999, 19991231. */
function isDate(password: string): boolean {
  if (!/^(?:\d{6}|\d{8})$/.test(password)) return false
  const year = password.length - 4
  const orders = [
    [password.slice(0, 2), password.slice(2, 4), password.slice(4)],
    [password.slice(2, 4), password.slice(0, 2), password.slice(4)],
    [password.slice(year + 2), password.slice(year, year + 2), password.slice(0, year)],
  ]
  return orders.some(([day, month, years]) => {
    const isDay = Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
    return isDay && (years?.length === 2 || /^(?:19|20)/.test(years ?? ''))
  })
}

function isOwnAddress(password: string, email: string): boolean {
  const [name = '', domain = ''] = email.split('@')
  const close = [email, name, domain, name.replaceAll(/[^a-z]/g, '')].filter((part) => part.length >= 3)
  return close.some((part) => password === part || password.replace(/[\d!.]+$/, '') === part)
}
