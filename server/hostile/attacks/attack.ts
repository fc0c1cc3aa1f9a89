// A vulnerability that was found once and is tested by attacks.test.ts. SECURITY.md lists them.
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { type AttackedServer, type AttackedSite, PASSWORD } from '#server/hostile/testing/attacked-site.ts'

export interface Attack {
  /** What must hold, as a sentence. */
  holds: string
  attack(site: AttackedSite): Promise<void>
}

let people = 0
export const newEmail = () => `attacked-${++people}@example.test`

export async function newMember({ visitor }: AttackedServer) {
  const email = newEmail()
  const client = visitor()
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD })
  if (error || !data.session) throw error ?? new Error('The sign-up gave no session.')
  return { email, client, token: data.session.access_token, id: data.session.user.id }
}

/** With mail configured, an address has to be confirmed first. */
export async function confirmedMember({ mailing, mailTo }: AttackedSite) {
  const email = newEmail()
  await mailing.visitor().auth.signUp({ email, password: PASSWORD })
  await confirm(mailing, email, 'signup', await mailTo(email, /^Confirm your email/))
  const session = await mailing.signIn(email)
  if (!session) throw new Error('The confirmed member could not sign in.')
  return { email, ...session }
}

export async function confirm(server: AttackedServer, email: string, type: 'signup' | 'recovery', mail: string) {
  const [token = ''] = /\b\d{8}\b/.exec(mail) ?? []
  const client = server.visitor()
  const { error } = await client.auth.verifyOtp({ email, token, type })
  expect(error).toBeNull()
  return client
}

export const statusOf = async (server: AttackedServer, token: string) =>
  (await server.call('/rest/v1/water_logs?select=id', { token })).status

/** Both servers reject the session within a second after it ended. */
export async function expectEnded({ plain, mailing }: AttackedSite, token: string) {
  const ended = performance.now()
  for (const server of [plain, mailing]) {
    let requested = performance.now()
    while ((await statusOf(server, token)) !== 401) {
      expect(requested - ended, 'ms after which the token still worked').toBeLessThan(1_000)
      await setTimeout(20)
      requested = performance.now()
    }
  }
}

export const signInBody = (email: string, password: string) => ({
  method: 'POST',
  body: { email, password },
})
export const SIGN_IN = '/auth/v1/token?grant_type=password'
