// What this installation told the page about itself (server/pages/document.ts writes it).
export interface SiteConfig {
  backend: { url: string; publishableKey: string }
  signInWith: readonly string[]
}

export function readSiteConfig(): SiteConfig {
  const text = document.getElementById('site-config')?.textContent
  if (!text) throw new Error('The page lacks its configuration. Please reload it.')
  const { backend, signInWith } = JSON.parse(text)
  return { backend: { url: backend.url ?? window.location.origin, publishableKey: backend.publishableKey }, signInWith }
}
