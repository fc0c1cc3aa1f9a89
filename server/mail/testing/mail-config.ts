import type { MailConfig, SmtpServer } from '#server/mail/mail-config.ts'

export const publicUrl = 'https://plateful.example'

export function mailConfig(smtp: SmtpServer): MailConfig {
  return { smtp, from: { name: 'Plateful', address: 'hello@plateful.example' }, operator: 'operator@plateful.example' }
}
