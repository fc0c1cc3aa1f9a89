// This installation's settings, written into the page by server/pages/document.ts.
export interface SiteConfig {
  backend: { url: string; publishableKey: string }
  signInWith: readonly string[]
  mail: MailAbilities
}

/** Whether account emails can be sent, and whether contact messages reach the operator. */
export interface MailAbilities {
  accounts: boolean
  contact: boolean
}

export function readSiteConfig(): SiteConfig {
  const text = document.getElementById('site-config')?.textContent
  if (!text) throw new Error('This page didn’t load completely. Please reload it.')
  const { backend, signInWith, mail } = JSON.parse(text)
  const { publishableKey } = backend
  return { backend: { url: backend.url ?? window.location.origin, publishableKey }, signInWith, mail }
}

let onServer: MailAbilities | null = null

/** For the server, which has no document to read it from. */
export function renderWithMail(mail: MailAbilities) {
  onServer = mail
}

export function mailAbilities(): MailAbilities {
  return onServer ?? readSiteConfig().mail
}

export const NO_MAIL = 'This site can’t send email. Ask whoever runs it for help.'
