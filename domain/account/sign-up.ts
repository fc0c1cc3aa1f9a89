// The sign-up form: its fields and validation messages.

export const PASSWORD_MIN_LENGTH = 6

export interface SignUpProfile {
  email: string
  password: string
  confirmPassword: string
  firstName: string
  lastName: string
  /** YYYY-MM-DD, or ''. */
  dateOfBirth: string
  phone: string
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

/** The first validation message, or null when the form is valid. */
export function signUpProblem(profile: SignUpProfile): string | null {
  if (profile.password !== profile.confirmPassword) return 'Passwords do not match'
  if (profile.password.length < PASSWORD_MIN_LENGTH) {
    return `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`
  }
  if (!profile.firstName.trim() || !profile.lastName.trim()) return 'Please provide both first and last name'
  return null
}

/** The profile with the backend's field names. */
export function signUpMetadata({ firstName, lastName, dateOfBirth, phone }: SignUpProfile) {
  return { first_name: firstName.trim(), last_name: lastName.trim(), date_of_birth: dateOfBirth, phone: phone.trim() }
}

/** Where to go after signing in: the page on this site that led here, else home. */
export function returnPath(asked: string | null): string {
  if (!asked?.startsWith('/') || asked.startsWith('//') || asked.includes('\\')) return '/'
  return /^\/auth(?:[/?#]|$)/.test(asked) ? '/' : asked
}
