// The layout of all emails: plain text, and HTML that loads no pictures and follows the reader's color scheme.
import { escapeHtml } from '#domain/text/escape-html.ts'

export interface MailContent {
  subject: string
  /** The preview text in the inbox. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  code?: { label: string; value: string }
  /** Text that somebody else wrote, with its line breaks. */
  quote?: string
  /** Below the button: what to do if this email is unexpected. */
  note?: string
  /** Why the reader gets this email. */
  reason: string
  /** Where the reader can end these emails. */
  unsubscribeUrl?: string
}

/** From web/styles/app.css; a test compares them. Email programs don't support CSS variables. */
export const MAIL_COLORS = {
  ground: ['#fbf7ee', '#0f1712'],
  surface: ['#fffdf9', '#17211b'],
  sunken: ['#f3ecde', '#1f2b24'],
  line: ['#e5dccb', '#2d3b33'],
  ink: ['#1d2a22', '#f2efe6'],
  muted: ['#59645b', '#a9b6ac'],
  leaf: ['#1e6b45', '#7fcf9b'],
  'on-leaf': ['#fffdf9', '#0b1a11'],
} as const

const light = (name: keyof typeof MAIL_COLORS) => MAIL_COLORS[name][0]
const dark = (name: keyof typeof MAIL_COLORS) => MAIL_COLORS[name][1]

const UNSUBSCRIBE = 'Stop these emails'

export function mailText({
  heading,
  paragraphs,
  button,
  code,
  quote,
  note,
  reason,
  unsubscribeUrl,
}: MailContent): string {
  const parts = [
    heading,
    ...paragraphs,
    quote?.replace(/^/gm, '> '),
    button && `${button.label}:\n${button.url}`,
    code && `${code.label}: ${code.value}`,
    note,
    `-- \nPlateful\n${reason}${unsubscribeUrl ? `\n${UNSUBSCRIBE}: ${unsubscribeUrl}` : ''}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const FONT = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const DARK_STYLE = `
  body,.ground{background:${dark('ground')}!important}
  .card{background:${dark('surface')}!important;border-color:${dark('line')}!important}
  .ink{color:${dark('ink')}!important}
  .muted{color:${dark('muted')}!important}
  .leaf{color:${dark('leaf')}!important}
  .button{background:${dark('leaf')}!important;color:${dark('on-leaf')}!important}
  .box{background:${dark('sunken')}!important;color:${dark('ink')}!important}`

export function mailHtml(content: MailContent): string {
  const { subject, preview, heading, paragraphs, reason, unsubscribeUrl } = content
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${DARK_STYLE}
}
</style>
</head>
<body style="margin:0;padding:0;background:${light('ground')};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${light('ground')}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="leaf" style="padding:0 8px 16px;font:800 22px/1.2 ${FONT};letter-spacing:-0.5px;color:${light('leaf')}">Plateful</td></tr>
<tr><td class="card" style="padding:32px 28px 16px;background:${light('surface')};border:1px solid ${light('line')};border-radius:20px">
<h1 class="ink" style="margin:0 0 16px;font:750 24px/1.25 ${FONT};letter-spacing:-0.4px;color:${light('ink')}">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${blocks(content)}
</td></tr>
<tr><td class="muted" style="padding:20px 8px 0;font:400 13px/1.5 ${FONT};color:${light('muted')}">${escapeHtml(reason)}${unsubscribeUrl ? `<br>${unsubscribeHtml(unsubscribeUrl)}` : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function paragraph(text: string, tone: 'ink' | 'muted' = 'ink') {
  const size = tone === 'ink' ? 16 : 14
  return `<p class="${tone}" style="margin:0 0 16px;font:400 ${size}px/1.6 ${FONT};color:${light(tone)};overflow-wrap:anywhere">${escapeHtml(text)}</p>`
}

function blocks({ quote, button, code, note }: MailContent): string {
  return [
    quote && box(`white-space:pre-wrap;overflow-wrap:anywhere;font:400 16px/1.6 ${FONT}`, quote),
    button && buttonHtml(button),
    code && `${paragraph(`${code.label}:`)}\n${box(`font:700 28px/1.2 ${FONT};letter-spacing:5px`, code.value)}`,
    note && paragraph(note, 'muted'),
  ]
    .filter(Boolean)
    .join('\n')
}

function box(style: string, text: string) {
  return `<div class="box" style="margin:0 0 20px;padding:16px 20px;border-radius:12px;background:${light('sunken')};color:${light('ink')};${style}">${escapeHtml(text)}</div>`
}

function buttonHtml({ label, url }: { label: string; url: string }) {
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:13px 26px;border-radius:999px;background:${light('leaf')};color:${light('on-leaf')};font:700 16px/1.2 ${FONT};text-decoration:none">${escapeHtml(label)}</a></p>`
}

const unsubscribeHtml = (url: string) =>
  `<a class="muted" href="${escapeHtml(url)}" style="color:${light('muted')}">${UNSUBSCRIBE}</a>`
