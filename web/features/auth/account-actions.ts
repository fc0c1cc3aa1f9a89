// Account actions. Every failure is an Error with the backend's message.
import type { SessionTokens } from '#domain/account/mail-link.ts'
import { type SignUpProfile, signUpMetadata } from '#domain/account/sign-up.ts'
import { refuseEasyPassword } from '#web/data/easy-password.ts'
import { siteSettings } from '#web/data/site-config.ts'
import { backend, passingBackend } from '#web/data/supabase.ts'
import { dropInvitation, pendingInvitation, signUpInvitation } from '#web/device/pending-invitation.ts'

export async function signIn(email: string, password: string) {
  const { auth } = await backend()
  const { error } = await auth.signInWithPassword({ email, password })
  if (error) throw error
}

/**
 * True if the account is ready; false if the address must be confirmed by email first. Signs nobody in on this device.
 */
export async function signUp(profile: SignUpProfile): Promise<boolean> {
  await refuseEasyPassword(profile.password, profile.email)
  const { auth } = await passingBackend()
  const { data, error } = await auth.signUp({
    email: profile.email,
    password: profile.password,
    options: {
      data: {
        ...signUpMetadata(profile),
        ...(siteSettings().signUp === 'invited' && { invitation: signUpInvitation() }),
      },
    },
  })
  if (error) throw error
  if (!pendingInvitation()) dropInvitation() // the host's is used up
  // A backend without email confirmation returns a session right away; the product requires signing in first.
  if (data.session) await auth.signOut({ scope: 'local' })
  return data.session !== null
}

/** Remembers that this tab started it: a session in the URL is only accepted if it did. */
const OAUTH_STARTED = 'oauth-started'

export async function signInWith(provider: 'google' | 'github') {
  const { auth } = await backend()
  sessionStorage.setItem(OAUTH_STARTED, provider)
  const redirectTo = `${window.location.origin}${window.location.pathname}${window.location.search}`
  const { error } = await auth.signInWithOAuth({ provider, options: { redirectTo } })
  if (error) throw error
}

/** Back from the provider: true if this tab had gone there. */
export function returnedFromProvider() {
  const started = sessionStorage.getItem(OAUTH_STARTED) !== null
  sessionStorage.removeItem(OAUTH_STARTED)
  return started
}

export async function acceptSession({ accessToken, refreshToken }: SessionTokens) {
  const { auth } = await backend()
  const { error } = await auth.setSession({ access_token: accessToken, refresh_token: refreshToken })
  if (error) throw error
}

/** The email has a link to the page for a new password, and a code for people who read it on another device. */
export async function sendRecoveryMail(email: string) {
  const { auth } = await backend()
  const redirectTo = `${window.location.origin}/auth?mode=new-password`
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo })
  if (error) throw error
}

/** The code signs the person in, so that a new password can be set. */
export async function acceptRecoveryCode(email: string, token: string) {
  const { auth } = await backend()
  const { error } = await auth.verifyOtp({ email, token, type: 'recovery' })
  if (error) throw error
}

export interface OpenedLink {
  email: string
  tokens: SessionTokens
}

/** Redeems a recovery link without signing in on this device, so the person first sees whose account it is. */
export async function openRecoveryLink(tokenHash: string): Promise<OpenedLink> {
  const { auth } = await passingBackend()
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })
  if (error) throw error
  if (!data.session) throw new Error('This link didn’t work. Request a new one.')
  const { access_token: accessToken, refresh_token: refreshToken, user } = data.session
  return { email: user.email ?? '', tokens: { accessToken, refreshToken } }
}

export async function confirmAddress(tokenHash: string) {
  const { auth } = await passingBackend()
  const { error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })
  if (error) throw error
}

/** Right after a recovery, no current password is needed. */
export async function setNewPassword(password: string) {
  const { auth } = await backend()
  const { data } = await auth.getSession()
  await refuseEasyPassword(password, data.session?.user.email)
  const { error } = await auth.updateUser({ password })
  if (error) throw error
}
