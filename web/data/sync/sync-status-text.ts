import type { StuckStore, SyncStatus } from './sync-status.ts'

export function syncStatusText({ state, waiting, stuck }: Pick<SyncStatus, 'state' | 'waiting' | 'stuck'>): string {
  const changes = waiting === 1 ? '1 change' : `${waiting} changes`
  if (state === 'offline') return waiting > 0 ? `Offline: ${changes} waiting` : ''
  if (state === 'signed-out') return waiting > 0 ? `Please sign in again to save ${changes}` : 'Please sign in again'
  if (state === 'stuck') return stuck.map(stuckText).join('. ')
  if (state === 'off') return ''
  return state === 'saving' ? 'Saving…' : 'Saved'
}

function stuckText({ noun: [one, many], waiting, reason }: StuckStore): string {
  const what = waiting === 0 ? `Your ${many}` : waiting === 1 ? `1 ${one}` : `${waiting} ${many}`
  if (reason === 'full') return `${what} can’t be saved on this device: it is full`
  if (waiting === 0) return `${what} can’t be updated: the server has a problem with them`
  const them = waiting === 1 ? 'it' : 'them'
  return `${what} can’t be saved to your account: the server has a problem with ${them}. We’ll keep trying`
}
