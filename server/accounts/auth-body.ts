// Parses the known fields of an auth request, with type and length checks.
import { passwordProblem } from '#domain/account/password-rule.ts'
import { PASSWORD_MIN_LENGTH } from '#domain/account/sign-up.ts'
import { ageOn } from '#domain/site/host.ts'
import { AuthError, badRequest } from './auth-error.ts'

export type AuthBody = Record<string, unknown>

/** Sent with a sign-up, but not part of the profile. */
const INVITATION = 'invitation'
const METADATA_KEYS = ['first_name', 'last_name', 'date_of_birth', 'phone']
const METADATA_BYTES = 4096
const LONGEST_EMAIL = 320 // 64 before the @, 255 after it
const LONGEST_PASSWORD = 1000
const EMAIL = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\]]+$/

export function textFrom(body: AuthBody, name: string): string | undefined {
  const value = body[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw badRequest(`“${name}” must be text.`)
  return value
}

export function emailFrom(body: AuthBody): string {
  const email = textFrom(body, 'email')?.trim().toLowerCase() ?? ''
  if (email === '') throw badRequest('missing email or phone')
  if (email.length > LONGEST_EMAIL) throw badRequest('This email address is too long.')
  if (!EMAIL.test(email)) throw badRequest('Unable to validate email address: invalid format')
  return email
}

/** Rules for a new password. Signing in accepts any password. */
export function checkedPassword(password: string, email: string): string {
  if (password.length < PASSWORD_MIN_LENGTH)
    throw new AuthError(422, 'weak_password', `Password should be at least ${PASSWORD_MIN_LENGTH} characters.`)
  if (password.length > LONGEST_PASSWORD)
    throw badRequest(`A password can have at most ${LONGEST_PASSWORD} characters.`)
  const problem = passwordProblem(password, email)
  if (problem) throw new AuthError(422, 'weak_password', problem)
  return password
}

export function metadataFrom(body: AuthBody): Record<string, string> {
  const { data } = body
  if (data === undefined || data === null) return {}
  if (typeof data !== 'object' || Array.isArray(data)) throw badRequest('“data” must be an object.')
  const metadata: Record<string, string> = {}
  for (const [name, value] of Object.entries(data)) {
    if (name === INVITATION) continue
    if (!METADATA_KEYS.includes(name)) throw badRequest(`A profile has no field “${name.slice(0, 50)}”.`)
    if (typeof value !== 'string') throw badRequest(`“${name}” must be text.`)
    metadata[name] = value
  }
  if (Buffer.byteLength(JSON.stringify(metadata)) > METADATA_BYTES) throw badRequest('A profile can hold at most 4 KB.')
  return metadata
}

/** Where the new day begins first: nobody is refused on their birthday. */
const LATEST_TODAY_MS = 14 * 60 * 60 * 1000

export function refuseTooYoung({ date_of_birth: born = '' }: Record<string, string>, minimumAge: number) {
  const age = ageOn(new Date(Date.now() + LATEST_TODAY_MS).toISOString(), born)
  if (age !== null && age < minimumAge)
    throw badRequest(`Plateful is for people who are at least ${minimumAge} years old.`)
}
