// POST /contact: sends a message from the contact form to the operator.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { CONTACT_LIMITS, CONTACT_SUBJECTS, type ContactMessage } from '#domain/site/contact-message.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { failure } from '#server/http/failure.ts'
import { createRateLimiter, rateLimit } from '#server/http/rate-limit.ts'
import type { Mailer } from '#server/mail/mailer.ts'

/** More than anybody writes by hand. */
const MESSAGES_PER_MINUTE = 3
const MAX_BYTES = 24 * 1024 // The longest message in four-byte characters, plus the other fields.

const Message = z.object({
  name: z.string().trim().min(1).max(CONTACT_LIMITS.name),
  email: z.email().max(CONTACT_LIMITS.email),
  subject: z.enum(CONTACT_SUBJECTS.map(({ value }) => value)),
  message: z.string().trim().min(1).max(CONTACT_LIMITS.message),
  /** A field that people don't see but bots fill in. */
  website: z.string().max(500).default(''),
})

type ContactMailer = Pick<Mailer, 'sendContact' | 'hasOperator'>

export function contactRoutes(mailer: ContactMailer | null, clientAddress: ClientAddress) {
  return new Hono().post(
    '/contact',
    rateLimit(createRateLimiter({ perMinute: MESSAGES_PER_MINUTE }), clientAddress),
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => failure(c, 413, 'The message is too long.') }),
    async (c) => {
      if (!mailer?.hasOperator) return failure(c, 503, 'This site can’t send email. Ask whoever runs it for help.')
      const parsed = Message.safeParse(await c.req.json().catch(() => null))
      if (!parsed.success) return failure(c, 400, 'Please fill in your name, email address, subject and message.')
      const { website, ...message } = parsed.data
      // The same response either way, so that a bot that fills in everything learns nothing.
      const result = website ? 'sent' : await mailer.sendContact(message satisfies ContactMessage, clientAddress(c))
      if (result === 'too many from here')
        return failure(c, 429, 'You’ve sent us many messages today. Please try again tomorrow.')
      if (result === 'too many')
        return failure(c, 429, 'We’re getting too many messages right now. Please try again in an hour.')
      c.header('Cache-Control', 'no-store')
      return c.json({ status: 'sent' }, 202)
    },
  )
}
