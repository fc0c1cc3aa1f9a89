// Headers for every response, and the pages' Content-Security-Policy.
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

// The microphone is for voice commands in cook mode.
const PERMISSIONS = 'camera=(), microphone=(self), geolocation=(), payment=(), usb=(), interest-cohort=()'

export function securityHeaders({ secure }: { secure: boolean }): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', PERMISSIONS)
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    if (secure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    // Nothing except pages may run scripts. A 304 has no policy, because the browser would apply it to the page it has
    // cached.
    if (c.res.status !== 304 && !headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    }
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
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
