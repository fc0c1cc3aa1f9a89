const COMMON = ['123456', 'password', 'qwerty']

export function passwordProblem(password: string, email: string): string | null {
  const folded = password.toLowerCase()
  if (COMMON.includes(folded))
    return 'This password is one of the first that anyone would guess. Please choose another.'
  return folded === email.toLowerCase() ? 'Please do not use your email address as your password.' : null
}
