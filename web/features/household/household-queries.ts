// The member's household: who is in it, and the calls that change it.
import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '#web/data/member-key.ts'
import { done, rowOrNull, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'
import { currentSync, sendWithin } from '#web/data/sync/current-sync.ts'

export interface HouseholdMember {
  id: string
  name: string
  isOwner: boolean
}

export interface Household {
  name: string
  /** The current member comes first. */
  members: HouseholdMember[]
}

async function fetchHousehold(): Promise<Household> {
  const me = await memberId()
  const client = await backend()
  const [household] = rowsOf(await client.from('households').select('name'))
  const rows = rowsOf(await client.from('household_members').select('user_id,name,role').order('joined_at'))
  const members = rows.map(({ user_id, name, role }) => ({ id: user_id, name, isOwner: role === 'owner' }))
  return {
    name: household?.name ?? '',
    members: members.sort((one, other) => Number(other.id === me) - Number(one.id === me)),
  }
}

export type InvitationStatus = 'open' | 'joined' | 'used' | 'expired' | 'unknown'

export interface Invitation {
  status: InvitationStatus
  householdName: string
  invitedBy: string
  members: number
}

const STATUSES: readonly string[] = ['open', 'joined', 'used', 'expired', 'unknown'] satisfies InvitationStatus[]
const isStatus = (text: string): text is InvitationStatus => STATUSES.includes(text)

async function fetchInvitation(token: string): Promise<Invitation> {
  await memberId()
  const [row] = rowsOf(await (await backend()).rpc('invitation_preview', { token }))
  return {
    status: row && isStatus(row.status) ? row.status : 'unknown',
    householdName: row?.household_name ?? '',
    invitedBy: row?.invited_by ?? '',
    members: row?.members ?? 0,
  }
}

/** The name of the household that the member was removed from, until they have read the notice. */
async function fetchRemoval(): Promise<string | null> {
  await memberId()
  const row = rowOrNull(await (await backend()).from('household_removals').select('household_name').maybeSingle())
  return row?.household_name ?? null
}

export const householdQueries = {
  mine: (userId: string | undefined) =>
    queryOptions({
      queryKey: memberKey(userId, 'household'),
      queryFn: fetchHousehold,
      enabled: userId !== undefined,
    }),
  /** Under the household's key, so that it is refetched as soon as somebody is removed. */
  removal: (userId: string | undefined) =>
    queryOptions({
      queryKey: memberKey(userId, 'household', 'removal'),
      queryFn: fetchRemoval,
      enabled: userId !== undefined,
    }),
  invitation: (userId: string | undefined, token: string | null) =>
    queryOptions({
      queryKey: memberKey(userId, 'invitation', token),
      queryFn: () => fetchInvitation(token ?? ''),
      enabled: userId !== undefined && token !== null,
      staleTime: 0,
    }),
}

export async function renameHousehold(name: string) {
  await memberId()
  const client = await backend()
  const [mine] = rowsOf(await client.from('households').select('id'))
  done(
    await client
      .from('households')
      .update({ name })
      .eq('id', mine?.id ?? ''),
  )
}

export async function changeOwnName(name: string) {
  const me = await memberId()
  done(await (await backend()).from('household_members').update({ name }).eq('user_id', me))
}

export async function createInvitation(): Promise<string> {
  await memberId()
  return rowsOf(await (await backend()).rpc('create_invitation'))
}

const LAST_SEND_MS = 10_000

/** Unsent changes belong to the old household, so they are sent first. */
async function sendWaiting() {
  const sync = currentSync()
  if (!sync || sync.waiting() === 0) return
  if ((await sendWithin(LAST_SEND_MS, sync)) > 0)
    throw new Error('Some of your changes aren’t saved yet. Try again when you’re online.')
}

/** The new household's lists. The move itself is done, so nobody waits for them. */
function fetchLists() {
  currentSync()?.syncNow()
}

export async function joinHousehold(token: string, bring: boolean) {
  await memberId()
  await sendWaiting()
  done(await (await backend()).rpc('join_household', { token, bring }))
  fetchLists()
}

export async function leaveHousehold() {
  await memberId()
  await sendWaiting()
  done(await (await backend()).rpc('leave_household'))
  fetchLists()
}

export async function removeMember(member: string) {
  await memberId()
  done(await (await backend()).rpc('remove_member', { member }))
}

export async function forgetRemoval() {
  const me = await memberId()
  done(await (await backend()).from('household_removals').delete().eq('user_id', me))
}

export async function handOver(member: string) {
  await memberId()
  done(await (await backend()).rpc('hand_over', { member }))
}
