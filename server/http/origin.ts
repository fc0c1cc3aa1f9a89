// The site's public origin: PUBLIC_URL, or else the host that the request was sent to.
import type { Context } from 'hono'

export type PublicOrigin = (c: Context) => string

const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9a-f:]{2,45}\](:\d{1,5})?$/i

export function publicOriginFrom(configured: string | null, port: number): PublicOrigin {
  if (configured) return () => configured
  return (c) => {
    const host = c.req.header('host') ?? ''
    return HOST.test(host) ? `http://${host.toLowerCase()}` : `http://localhost:${port}`
  }
}
