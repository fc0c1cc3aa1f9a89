// /api/admin: what the host's page shows and does. Every action is written to the audit log in the same transaction.
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { signUpLink } from '#domain/household/invitation-link.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { type AuditEntry, auditPage, record } from '#server/accounts/audit-log.ts'
import { createInvitation } from '#server/accounts/invitations.ts'
import { endSessions } from '#server/accounts/sessions.ts'
import type { Database, Statements } from '#server/database/database.ts'
import type { LiveSessions } from '#server/gateway/live-sessions.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { failure } from '#server/http/failure.ts'
import { createRateLimiter, rateLimit } from '#server/http/rate-limit.ts'
import { isOpen, lockPage, onlyOperators, onlyWhileOpen, openPage, operatorOf } from './host-session.ts'
import { memberExport } from './member-export.ts'
import { MEMBER_ORDERS, memberPage, operatorIds, pauseMember, removeMember, resumeMember } from './members.ts'
import { invitations, publicLinks, unsentMails } from './site-lists.ts'
import { siteStatus } from './site-status.ts'

export interface AdminOptions {
  database: Database
  accounts: Accounts
  sessions: LiveSessions
  publicUrl: string
  dataDir: string
  /** Of a photo outside the database. */
  photoBytes(storedAs: string): Promise<Buffer | null>
  clientAddress: ClientAddress
  problem(): Promise<string | null>
}

/** Passwords for this page, from one address. */
const OPENINGS_PER_MINUTE = 10

const page = z.coerce.number().int().min(0).max(1_000_000).default(0)
const MemberQuery = z.object({
  search: z.string().trim().max(100).default(''),
  order: z.enum(MEMBER_ORDERS).default('newest'),
  page,
})
const AuditQuery = z.object({ before: z.coerce.number().int().positive().nullable().default(null) })
const PageQuery = z.object({ page })
const Password = z.object({ password: z.string().min(1).max(1000) })
const Pause = z.object({ paused: z.boolean() })
const isId = (text: string) => z.uuid().safeParse(text).success

const NO_MEMBER = 'There is no such account. It may have been deleted.'

function streamOf(pieces: AsyncGenerator<string>) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

