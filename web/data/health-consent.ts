// Before anything about a member's body or health is stored: where the host asks for it, one question.

import { NotAgreedError } from './failure-text.ts'
import { done, rowOrNull } from './rows.ts'
import { siteSettings } from './site-config.ts'
import { backend, memberId } from './supabase.ts'

/** Of the question. A new one is asked again. */
const HEALTH_CONSENT = 1

/** Whether it may be stored. A member who hasn't agreed yet is asked. */
export async function mayStoreHealthDetails(): Promise<boolean> {
  if (!siteSettings().host.asksConsent) return true
  const userId = await memberId()
  const client = await backend()
  const found = client.from('profiles').select('health_consent').eq('user_id', userId).maybeSingle()
  if (rowOrNull(await found)?.health_consent === HEALTH_CONSENT) return true
  const { askForConsent } = await import('#web/ui/health-consent-question.tsx')
  if (!(await askForConsent())) return false
  done(await client.from('profiles').upsert({ user_id: userId, health_consent: HEALTH_CONSENT }))
  return true
}

/** Throws if the member says no: then nothing is stored. */
export async function agreeToHealthDetails(): Promise<void> {
  if (!(await mayStoreHealthDetails())) throw new NotAgreedError()
}

export async function withdrawHealthConsent(): Promise<void> {
  await memberId()
  done(await (await backend()).rpc('withdraw_health_consent'))
}
