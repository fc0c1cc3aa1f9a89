// One of each email, for tests and to look at them as HTML and text: node server/mail/testing/sample-mails.ts <folder>
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MailContent, mailHtml, mailText } from '#server/mail/mail-layout.ts'
import {
  accountExistsMail,
  addressChangedMail,
  addressChangeMail,
  confirmationMail,
  contactMail,
  newDeviceMail,
  passwordChangedMail,
  recoveryMail,
  weekMail,
  wrongPasswordsMail,
} from '#server/mail/mail-texts.ts'
import { publicUrl } from './mail-config.ts'

export function sampleMails(): Record<string, MailContent> {
  const link = { url: `${publicUrl}/auth?mode=new-password#token_hash=abc&type=recovery`, code: '40718293' }
  return {
    confirmation: confirmationMail(link),
    recovery: recoveryMail(link),
    'address-change': addressChangeMail(link),
    'account-exists': accountExistsMail(publicUrl),
    'password-changed': passwordChangedMail(publicUrl),
    'address-changed': addressChangedMail('sam@example.com', 'help@plateful.example'),
    'new-device': newDeviceMail({ device: 'Firefox on Android', at: new Date('2026-03-01T18:30:00Z') }, publicUrl),
    'wrong-passwords': wrongPasswordsMail(publicUrl),
    'your-week': weekMail(
      {
        days: 'Nov 9 – 15, 2026',
        sentences: [
          '12 meals planned, 9 cooked, 8 in your diary.',
          'On 5 days you logged, you ate 1,950 kcal a day on average; your goal is 2,000 kcal.',
        ],
        short: ['Fiber: 12 of 28 g a day. A serving of lentil soup has 11 g.'],
      },
      'abc',
      publicUrl,
    ),
    contact: contactMail({
      name: 'Mia Ek',
      email: 'mia@example.com',
      subject: 'bug',
      message: 'The timer in <cook mode> never rings.\n\nI tried it with the lentil soup, twice.',
    }),
  }
}

const [, script = '', folder] = process.argv
if (folder && script.endsWith('sample-mails.ts')) {
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(sampleMails())) {
    writeFileSync(join(folder, `${name}.html`), mailHtml(content))
    writeFileSync(join(folder, `${name}.txt`), mailText(content))
  }
}
