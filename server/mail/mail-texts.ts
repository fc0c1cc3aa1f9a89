// The texts of our emails. Each function returns the content of one email; mail-layout.ts turns it into text and HTML.
import { CONTACT_SUBJECTS, type ContactMessage } from '#domain/site/contact-message.ts'
import type { MailContent } from './mail-layout.ts'
import { oneLine } from './one-line.ts'

/** A link created by server/accounts, and a code that does the same for somebody reading on another device. */
export interface LinkAndCode {
  url: string
  code: string
}

const ACCOUNT_REASON = 'You’re receiving this because this email address belongs to a Plateful account.'
const SOMEBODY_TYPED_IT = 'You’re receiving this because someone entered this address on Plateful.'

export function confirmationMail({ url, code }: LinkAndCode): MailContent {
  return {
    subject: 'Confirm your email address',
    preview: 'One more step and your Plateful account is ready.',
    heading: 'Confirm your email address',
    paragraphs: ['Welcome to Plateful! Confirm that this address is yours, and your account is ready to use.'],
    button: { label: 'Confirm Email', url },
    code: { label: 'Or enter this code', value: code },
    note: 'The link and code work for one hour. If you didn’t sign up, ignore this email and no account will be activated.',
    reason: SOMEBODY_TYPED_IT,
  }
}

export function recoveryMail({ url, code }: LinkAndCode): MailContent {
  return {
    subject: 'Reset your Plateful password',
    preview: 'Choose a new password within the next hour.',
    heading: 'Reset your password',
    paragraphs: ['We got a request to reset the password for your Plateful account.'],
    button: { label: 'Choose a New Password', url },
    code: { label: 'Or enter this code', value: code },
    note: 'The link and code work for one hour. If you didn’t ask for this, ignore this email and your password stays the same.',
    reason: ACCOUNT_REASON,
  }
}

export function addressChangeMail({ url, code }: LinkAndCode): MailContent {
  return {
    subject: 'Confirm your new email address',
    preview: 'Confirm the new email address for your Plateful account.',
    heading: 'Confirm your new email address',
    paragraphs: ['Someone asked to use this address for their Plateful account. Nothing changes until you confirm it.'],
    button: { label: 'Confirm New Email', url },
    code: { label: 'Or enter this code', value: code },
    note: 'The link and code work for one hour. If this wasn’t you, ignore this email and nothing happens.',
    reason: SOMEBODY_TYPED_IT,
  }
}

export function accountExistsMail(publicUrl: string): MailContent {
  return {
    subject: 'You already have a Plateful account',
    preview: 'Sign in, or reset your password.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone tried to use this address for a new Plateful account, but it already has one.',
      'If this was you, just sign in. If you forgot your password, reset it. If it wasn’t you, there’s nothing to do.',
    ],
    button: resetButton(publicUrl),
    reason: ACCOUNT_REASON,
  }
}

export function passwordChangedMail(publicUrl: string): MailContent {
  return {
    subject: 'Your Plateful password was changed',
    preview: 'If this was you, there’s nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      'The password for your Plateful account was just changed, and all other devices were signed out.',
      'If this was you, there’s nothing to do. If it wasn’t, reset your password now.',
    ],
    button: resetButton(publicUrl),
    reason: ACCOUNT_REASON,
  }
}

export function addressChangedMail(newAddress: string, operator: string | null): MailContent {
  const help = operator ? `contact us at ${operator}` : 'contact whoever runs this Plateful site'
  return {
    subject: 'Your Plateful email address was changed',
    preview: 'Your account now uses a different email address.',
    heading: 'Your email address was changed',
    paragraphs: [
      `Your Plateful account now uses ${maskAddress(newAddress)}. You can no longer sign in with this address.`,
      `If this was you, there’s nothing to do. If it wasn’t, ${help} right away.`,
    ],
    reason: 'You’re receiving this because this email address belonged to a Plateful account until now.',
  }
}

export interface NewDevice {
  /** Such as "Firefox on Android". */
  device: string
  at: Date
}

export function newDeviceMail({ device, at }: NewDevice, publicUrl: string): MailContent {
  return {
    subject: 'New sign-in to your Plateful account',
    preview: `From ${oneLine(device)}.`,
    heading: 'New sign-in to your account',
    paragraphs: [
      `Someone signed in to your account with ${oneLine(device)} on ${timeText(at)}.`,
      'If this was you, there’s nothing to do. If it wasn’t, reset your password. That signs out every device.',
    ],
    button: resetButton(publicUrl),
    reason: ACCOUNT_REASON,
  }
}

export function wrongPasswordsMail(publicUrl: string): MailContent {
  return {
    subject: 'Someone is trying to sign in to your Plateful account',
    preview: 'Several wrong passwords were entered. Your account is safe.',
    heading: 'Several wrong passwords',
    paragraphs: [
      'Someone entered the wrong password for your account several times, so we’ve paused sign-in for a while. Nobody got in.',
      'If it was you and you forgot your password, reset it. If it wasn’t, you don’t have to do anything, but a password you use nowhere else is a good idea.',
    ],
    button: resetButton(publicUrl),
    reason: ACCOUNT_REASON,
  }
}

export interface WeekInMail {
  /** Such as "Nov 9 – 15, 2026". */
  days: string
  sentences: readonly string[]
  /** What was short, and which dish fills it. */
  short: readonly string[]
}

export function weekMail({ days, sentences, short }: WeekInMail, token: string, publicUrl: string): MailContent {
  return {
    subject: `Your week: ${days}`,
    preview: sentences[0] ?? '',
    heading: `Your week: ${days}`,
    paragraphs: [...sentences, ...short],
    button: { label: 'Open Your Week', url: `${publicUrl}/review` },
    ...(short.length > 0 && {
      note: 'Nutrients are averages of the days you logged, compared with the Dietary Reference Intakes. General information, not medical advice.',
    }),
    reason: 'You’re receiving this because you turned on “Your week by email” in your Plateful settings.',
    unsubscribeUrl: `${publicUrl}/unsubscribe/${token}`,
  }
}

export function contactMail({ name, email, subject, message }: ContactMessage): MailContent {
  const topic = CONTACT_SUBJECTS.find(({ value }) => value === subject)?.label ?? subject
  const from = oneLine(name)
  return {
    subject: `[Plateful] ${topic}: ${from}`,
    preview: oneLine(message).slice(0, 100),
    heading: topic,
    paragraphs: [`${from} (${oneLine(email)}) wrote to you through the contact form:`],
    quote: message,
    note: 'Reply to this email to answer them. Anyone can type any address into the form, so the sender isn’t verified.',
    reason: 'You’re receiving this because OPERATOR_EMAIL is set to this address.',
  }
}

function resetButton(publicUrl: string) {
  return { label: 'Reset Your Password', url: `${publicUrl}/auth?mode=new-password` }
}

/** The old mailbox may belong to somebody else by now: show only enough to recognize one's own address. */
function maskAddress(address: string): string {
  const [first = ''] = oneLine(address)
  return `${first}***${oneLine(address).slice(address.lastIndexOf('@'))}`
}

function timeText(at: Date): string {
  return `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`
}
