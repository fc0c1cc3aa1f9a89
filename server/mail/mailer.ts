// The only way to send an email. Every method just writes a row; the outbox worker sends it.
import type { ContactMessage } from '#domain/site/contact-message.ts'
import { orUnreachable } from '#server/database/unreachable.ts'
import type { Log } from '#server/http/log.ts'
import type { MailKind } from './delivery-rules.ts'
import type { MailConfig } from './mail-config.ts'
import { type MailContent, mailHtml, mailText } from './mail-layout.ts'
import { type CountedKind, countMail, countSender, type MailPermit, mailPermit, type Requester } from './mail-limits.ts'
import {
  accountExistsMail,
  addressChangedMail,
  addressChangeMail,
  confirmationMail,
  contactMail,
  type LinkAndCode,
  type NewDevice,
  newDeviceMail,
  passwordChangedMail,
  recoveryMail,
  type WeekInMail,
  weekMail,
  wrongPasswordsMail,
} from './mail-texts.ts'
import { enqueue, type Queries } from './outbox.ts'
import { type Deliver, startOutboxWorker, type WorkerTimes } from './outbox-worker.ts'
import { smtpDelivery } from './smtp.ts'

export type Mailer = ReturnType<typeof createMailer>

type ContactResult = 'sent' | 'too many' | 'too many from here'

export interface MailerOptions {
  /** The outbox's table must exist: prepareSchema creates it. */
  database: Queries
  config: MailConfig
  /** Links in emails start with it. */
  publicUrl: string
  log: Log
  deliver?: Deliver
  times?: Partial<WorkerTimes>
}

export function createMailer({ database, config, publicUrl, log, deliver, times }: MailerOptions) {
  const worker = startOutboxWorker({ database, deliver: deliver ?? smtpDelivery(config), log, times })

  /** `written` is called once an email is stored in the database. */
  function mailsWrittenTo(queries: Queries, written: () => void) {
    async function post(kind: MailKind, to: string, content: MailContent, replyTo: string | null = null) {
      const { subject, unsubscribeUrl = null } = content
      const bodies = { text: mailText(content), html: mailHtml(content) }
      await enqueue(queries, { kind, to, replyTo, subject, ...bodies, unsubscribeUrl })
      written()
    }
    /** False if the address has reached its limit. */
    async function postWithinLimit(
      kind: CountedKind,
      to: string,
      content: MailContent,
      replyTo: string | null = null,
    ): Promise<boolean> {
      if (!(await countMail(queries, kind, to))) {
        log('warn', 'An email was not sent: its address has reached the limit.', { kind })
        return false
      }
      await post(kind, to, content, replyTo)
      return true
    }
    return {
      /** For emails that anybody can request; null if the address has reached its limit. */
      permit: (to: string, requester: Requester) => mailPermit(queries, to, requester),
      sendConfirmation: ({ to }: MailPermit, link: LinkAndCode) => post('confirmation', to, confirmationMail(link)),
      sendRecovery: ({ to }: MailPermit, link: LinkAndCode) => post('recovery', to, recoveryMail(link)),
      /** To the new address, to confirm that it belongs to the member. */
      sendAddressChange: ({ to }: MailPermit, link: LinkAndCode) => post('address-change', to, addressChangeMail(link)),
      /** Somebody signed up with, or wanted to change to, an address that already has an account. */
      sendAccountExists: ({ to }: MailPermit) => post('account-exists', to, accountExistsMail(publicUrl)),
      sendPasswordChanged: (to: string) => postWithinLimit('password-changed', to, passwordChangedMail(publicUrl)),
      /** Notifies the address that was replaced. */
      sendAddressChanged: (oldAddress: string, newAddress: string) =>
        postWithinLimit('address-changed', oldAddress, addressChangedMail(newAddress, config.operator)),
      sendNewDevice: (to: string, device: NewDevice) =>
        postWithinLimit('new-device', to, newDeviceMail(device, publicUrl)),
      sendRepeatedWrongPasswords: (to: string) => postWithinLimit('wrong-passwords', to, wrongPasswordsMail(publicUrl)),
      /** The token ends these emails. */
      sendWeek: (to: string, week: WeekInMail, token: string) =>
        post('your-week', to, weekMail(week, token, publicUrl)),
      async sendContact(message: ContactMessage, clientAddress: string): Promise<ContactResult> {
        if (!config.operator) throw new Error('OPERATOR_EMAIL is not set.')
        if (!(await countSender(queries, clientAddress))) return 'too many from here'
        const isSent = await postWithinLimit('contact', config.operator, contactMail(message), message.email)
        return isSent ? 'sent' : 'too many'
      },
    }
  }

  const mails = mailsWrittenTo(database, worker.wake)
  return {
    ...mails,
    sendContact: (message: ContactMessage, clientAddress: string) =>
      orUnreachable(() => mails.sendContact(message, clientAddress)),
    /** Emails that are only sent if the transaction succeeds. Call `wake` after it. */
    within: (transaction: Queries) => mailsWrittenTo(transaction, () => undefined),
    wake: worker.wake,
    /** Whether contact messages reach anybody. */
    hasOperator: config.operator !== null,
    close: worker.close,
  }
}
