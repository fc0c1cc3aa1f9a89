// What a person does with an account. Every failure is an Error with the backend's own sentence.
import { type SignUpProfile, signUpMetadata } from '#domain/sign-up.ts'
import { backend } from '#web/lib/supabase.ts'

export async function signIn(email: string, password: string) {
  const { auth } = await backend()
  const { error } = await auth.signInWithPassword({ email, password })
  if (error) throw error
}

export async function signUp(profile: SignUpProfile) {
  const { auth } = await backend()
  const { data, error } = await auth.signUp({
    email: profile.email,
    password: profile.password,
    options: { data: signUpMetadata(profile) },
  })
  if (error) throw error
  // A backend that confirms by itself hands out a session at once; the product asks for a sign-in first.
  if (data.session) await auth.signOut({ scope: 'local' })
}

export async function signInWith(provider: 'google' | 'github') {
  const { auth } = await backend()
  const { error } = await auth.signInWithOAuth({ provider, options: { redirectTo: window.location.origin } })
  if (error) throw error
}

export async function sendRecoveryMail(email: string) {
  const { auth } = await backend()
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${window.location.origin}/auth` })
  if (error) throw error
}

/** The code that the recovery mail carries signs the person in, so that a new password can be set. */
export async function acceptRecoveryCode(email: string, token: string) {
  const { auth } = await backend()
  const { error } = await auth.verifyOtp({ email, token, type: 'recovery' })
  if (error) throw error
}

export async function changePassword(password: string) {
  const { auth } = await backend()
  const { error } = await auth.updateUser({ password })
  if (error) throw error
}

export async function changeEmail(email: string) {
  const { auth } = await backend()
  const { error } = await auth.updateUser({ email })
  if (error) throw error
}

/** What a person is told of a failure. */
export function failureText(error: unknown) {
  return error instanceof Error && error.message ? error.message : 'An error occurred'
}
