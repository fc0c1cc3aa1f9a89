// The sign-up form's fields, and its validation messages.

import { objectOf, textOf } from '#domain/json.ts'

export const PASSWORD_MIN_LENGTH = 6

/** What a member can change later, too. */
export interface PersonalDetails {
  firstName: string
  lastName: string
  /** YYYY-MM-DD, or ''. */
  dateOfBirth: string
  phone: string
}

export interface SignUpProfile extends PersonalDetails {
  email: string
  password: string
  confirmPassword: string
}

export const EMPTY_PROFILE: SignUpProfile = {
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  phone: '',
}

export interface SignUpProblem {
  field: keyof SignUpProfile
  message: string
}

/** The first validation message, or null if the profile can be sent. */
export function signUpProblem(profile: SignUpProfile): SignUpProblem | null {
  if (profile.password !== profile.confirmPassword)
    return { field: 'confirmPassword', message: 'Passwords do not match' }
  if (profile.password.length < PASSWORD_MIN_LENGTH)
    return { field: 'password', message: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long` }
  return namesProblem(profile)
}

export function namesProblem({ firstName, lastName }: PersonalDetails) {
  const message = 'Please provide both first and last name'
  if (!firstName.trim()) return { field: 'firstName', message } as const
  return lastName.trim() ? null : ({ field: 'lastName', message } as const)
}

/** The field that the backend's error is about, by its code. */
export function refusedField(code: unknown): keyof SignUpProfile | null {
  if (code === 'weak_password') return 'password'
  return code === 'user_already_exists' || code === 'email_exists' || code === 'email_address_invalid' ? 'email' : null
}

/** With the backend's field names. */
export function signUpMetadata({ firstName, lastName, dateOfBirth, phone }: PersonalDetails) {
  return { first_name: firstName.trim(), last_name: lastName.trim(), date_of_birth: dateOfBirth, phone: phone.trim() }
}

/** From the backend; whatever is missing is empty. */
export function detailsOf(metadata: unknown): PersonalDetails {
  const { first_name, last_name, date_of_birth, phone } = objectOf(metadata)
  return {
    ...{ firstName: textOf(first_name), lastName: textOf(last_name) },
    ...{ dateOfBirth: textOf(date_of_birth), phone: textOf(phone) },
  }
}

/** Where to go after signing in: the page of ours that the person came from, otherwise home. */
export function returnPath(requested: string | null): string {
  // Browsers read a backslash as a slash, and ignore tabs and line breaks.
  if (!requested?.startsWith('/') || requested.startsWith('//') || /[\\\p{Cc}]/u.test(requested)) return '/'
  return /^\/auth(?:[/?#]|$)/.test(requested) ? '/' : requested
}
