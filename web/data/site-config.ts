// This installation's settings, written into the page by server/pages/document.ts.

import type { SignUp } from '#domain/account/who-may-join.ts'
import type { SiteHost } from '#domain/site/host.ts'

export interface SiteSettings {
  signInWith: readonly string[]
  mail: MailAbilities
  /** Who may create an account. */
  signUp: SignUp
  /** Only members see pages. */
  signInWall: boolean
  host: SiteHost
}

export type SiteConfig = SiteSettings & {
  backend: { url: string; publishableKey: string }
}

/** Whether account emails can be sent, contact messages reach the operator, and members can get their week by email. */
interface MailAbilities {
  accounts: boolean
  contact: boolean
  week: boolean
}

export function readSiteConfig(): SiteConfig {
  const text = document.getElementById('site-config')?.textContent
  if (!text) throw new Error('This page didn’t load completely. Please reload it.')
  const { backend, ...settings } = JSON.parse(text)
  const { publishableKey } = backend
  return { ...settings, backend: { url: backend.url ?? window.location.origin, publishableKey } }
}

let onServer: SiteSettings | null = null

/** For the server, which has no document to read them from. */
export function renderWithSettings(settings: SiteSettings) {
  onServer = settings
}

export const siteSettings = (): SiteSettings => onServer ?? readSiteConfig()

export const NO_MAIL = 'This site can’t send email. Ask whoever runs it for help.'
