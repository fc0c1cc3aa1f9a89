// What the audit log notes, in words for its readers.
import type { AuditAction } from '#domain/account/audit-action.ts'

const TEXTS: Record<AuditAction, string> = {
  'operator-added': 'Made an operator',
  'operator-removed': 'No longer an operator',
  'page-opened': 'Host’s page opened',
  paused: 'Account paused by the host',
  resumed: 'Account resumed by the host',
  'signed-out': 'Signed out everywhere by the host',
  exported: 'Data downloaded by the host',
  deleted: 'Account deleted by the host',
  invited: 'Invitation made',
  'invitation-withdrawn': 'Invitation withdrawn',
  'link-removed': 'Public link taken down by the host',
  'keys-rotated': 'Keys changed',
  'password-changed': 'Password changed',
  'address-changed': 'Email address changed',
  'signed-out-everywhere': 'Signed out everywhere',
}

/** A newer server may know more. */
export const actionText = (action: string): string =>
  new Map<string, string>(Object.entries(TEXTS)).get(action) ?? action.replaceAll('-', ' ')
