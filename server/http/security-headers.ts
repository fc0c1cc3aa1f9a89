// Headers for every response, and the pages' Content-Security-Policy.
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

// The microphone is for voice commands in cook mode.
const PERMISSIONS = 'camera=(), microphone=(self), geolocation=(), payment=(), usb=(), interest-cohort=()'

/** For responses that aren't pages: nothing in them may run. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** Served over https; "with subdomains" if the host wants that of all names below this one, too. */
export type Secure = boolean | 'with subdomains'

const headersOfAll = (secure: Secure): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(secure ? { 'Strict-Transport-Security': `max-age=31536000${secure === true ? '' : '; includeSubDomains'}` } : {}),
})

/** For responses from outside of the application. */
export const headersOutsideOfPages = (secure: Secure): Record<string, string> => ({
  ...headersOfAll(secure),
  'Content-Security-Policy': NO_PAGE_POLICY,
})

interface SecurityOptions {
  secure: Secure
  isHidden?: boolean
  isForMembers?: boolean
}

export function securityHeaders({ secure, isHidden, isForMembers }: SecurityOptions): MiddlewareHandler {
  const all = Object.entries({
    ...headersOfAll(secure),
    ...(isHidden ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
  })
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    for (const [name, value] of all) headers.set(name, value)
    const caching = headers.get('Cache-Control')
    if (isForMembers && caching?.startsWith('public'))
      headers.set('Cache-Control', caching.replace('public', 'private'))
    // A 304 has no policy, because the browser would apply it to the page it has cached.
    if (c.res.status !== 304 && !headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', NO_PAGE_POLICY)
  }
}

export interface PagePolicy {
  /** The document's own inline scripts and styles, allowed by hash. */
  scripts: readonly string[]
  styles: readonly string[]
  /** The origin of hosted Supabase, if configured. */
  backendOrigin: string | null
  secure: boolean
  /** Hot reload needs more freedom. */
  development?: boolean
}

const hashes = (texts: readonly string[]) =>
  texts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('')

export function pageSecurityPolicy({ scripts, styles, backendOrigin, secure, development = false }: PagePolicy) {
  const backend = backendOrigin ? ` ${backendOrigin} ${backendOrigin.replace(/^http/, 'ws')}` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${development ? " 'unsafe-inline' 'unsafe-eval'" : hashes(scripts)}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : hashes(styles)}`,
    // Bars and placeholders set their width and color in style attributes, which cannot run scripts.
    "style-src-attr 'unsafe-inline'",
    // A member's own recipe may show a picture from a URL that the member typed.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${backend}${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // Text can't become code: only web/device/script-address.ts makes addresses of scripts, and only the blog's
    // article-markup.ts makes markup, of our own articles. Vite's client needs more.
    ...(development ? [] : ["require-trusted-types-for 'script'", 'trusted-types plateful plateful-article']),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
