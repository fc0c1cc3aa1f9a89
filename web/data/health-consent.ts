// Before anything about a member's body or health is stored: where the host asks for it, one question, once.

import { done, rowOrNull } from './rows.ts'
import { siteSettings } from './site-config.ts'
import { backend, memberId } from './supabase.ts'

/** Of the question. A new one is asked again. */
export const HEALTH_CONSENT = 1

let agreed: string | null = null

/** Throws if the member says no: then nothing is stored. */
export async function agreeToHealthDetails(): Promise<void> {
  if (!siteSettings().host.asksConsent) return
  const userId = await memberId()
  if (agreed === userId) return
  const client = await backend()
  const found = client.from('profiles').select('health_consent').eq('user_id', userId).maybeSingle()
  if (rowOrNull(await found)?.health_consent !== HEALTH_CONSENT) {
    const { askForConsent } = await import('#web/ui/health-consent-question.tsx')
    if (!(await askForConsent())) throw new Error('You chose not to store it.')
    done(await client.from('profiles').upsert({ user_id: userId, health_consent: HEALTH_CONSENT }))
  }
  agreed = userId
}

export async function withdrawHealthConsent(): Promise<void> {
  await memberId()
  agreed = null
  done(await (await backend()).rpc('withdraw_health_consent'))
}
