// npm run admin -- <command>: what the host's page does, from the command line.
import { randomBytes } from 'node:crypto'
import { signUpLink } from '#domain/household/invitation-link.ts'
import { accountByEmail } from '#server/accounts/account-store.ts'
import { record } from '#server/accounts/audit-log.ts'
import { createInvitation } from '#server/accounts/invitations.ts'
import { endSessions } from '#server/accounts/sessions.ts'
import type { Database, Row, Statements } from '#server/database/database.ts'
import { memberPage, pauseMember, removeMember, resumeMember } from './members.ts'
import { siteStatus } from './site-status.ts'

export interface CommandSite {
  database: Database
  dataDir: string
  publicUrl: string
}

type Command = (site: CommandSite, address: string) => Promise<string>

const megabytes = (bytes: unknown) => `${(Number(bytes) / 1024 / 1024).toFixed(1)} MB`
const day = (instant: unknown) => (instant ? String(instant).slice(0, 10) : 'never')

function memberLine({ email, createdAt, lastUse, devices, rows, bytes, paused, operator }: Row) {
  const marks = `${paused ? ' paused' : ''}${operator ? ' operator' : ''}`
  return `${String(email).padEnd(40)} joined ${day(createdAt)}  last use ${day(lastUse).padEnd(10)}  ${devices} devices  ${rows} rows  ${megabytes(bytes)}${marks}`
}

async function everyPage(statements: Statements, order: 'address' | 'storage', most: number) {
  const lines: string[] = []
  for (let page = 0; lines.length < most; page++) {
    const rows = await memberPage(statements, { search: '', order, page })
    lines.push(...rows.slice(0, 50).map(memberLine))
    if (rows.length <= 50) break
  }
  return lines.slice(0, most).join('\n') || 'There are no members yet.'
}

/** Does something to one account, and writes it down. */
const toAccount =
  (
    action: 'deleted' | 'signed-out' | 'paused' | 'resumed' | 'operator-added' | 'operator-removed',
    done: string,
    work: (statements: Statements, id: string) => Promise<unknown>,
  ): Command =>
  ({ database }, address) =>
    database.transaction(async (statements) => {
      const account = await accountByEmail(statements, address.trim().toLowerCase())
      if (!account) throw new Error(address ? `No account has the address ${address}.` : 'Add the account’s address.')
      await work(statements, account.id)
      await record(statements, { actor: null, member: account.id, action })
      return `${account.email} ${done}`
    })

export const makeOperator = toAccount('operator-added', 'is now an operator, and can open /admin.', (statements, id) =>
  statements.query('insert into public.operators (user_id) values ($1) on conflict do nothing', [id]),
)
export const unmakeOperator = toAccount('operator-removed', 'is no longer an operator.', (statements, id) =>
  statements.query('delete from public.operators where user_id = $1', [id]),
)

/** "pausedMembers" → "paused members" */
const wordsOf = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

export const COMMANDS: Readonly<Record<string, Command>> = {
  members: ({ database }) => everyPage(database, 'address', Number.POSITIVE_INFINITY),
  usage: ({ database }) => everyPage(database, 'storage', 50),
  remove: toAccount('deleted', 'is deleted, with all its data.', removeMember),
  pause: toAccount('paused', 'is signed out everywhere and can’t sign in.', pauseMember),
  resume: toAccount('resumed', 'can sign in again.', resumeMember),
  'sign-out': toAccount('signed-out', 'is signed out everywhere.', (statements, id) =>
    endSessions(statements, id, null),
  ),
  invite: ({ database, publicUrl }) =>
    database.transaction(async (statements) => {
      await record(statements, { actor: null, action: 'invited' })
      const link = signUpLink(publicUrl, await createInvitation(statements, null))
      return `${link}\n\nIt lets one person sign up, within seven days.`
    }),
  'rotate-keys': ({ database }) =>
    database.transaction(async (statements) => {
      await statements.query(`update plateful.secrets set value = $1 where name = 'jwtSecret'`, [
        randomBytes(48).toString('base64url'),
      ])
      await record(statements, { actor: null, action: 'keys-rotated' })
      return 'There is a new key. Restart every server now: until then, the old one is used. Members stay signed in.'
    }),
  async status({ database, dataDir }) {
    const { databaseBytes, freeBytes, oldestMailS, ...status } = await siteStatus(database, dataDir)
    const lines = {
      ...status,
      lastBackup: status.lastBackup ?? 'none',
      backupFailure: status.backupFailure ?? 'none',
      databaseSize: megabytes(databaseBytes),
      freeDisk: freeBytes === null ? 'unknown' : megabytes(freeBytes),
      oldestMail: oldestMailS === null ? 'none' : `${Math.round(oldestMailS)} s`,
    }
    return Object.entries(lines)
      .map(([name, value]) => `${wordsOf(name).padEnd(15)} ${value}`)
      .join('\n')
  },
}
