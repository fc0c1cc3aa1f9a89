// Forged tokens.
import { createHmac } from 'node:crypto'

type Claims = Record<string, unknown>

export function signToken(claims: Claims, secret: string, header: Claims = { alg: 'HS256', typ: 'JWT' }): string {
  const body = `${encode(header)}.${encode(claims)}`
  const hash = header.alg === 'HS512' ? 'sha512' : 'sha256'
  return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`
}

/** A token with algorithm "none" and any signature. */
export function unsignedToken(claims: Claims, signature = ''): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.${signature}`
}

/** A valid token with changed claims and the old signature. */
export function tamperedToken(token: string, claims: Claims): string {
  const [header, body = '', signature] = token.split('.')
  const before: Claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  return `${header}.${encode({ ...before, ...claims })}.${signature}`
}

function encode(value: Claims) {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
