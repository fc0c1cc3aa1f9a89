// Changes to a member's account. Every failure is an Error with the backend's message.
import { queryOptions } from '@tanstack/react-query'
import { detailsOf, type PersonalDetails, signUpMetadata } from '#domain/account/sign-up.ts'
import { refuseEasyPassword } from '#web/data/easy-password.ts'
import { memberKey } from '#web/data/member-key.ts'
import { backend } from '#web/data/supabase.ts'

export async function changePassword(password: string, currentPassword: string) {
  const { auth } = await backend()
  const { data } = await auth.getSession()
  await refuseEasyPassword(password, data.session?.user.email)
  const { error } = await auth.updateUser({ password, current_password: currentPassword })
  if (error) throw error
}

/** Resolves to true if the address has changed, false if the new address must be confirmed by email first. */
export async function askForEmailChange(email: string, currentPassword: string): Promise<boolean> {
  const { auth } = await backend()
  const emailRedirectTo = `${window.location.origin}/account`
  const { data, error } = await auth.updateUser({ email, current_password: currentPassword }, { emailRedirectTo })
  if (error) throw error
  if (data.user.new_email) return false
  await renewSession()
  return true
}

export async function acceptEmailCode(currentEmail: string, token: string) {
  const { auth } = await backend()
  const { error } = await auth.verifyOtp({ email: currentEmail, token, type: 'email_change' })
  if (error) throw error
  await renewSession()
}

export async function acceptEmailLink(tokenHash: string) {
  const { auth } = await backend()
  const { error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
  if (error) throw error
}

/** Reloads the session after the address has changed. */
export async function renewSession() {
  const { auth } = await backend()
  const { error } = await auth.refreshSession()
  if (error) throw error
}

/** Names, date of birth and phone, as given at sign-up. */
export const detailsQuery = (userId: string) =>
  queryOptions({ queryKey: memberKey(userId, 'details'), queryFn: fetchDetails, staleTime: 0 })

async function fetchDetails(): Promise<PersonalDetails> {
  const { auth } = await backend()
  const { data, error } = await auth.getUser()
  if (error) throw error
  return detailsOf(data.user.user_metadata)
}

export async function saveDetails(details: PersonalDetails) {
  const { auth } = await backend()
  const { error } = await auth.updateUser({ data: signUpMetadata(details) })
  if (error) throw error
}

export async function signOutEverywhereElse() {
  const { auth } = await backend()
  const { error } = await auth.signOut({ scope: 'others' })
  if (error) throw error
}
