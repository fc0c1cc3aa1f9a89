// The mail settings: SMTP_URL, MAIL_FROM and OPERATOR_EMAIL, with a message for every invalid value.
import { z } from 'zod'

export interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte (port 465). */
  secure: boolean
  /** Require encryption. */
  requireTLS: boolean
  user: string | null
  password: string | null
}

export interface MailAddress {
  name: string
  address: string
}

export interface MailConfig {
  smtp: SmtpServer
  from: MailAddress
  /** Where contact messages go. */
  operator: string | null
}

const SMTP_URL_SENTENCE = 'must be a mail server such as smtp://user:password@mail.example:587 or smtps://mail.example'
const FROM_SENTENCE = 'must be an address such as hello@plateful.example or Plateful <hello@plateful.example>'

export const MAIL_ENVIRONMENT = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /^.+$/, error: SMTP_URL_SENTENCE })
    .refine((text) => canDecode(new URL(text)), {
      error: 'has a user name or password with a stray %. Write % as %25.',
    })
    .transform((text) => smtpServer(new URL(text)))
    .optional(),
  MAIL_FROM: z
    .string()
    .transform(parseAddress)
    .refine(({ address }) => z.email().safeParse(address).success, { error: FROM_SENTENCE })
    .optional(),
  OPERATOR_EMAIL: z.email({ error: 'must be an email address' }).optional(),
}

/** "Name <address>", or only the address. */
function parseAddress(text: string): MailAddress {
  const [, name = '', address = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? []
  return { name: name || 'Plateful', address: address.trim() }
}

function canDecode(url: URL): boolean {
  try {
    decodeURIComponent(url.username + url.password)
    return true
  } catch {
    return false
  }
}

function smtpServer(url: URL): SmtpServer {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = url.port ? Number(url.port) : url.protocol === 'smtps:' ? 465 : 587
  const secure = url.protocol === 'smtps:' || port === 465
  return {
    host,
    port,
    secure,
    // A relay on the same machine often has no certificate, and nobody can listen in.
    requireTLS: !secure && !isLoopback(host),
    user: url.username ? decodeURIComponent(url.username) : null,
    password: url.password ? decodeURIComponent(url.password) : null,
  }
}

function isLoopback(host: string) {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
