// Attacks on a site's doors: accounts without an invitation, one invitation for many, pages without a session.
import { expect } from 'vitest'
import { createInvitation } from '#server/accounts/invitations.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { type AttackedServer, type AttackedSite, PASSWORD } from '#server/hostile/testing/attacked-site.ts'
import { type Attack, confirm, newEmail, newMember } from './attack.ts'

const signUp = (server: AttackedServer, invitation?: unknown, email = newEmail()) =>
  server.call('/auth/v1/signup', {
    method: 'POST',
    body: { email, password: PASSWORD, data: { first_name: 'Eve', invitation } },
  })

async function statusAndCode(response: Response) {
  return [response.status, (await response.json()).error_code]
}
const REFUSED = [422, 'signup_disabled']

async function hostsLink({ home }: AttackedSite) {
  const database = await openPostgres(home.databaseUrl)
  try {
    return await createInvitation(database, null)
  } finally {
    await database.close()
  }
}

export const onSignUp: Attack[] = [
  {
    holds: 'a closed site takes nobody, however they ask',
    async attack(site) {
      const closed = await site.open({ SIGN_UP: 'closed' })
      const { client } = await newMember(site.plain)
      const { data: household } = await client.rpc('create_invitation')
      for (const invitation of [undefined, null, '', household, await hostsLink(site)])
        expect(await statusAndCode(await signUp(closed, invitation))).toEqual(REFUSED)
      const email = newEmail()
      const otp = await closed.visitor().auth.signInWithOtp({ email, options: { shouldCreateUser: true } })
      expect(otp.error?.status).toBe(404)
      expect((await closed.visitor().auth.signInAnonymously()).error).not.toBeNull()
      expect((await closed.call('/auth/v1/authorize?provider=google')).status).toBe(404)
      expect(await closed.signIn(email)).toBeNull()
      for (const path of ['/', '/recipes', '/nowhere']) {
        const page = await closed.call(path)
        expect(page.headers.get('x-robots-tag')).toContain('noindex')
        expect(await page.text()).toContain('<meta name="robots" content="noindex">')
      }
      expect(await (await closed.call('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
      expect((await closed.call('/sitemap.xml')).status).toBe(404)
    },
  },
  {
    holds: 'without an invitation nobody joins a site that asks for one, and its members still sign in',
    async attack(site) {
      const invited = await site.open({ SIGN_UP: 'invited' })
      const { email, client } = await newMember(site.plain)
      expect(await invited.signIn(email)).not.toBeNull()
      const { data: withdrawn } = await client.rpc('create_invitation')
      await client.from('household_invitations').delete().neq('token_hash', 'none')
      const guesses = [undefined, '', 'x', 'A'.repeat(22), '\u0000', withdrawn, `${await hostsLink(site)} `]
      for (const guess of guesses) expect((await signUp(invited, guess)).status, String(guess)).toBeOneOf([400, 422])
      expect((await signUp(invited, { token: 'x' })).status).toBe(400)
    },
  },
  {
    holds: 'one invitation makes one account, though twenty use it at once',
    async attack(site) {
      const invited = await site.open({ SIGN_UP: 'invited' })
      const inviter = await newMember(site.plain)
      const { data: household } = await inviter.client.rpc('create_invitation')
      for (const link of [household, await hostsLink(site)]) {
        const attempts = await Promise.all(Array.from({ length: 20 }, () => signUp(invited, link)))
        expect(attempts.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(422)])
        expect(await (await signUp(invited, link)).json()).toMatchObject({
          msg: expect.stringMatching(/has been used/),
        })
      }
      // It still leads into the household.
      const taken = await site.plain.visitor().auth.signUp({ email: newEmail(), password: PASSWORD })
      expect(taken.error).toBeNull()
    },
  },
  {
    holds: 'of the addresses that one invitation was tried with, only one can be confirmed',
    async attack(site) {
      const { SMTP_URL, MAIL_FROM } = site.mailSettings
      const invited = await site.open({ SIGN_UP: 'invited', SMTP_URL, MAIL_FROM })
      const link = await hostsLink(site)
      const [mistyped, right] = [newEmail(), newEmail()]
      expect((await signUp(invited, link, mistyped)).status).toBe(200)
      expect((await signUp(invited, link, right)).status).toBe(200)
      const wrongMail = await site.mailTo(mistyped, /^Confirm your email/)
      const [code = ''] = /\b\d{8}\b/.exec(wrongMail) ?? []
      const late = await invited.visitor().auth.verifyOtp({ email: mistyped, token: code, type: 'signup' })
      expect(late.error).not.toBeNull()
      await confirm(invited, right, 'signup', await site.mailTo(right, /^Confirm your email/))
      expect(await statusAndCode(await signUp(invited, link))).toEqual(REFUSED)
      expect(await invited.signIn(right)).not.toBeNull()
    },
  },
  {
    holds: 'behind the sign-in wall, only a session that lives sees pages, recipes and pictures',
    async attack(site) {
      const walled = await site.open({ SIGN_IN_WALL: 'yes' })
      const paths = ['/', '/recipes', '/recipes/1', '/api/recipes/random', '/img/recipes/1-480.avif', '/blog/feed.xml']
      const odd = ['//recipes', '/%72ecipes', '/recipes/', '/auth/../recipes', '/assets/..%2f..%2frecipes', '/authx']
      const seen = async (cookie: string, from: string[] = paths) =>
        Promise.all(
          from.map(async (path) => {
            const { status } = await fetch(walled.origin + path, { headers: { cookie }, redirect: 'manual' })
            return status
          }),
        )
      // Fill the response cache first.
      const { email } = await newMember(site.plain)
      const response = await walled.call('/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: { email, password: PASSWORD },
      })
      const { access_token: token } = await response.json()
      const cookies = response.headers.getSetCookie()
      const pass = cookies.find((cookie) => cookie.startsWith('pass='))?.split(';', 1)[0] ?? ''
      expect(cookies.find((cookie) => cookie.startsWith('pass='))).toMatch(/HttpOnly; SameSite=Lax/)
      const forMembers = [200, 200, expect.any(Number), 200, expect.any(Number), 200]
      expect(await seen(pass)).toEqual(forMembers)
      for (const cookie of ['', 'pass=', `pass=${token}`, `${pass}x`, `device=x; xpass=${pass.slice(5)}`]) {
        expect(await seen(cookie), cookie).toEqual([302, 302, 302, 401, 401, 401])
        for (const status of await seen(cookie, odd)) expect(status).toBeOneOf([302, 308, 404])
      }
      // The pass is no access token, and the token alone opens no page.
      expect((await walled.call('/rest/v1/water_logs?select=id', { token: pass.slice(5) })).status).toBe(401)
      const open = ['/auth', '/join', '/privacy', '/contact', '/healthz', '/readyz', '/manifest.webmanifest']
      expect(await seen('', open)).toEqual(open.map(() => 200))
      const shared = await fetch(`${walled.origin}/api/recipes/random`, { headers: { cookie: pass } })
      expect(shared.headers.get('cache-control')).not.toContain('public')
      await walled.call('/auth/v1/logout?scope=local', { method: 'POST', token })
      expect(await seen(pass)).toEqual([302, 302, 302, 401, 401, 401])
    },
  },
]
