// /unsubscribe/{token}: the link in a week's email. Programs open links to look at them, so only a POST ends the emails:
// the page's button, or the mail program's own (RFC 8058).
import { type Context, Hono } from 'hono'
import type { Statements } from '#server/database/database.ts'
import { orUnreachable } from '#server/database/unreachable.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { createRateLimiter, rateLimit } from '#server/http/rate-limit.ts'
import { simplePage, simplePagePolicy } from '#server/http/simple-page.ts'

/** Mail programs of many members may share an address; this is far too low for guessing tokens. */
const PER_MINUTE = 60
const TOKEN = /^[\w-]{20,64}$/
const OWNER = 'select user_id from plateful.week_mails where token_hash = private.token_hash($1)'
const FOOTER = 'You can change this in your <a href="/settings">settings</a> at any time.'

export function unsubscribeRoutes(database: Pick<Statements, 'query'>, clientAddress: ClientAddress, font = '') {
  const page = (c: Context, title: string, text: string, { hasForm = false, isGone = false } = {}) => {
    c.header('Cache-Control', 'private, no-store')
    c.header('X-Robots-Tag', 'noindex, nofollow')
    c.header('Content-Security-Policy', simplePagePolicy(font, hasForm))
    const form = hasForm ? '<form method="post" class="add"><button>Stop These Emails</button></form>' : ''
    const main = `<h1>${title}</h1><p class="facts">${text}</p>${form}`
    return c.html(simplePage({ title, font, hasForm, main, footer: FOOTER }), isGone ? 404 : 200)
  }
  const gone = (c: Context) =>
    page(c, 'This link doesn’t work anymore', 'Sign in and open your settings to stop these emails.', { isGone: true })

  async function found(c: Context, sql: string) {
    const token = c.req.param('token') ?? ''
    return TOKEN.test(token) && (await orUnreachable(() => database.query(sql, [token]))).length > 0
  }

  return new Hono()
    .use('/unsubscribe/*', rateLimit(createRateLimiter({ perMinute: PER_MINUTE }), clientAddress))
    .get('/unsubscribe/:token', async (c) =>
      (await found(c, OWNER))
        ? page(c, 'Stop your week by email?', 'Your week stays on its page in Plateful.', { hasForm: true })
        : gone(c),
    )
    .post('/unsubscribe/:token', async (c) =>
      (await found(c, `update public.profiles set week_mail = false where user_id = (${OWNER}) returning user_id`))
        ? page(c, 'Done', 'You won’t get your week by email anymore.')
        : gone(c),
    )
}
