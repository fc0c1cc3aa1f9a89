// Headers that every answer carries, and the page's Content-Security-Policy.
import type { Context, MiddlewareHandler } from 'hono'

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()'

export function securityHeaders({ secure }: { secure: (c: Context) => boolean }): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', PERMISSIONS)
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    if (secure(c)) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    // Whatever is not a page is never a place to run anything.
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    }
  }
}

export interface PagePolicy {
  nonce: string
  /** The hosted backend's origin, where one is configured. */
  backendOrigin: string | null
  secure: boolean
  /** Hot reload needs more freedom. */
  development?: boolean
}

export function pageSecurityPolicy({ nonce, backendOrigin, secure, development = false }: PagePolicy) {
  const backend = backendOrigin ? ` ${backendOrigin} ${backendOrigin.replace(/^http/, 'ws')}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${development ? " 'unsafe-eval'" : ''}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    // Bars and placeholders carry their width and colour as style attributes; no script can come in that way.
    "style-src-attr 'unsafe-inline'",
    // A member's own recipe may show a picture from an address that the member typed in.
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
