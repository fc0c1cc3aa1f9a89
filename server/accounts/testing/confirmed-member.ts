// Members of a site that sends email, and the emails they get.
import { expect, vi } from 'vitest'
import { publicUrl, type Site } from '#server/database/testing/site.ts'

export const password = 'a good password'

let people = 0
export const newAddress = () => `person-${++people}@example.test`

export async function lastMail({ mails }: Site, kind: string, to: string) {
  const isIt = (mail: { kind: string; to: string }) => mail.to === to && mail.kind === kind
  await vi.waitFor(() => expect(mails.some(isIt)).toBe(true), { timeout: 5000 })
  const { text } = mails.findLast(isIt) ?? { text: '' }
  const [link = publicUrl] = /https?:\S+/.exec(text) ?? []
  const fragment = new URLSearchParams(new URL(link).hash.slice(1))
  const [code = ''] = /\b\d{8}\b/.exec(text) ?? []
  return { to, link, code, tokenHash: fragment.get('token_hash') ?? '' }
}

export async function confirmedMember(site: Site) {
  const email = newAddress()
  await site.visitor().auth.signUp({ email, password })
  const { tokenHash } = await lastMail(site, 'confirmation', email)
  expect((await site.visitor().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })).error).toBeNull()
  const client = site.visitor()
  const { data } = await client.auth.signInWithPassword({ email, password })
  return { email, client, token: data.session?.access_token ?? '' }
}
