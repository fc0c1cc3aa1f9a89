// Sends one email to the mail server.
import { createTransport } from 'nodemailer'
import type { MailConfig } from './mail-config.ts'
import { oneLine } from './one-line.ts'
import type { Deliver } from './outbox-worker.ts'

// nodemailer waits minutes by default. All steps of one delivery together take less time than the outbox's lease.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

interface Options {
  /** Certificates to trust in addition to the system's; NODE_EXTRA_CA_CERTS does the same for a whole process. */
  ca?: string
  timeouts?: Partial<typeof TIMEOUTS>
}

export function smtpDelivery({ smtp, from }: MailConfig, { ca, timeouts }: Options = {}): Deliver {
  const { host, port, secure, requireTLS, user, password } = smtp
  const transport = createTransport({
    ...{ host, port, secure, requireTLS, ...TIMEOUTS, ...timeouts },
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    ...(ca && { tls: { ca } }),
    // Bodies are our own text: never read from files or URLs.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return async ({ id, to, replyTo, subject, text, html, unsubscribeUrl }) => {
    await transport.sendMail({
      from: { name: oneLine(from.name), address: from.address },
      to: { name: '', address: oneLine(to) },
      ...(replyTo && { replyTo: { name: '', address: oneLine(replyTo) } }),
      subject: oneLine(subject),
      text,
      html,
      messageId: `<${id}@${domain}>`,
      headers: {
        'Auto-Submitted': 'auto-generated', // no out-of-office replies, please
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${oneLine(unsubscribeUrl)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    })
  }
}
