import { expect, test } from 'vitest'
import { pageInMhtml } from './mhtml.ts'
import { importFromText } from './recipe-import.ts'

const recipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Crème brûlée = dessert',
  recipeIngredient: ['500 ml cream', '½ vanilla pod'],
  recipeInstructions: ['Heat the cream to 80 °C.', 'Bake for 40 minutes.'],
}
const HTML = `<!DOCTYPE html><html><head><script type="application/ld+json">${JSON.stringify(recipe)}</script></head></html>`

/** As mail programs and browsers write it: lines of at most 76 characters. */
function quotedPrintable(text: string): string {
  const signs = [...Buffer.from(text)].map((byte) =>
    byte > 126 || byte < 32 || byte === 61
      ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte),
  )
  const lines = ['']
  for (const sign of signs) {
    if ((lines.at(-1)?.length ?? 0) + sign.length > 75) lines.push('')
    lines[lines.length - 1] += sign
  }
  return lines.join('=\r\n')
}

function saved(body: string, encoding: string, type = 'text/html') {
  const mark = '----MultipartBoundary--aBc123----'
  return [
    'From: <Saved by Blink>',
    'Snapshot-Content-Location: https://kitchen.example/creme',
    'Subject: =?utf-8?Q?Cr=C3=A8me?=',
    'MIME-Version: 1.0',
    `Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="${mark}"`,
    '',
    '',
    `--${mark}`,
    'Content-Type: text/css',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'body =7B color: red }',
    `--${mark}`,
    `Content-Type: ${type}`,
    `Content-Transfer-Encoding: ${encoding}`,
    'Content-Location: https://kitchen.example/creme',
    '',
    body,
    `--${mark}--`,
    '',
  ].join('\r\n')
}

test.each([
  ['quoted-printable', quotedPrintable(HTML)],
  ['base64', Buffer.from(HTML).toString('base64').replace(/.{76}/g, '$&\r\n')],
  ['8bit', HTML],
])('a page that a browser saved as one file is read, in %s', (encoding, body) => {
  const result = importFromText(saved(body, encoding))
  expect(result.ok && result.recipes.map(({ draft }) => [draft.title, draft.ingredients.length])).toEqual([
    [recipe.name, 2],
  ])
  expect(result.ok && result.recipes[0].draft.instructions).toContain('Heat the cream to 80 °C.')
})

test('an older page is read in its own characters', () => {
  expect(pageInMhtml(saved('<p>Cr=E8me', 'quoted-printable', 'text/html; charset="windows-1252"'))?.trim()).toBe(
    '<p>Crème',
  )
})

test('other texts are none, and broken ones don’t fail', () => {
  expect(pageInMhtml('Content-Type: multipart/related; boundary="x"\n\n--x')).toBeNull()
  expect(pageInMhtml(HTML)).toBeNull()
  expect(pageInMhtml(saved('<p>=ZZ', 'quoted-printable'))).toContain('<p>=ZZ')
  expect(pageInMhtml(saved('<p>%%%', 'base64'))).toContain('<p>')
  expect(pageInMhtml(saved('<p>Cr=E8me', 'quoted-printable', 'text/html; charset=unknown'))).toContain('<p>')
})
