import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAIL_COLORS, mailHtml, mailText } from './mail-layout.ts'
import { sampleMails } from './testing/sample-mails.ts'

const mails = Object.entries(sampleMails())

test('emails use the site’s colors', () => {
  const css = readFileSync('web/styles/app.css', 'utf8')
  for (const [name, [light, dark]] of Object.entries(MAIL_COLORS))
    expect(css).toContain(`--color-${name}: light-dark(${light}, ${dark});`)
})

test.each(mails)('%s loads nothing, runs nothing and tracks nobody', (_name, content) => {
  const html = mailHtml(content)
  expect(html).not.toMatch(/<(img|script|link|iframe|svg|form)\b|url\(|@import|\ssrc=|background="/i)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  for (const href of links) expect(href).toMatch(/^https:\/\/plateful\.example\/(auth|review$|unsubscribe\/)/)
})

test.each(mails)('%s says the same in text as in HTML', (_name, content) => {
  const text = mailText(content)
  const html = mailHtml(content).replace(/&#39;/g, "'").replace(/&lt;/g, '<').replace(/&gt;/g, '>')
  for (const sentence of [content.heading, ...content.paragraphs, content.note ?? '', content.reason]) {
    expect(text).toContain(sentence)
    expect(html).toContain(sentence)
  }
  if (content.button) expect(text).toContain(content.button.url)
  if (content.unsubscribeUrl) {
    expect(text).toContain(content.unsubscribeUrl)
    expect(html).toContain(`href="${content.unsubscribeUrl}"`)
  }
})
