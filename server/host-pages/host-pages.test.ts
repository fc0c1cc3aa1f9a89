// The host's own pages, promises and rules, over real HTTP.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leavePlaces, newFolder, newHome } from '#server/database/testing/places.ts'
import {
  type AttackedServer,
  type AttackedSite,
  openAttackedSite,
  PASSWORD,
} from '#server/hostile/testing/attacked-site.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

let site: AttackedSite
beforeAll(async () => {
  site = await openAttackedSite(await newHome())
}, 60_000)
afterAll(async () => {
  await site?.close()
  await leavePlaces()
})

function folderWith(files: Record<string, string>) {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
const textOf = async ({ call }: AttackedServer, path: string) => (await call(path)).text()
const WHO = {
  OPERATOR_NAME: 'Ada <Host>',
  OPERATOR_ADDRESS: 'Main Street 1; 12345 Town',
  OPERATOR_EMAIL: 'ada@host.example',
}

test('a host who says nothing has no imprint, no terms and no security.txt, and promises nothing', async () => {
  // Pages are rendered with the settings of the server that this process opened last.
  const quiet = await site.open({})
  for (const path of ['/imprint', '/terms', '/.well-known/security.txt'])
    expect((await quiet.call(path)).status, path).toBe(404)
  expect(await textOf(quiet, '/contact')).not.toMatch(/Support hours|24 hours/)
  expect(await textOf(quiet, '/privacy')).not.toContain('2 years')
})

test('with mail, the promises of the product stand, unless the host makes others', async () => {
  const { SMTP_URL, MAIL_FROM } = site.mailSettings
  const mailing = await site.open({ SMTP_URL, MAIL_FROM, OPERATOR_EMAIL: 'ada@host.example' })
  expect(await textOf(mailing, '/contact')).toMatch(/Support hours[\s\S]*9 am to 6 pm[\s\S]*A reply within 24 hours/)
  expect(await textOf(mailing, '/privacy')).toContain('They’re kept for up to 2 years,')
  const own = { SUPPORT_HOURS: 'Monday: 10:30 to 11', REPLY_WITHIN: 'a week', LOG_RETENTION: '7 days' }
  const other = await site.open({ SMTP_URL, MAIL_FROM, ...WHO, ...own })
  expect(await textOf(other, '/contact')).toMatch(/10:30 to 11[\s\S]*A reply within a week/)
  expect(await textOf(other, '/privacy')).toContain('They’re kept for 7 days,')
})

test('the imprint is made from the settings, and linked from every page', async () => {
  const named = await site.open(WHO)
  const imprint = await textOf(named, '/imprint')
  expect(imprint).toContain('Ada &lt;Host&gt;<br>Main Street 1<br>12345 Town')
  expect(imprint).toContain('mailto:ada@host.example')
  expect(await textOf(named, '/')).toMatch(/<a href="\/imprint"[^>]*>Imprint<\/a>/)
  expect(await textOf(named, '/contact')).toContain('ada@host.example')
  const security = await textOf(named, '/.well-known/security.txt')
  expect(security).toMatch(/^Contact: mailto:ada@host\.example\nExpires: \d{4}-/)
  const [, expires = ''] = /Expires: (.*)/.exec(security) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
})

test('pages come from a folder of Markdown, and no script in them runs', async () => {
  const OPERATOR_PAGES = folderWith({
    'imprint.md': '# Legal notice\n\n**Ada**',
    'terms.md': '# Terms\n\n- be kind\n\n<script>alert(1)</script>',
    'house-rules.md': 'Just text',
    'notes.txt': 'not a page',
    '..secret.md': 'not a page',
  })
  const own = await site.open({ ...WHO, OPERATOR_PAGES })
  expect(await textOf(own, '/imprint')).toContain('<strong>Ada</strong>')
  const terms = await own.call('/terms')
  expect(await terms.text()).toContain('<li>be kind</li>')
  const policy = terms.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(await textOf(own, '/')).toMatch(/House-rules<[\s\S]*Legal notice<[\s\S]*Terms</)
  expect((await own.call('/notes')).status).toBe(404)
  // Behind the wall, too.
  const walled = await site.open({ OPERATOR_PAGES, SIGN_IN_WALL: 'yes' })
  for (const path of ['/imprint', '/terms', '/house-rules'])
    expect((await fetch(walled.origin + path, { redirect: 'manual' })).status, path).toBe(200)
})

test('a page in the place of another, or a missing folder, stops the start with a sentence', async () => {
  await expect(site.open({ OPERATOR_PAGES: folderWith({ 'recipes.md': 'x' }) })).rejects.toThrow(
    'OPERATOR_PAGES has recipes.md, but the site has a page of its own there.',
  )
  await expect(site.open({ OPERATOR_PAGES: '/no/such/folder' })).rejects.toThrow('must name a folder')
})

test('nobody under the minimum age signs up, or becomes younger later', async () => {
  const yearsAgo = (years: number, days = 0) => {
    const date = new Date(Date.now() - days * 86_400_000)
    date.setFullYear(date.getFullYear() - years)
    return date.toISOString().slice(0, 10)
  }
  let people = 0
  const signUp = ({ visitor }: AttackedServer, born: string) => {
    const client = visitor()
    const email = `aged-${++people}@example.test`
    return client.auth
      .signUp({ email, password: PASSWORD, options: { data: { date_of_birth: born } } })
      .then((result) => ({ client, ...result }))
  }
  expect((await signUp(site.plain, '2022-01-01')).error?.message).toBe(
    'Plateful is for people who are at least 13 years old.',
  )
  expect((await signUp(site.plain, yearsAgo(13, -20))).error).not.toBeNull()
  for (const born of ['', yearsAgo(13, 1)]) expect((await signUp(site.plain, born)).error).toBeNull()
  const { client } = await signUp(site.plain, yearsAgo(40))
  expect((await client.auth.updateUser({ data: { date_of_birth: yearsAgo(5) } })).error).not.toBeNull()
  const strict = await site.open({ MINIMUM_AGE: '16' })
  expect((await signUp(strict, yearsAgo(15))).error?.message).toContain('at least 16')
  expect(await textOf(strict, '/privacy')).toMatch(/children under (?:<!-- -->)?16/)
})

test('other subdomains are promised TLS only if the host wants that', async () => {
  const header = async (secure: Parameters<typeof securityHeaders>[0]['secure']) =>
    (
      await new Hono()
        .use(securityHeaders({ secure }))
        .get('/', (c) => c.text(''))
        .request('/')
    ).headers.get('strict-transport-security')
  expect(await header(true)).toBe('max-age=31536000')
  expect(await header('with subdomains')).toBe('max-age=31536000; includeSubDomains')
  expect(await header(false)).toBeNull()
})