export function adminRoutes(options: AdminOptions): Hono {
  const { database, accounts, sessions, publicUrl, dataDir, photoBytes, clientAddress, problem } = options

  async function open(c: Context) {
    const body = Password.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return failure(c, 400, 'Please enter your password.')
    const session = c.get('operator')
    const confirmed = await accounts({
      path: '/confirm-password',
      method: 'POST',
      query: new URLSearchParams(),
      body: { current_password: body.data.password },
      session,
      clientAddress: clientAddress(c),
      userAgent: c.req.header('user-agent') ?? '',
      cookies: c.req.header('cookie') ?? '',
    })
    if (!confirmed.ok) {
      const { message } = z.object({ message: z.string() }).parse(await confirmed.json())
      return failure(c, confirmed.status === 429 ? 429 : 400, message)
    }
    await database.transaction(async (statements) => {
      await openPage(statements, session)
      await record(statements, { actor: session.userId, action: 'page-opened' })
    })
    return c.json({ open: true })
  }

  /** Does something to a member who isn't an operator, and writes it down. */
  async function toMember(
    c: Context,
    action: AuditEntry['action'],
    work: (statements: Statements, id: string) => Promise<unknown>,
  ) {
    const id = c.req.param('id') ?? ''
    const { userId } = c.get('operator')
    if (!isId(id)) return failure(c, 404, NO_MEMBER)
    const refused = await database.transaction(async (statements) => {
      const [found] = await statements.query('select from auth.users where id = $1 for update', [id])
      if (!found) return { status: 404, message: NO_MEMBER } as const
      if ((await operatorIds(statements, [id])).has(id))
        return {
          status: 409,
          message: 'This member is an operator. First run: npm run operator -- --remove <address>',
        } as const
      await work(statements, id)
      await record(statements, { actor: userId, member: id, action })
      return null
    })
    sessions.forget()
    return refused ? failure(c, refused.status, refused.message) : c.json({ done: true })
  }

  return new Hono()
    .get('/admin/state', async (c) => {
      c.header('Cache-Control', 'no-store')
      const operator = await operatorOf(c, database, sessions)
      return c.json({ operator: operator !== null, open: operator !== null && (await isOpen(database, operator)) })
    })
    .use('/admin/*', onlyOperators(database, sessions))
    .post('/admin/open', rateLimit(createRateLimiter({ perMinute: OPENINGS_PER_MINUTE }), clientAddress), open)
    .post('/admin/lock', async (c) => {
      await lockPage(database, c.get('operator'))
      return c.json({ open: false })
    })
    .use('/admin/*', onlyWhileOpen(database))
    .get('/admin/status', async (c) => c.json({ ...(await siteStatus(database, dataDir)), problem: await problem() }))
    .get('/admin/members', async (c) => {
      const query = MemberQuery.safeParse(c.req.query())
      if (!query.success) return failure(c, 400, 'This search isn’t valid.')
      return c.json(await memberPage(database, query.data))
    })
    .post('/admin/members/:id/pause', async (c) => {
      const body = Pause.safeParse(await c.req.json().catch(() => null))
      if (!body.success) return failure(c, 400, 'Say whether the account is paused.')
      return body.data.paused ? toMember(c, 'paused', pauseMember) : toMember(c, 'resumed', resumeMember)
    })
    .post('/admin/members/:id/sign-out', (c) =>
      toMember(c, 'signed-out', (statements, id) => endSessions(statements, id, null)),
    )
    .delete('/admin/members/:id', (c) => toMember(c, 'deleted', removeMember))
    .get('/admin/members/:id/export', async (c) => {
      const refused = await toMember(c, 'exported', async () => undefined)
      if (refused.status !== 200) return refused
      const pieces = memberExport(database, photoBytes, c.req.param('id'))
      c.header('Content-Type', 'application/json; charset=utf-8')
      return c.body(streamOf(pieces))
    })
    .get('/admin/invitations', async (c) => c.json(await invitations(database)))
    .post('/admin/invitations', async (c) => {
      const { userId } = c.get('operator')
      const token = await database.transaction(async (statements) => {
        await record(statements, { actor: userId, action: 'invited' })
        return createInvitation(statements, userId)
      })
      return c.json({ link: signUpLink(publicUrl, token) })
    })
    .delete('/admin/invitations/:id', async (c) => {
      const { userId } = c.get('operator')
      await database.transaction(async (statements) => {
        await statements.query(
          `delete from plateful.invitations where encode(token_hash, 'hex') = $1 and used_by is null`,
          [c.req.param('id')],
        )
        await record(statements, { actor: userId, action: 'invitation-withdrawn' })
      })
      return c.json({ done: true })
    })
    .get('/admin/links', async (c) => {
      const query = PageQuery.safeParse(c.req.query())
      return query.success ? c.json(await publicLinks(database, query.data.page)) : failure(c, 400, 'No such page.')
    })
    .delete('/admin/links/:id', async (c) => {
      const id = c.req.param('id')
      if (!isId(id)) return failure(c, 404, 'There is no such link.')
      const { userId } = c.get('operator')
      const found = await database.transaction(async (statements) => {
        const remove = (table: string) =>
          statements.query(`delete from public.${table} where id = $1 returning created_by`, [id])
        const [removed] = [...(await remove('recipe_links')), ...(await remove('collection_links'))]
        const member = removed?.created_by ? String(removed.created_by) : undefined
        if (removed) await record(statements, { actor: userId, member, action: 'link-removed' })
        return removed
      })
      return found ? c.json({ done: true }) : failure(c, 404, 'There is no such link.')
    })
    .get('/admin/mails', async (c) => c.json(await unsentMails(database)))
    .get('/admin/audit', async (c) => {
      const query = AuditQuery.safeParse(c.req.query())
      return query.success ? c.json(await auditPage(database, query.data.before)) : failure(c, 400, 'No such page.')
    })
}
