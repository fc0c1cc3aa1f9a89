// A page without scripts: a shared recipe, or a message. It looks like the others, whose style sheet is 20 times as long.
import { createHash } from 'node:crypto'
import { escapeHtml } from '#domain/text/escape-html.ts'

const STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#fbf7ee, #0f1712); --surface: light-dark(#fffdf9, #17211b); --ink: light-dark(#1d2a22, #f2efe6);
  --muted: light-dark(#59645b, #a9b6ac); --line: light-dark(#e5dccb, #2d3b33); --leaf: light-dark(#1e6b45, #7fcf9b);
  --on-leaf: light-dark(#fffdf9, #0b1a11); --leaf-soft: light-dark(#e1eedb, #1c3a2a); --leaf-ink: light-dark(#17492f, #b6e6c6);
  --apricot-soft: light-dark(#fdebd1, #3b2c18); --apricot-ink: light-dark(#774a10, #f7cd96); --tomato: light-dark(#bd3d27, #ff9679);
  --pine: light-dark(#123726, #11291d); --on-pine: light-dark(#f6f1e4, #f2efe6); --pine-muted: light-dark(#b8cbbb, #b0c0b4) }
* { box-sizing: border-box; margin: 0 }
body { display: flex; flex-direction: column; min-height: 100vh; background: var(--ground); color: var(--ink);
  font: 1.0625rem/1.6 Figtree, system-ui, sans-serif; overflow-wrap: anywhere }
.bar, main, .foot { width: 100%; max-width: 76rem; margin: 0 auto; padding: 0 1.25rem }
header { border-bottom: 1px solid var(--line) }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .25rem; min-height: 4rem }
.logo { display: flex; align-items: center; gap: .625rem; margin-right: auto; color: inherit; font-weight: 800; font-size: 1.5rem; letter-spacing: -.04em; text-decoration: none }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .75rem; border-radius: 99rem; color: var(--muted); font-weight: 600; font-size: .9375rem; text-decoration: none }
nav a:hover { color: var(--ink) }
@media (max-width: 30rem) { .bar { padding: 0 .5rem 0 1.25rem } nav a:nth-child(2) { display: none } }
main { flex: 1; padding-top: 2rem; padding-bottom: 4rem }
h1 { font-size: clamp(2.125rem, 1.65rem + 2.2vw, 3rem); line-height: 1.08; font-weight: 750; letter-spacing: -.02em; text-wrap: balance }
h2 { font-size: 1.375rem; line-height: 1.3; font-weight: 750; margin-bottom: .75rem }
a { color: var(--leaf) }
.intro { display: grid; gap: 1.5rem 3rem; align-items: center }
.photo { display: block; width: 100%; height: auto; aspect-ratio: 1.5; object-fit: cover; border-radius: 1.75rem }
.cuisine { color: var(--tomato); font-weight: 700; font-size: .9375rem }
.facts { color: var(--muted); margin-top: .5rem }
.caveat { margin-top: .75rem; padding: .625rem 1rem; border-radius: 1rem; background: var(--apricot-soft); color: var(--apricot-ink); font-size: .9375rem }
.parts { display: grid; gap: 2rem 3rem; margin-top: 2.5rem }
@media (min-width: 48rem), print { .parts { grid-template-columns: 1fr 1.8fr } }
@media (min-width: 60rem) { .with-photo { grid-template-columns: 1fr 1.06fr } }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 1.375rem; padding: 1.5rem; align-self: start }
ul { list-style: none; padding: 0 } .card li { border-bottom: 1px solid var(--line); padding: .5rem 0 } .card li:last-child { border: 0 }
.text { max-width: 44rem } .text :is(h1, h2, h3, p, ul, ol) { margin-bottom: 1rem } .text :is(h2, h3) { margin-top: 2rem }
.text ul { list-style: disc; padding-left: 1.5rem }
ol + .facts { margin-top: 1.25rem }
.note { margin-top: .75rem; max-width: 44rem; white-space: pre-line; font-size: 1.125rem }
.cards { display: grid; gap: 1.5rem; margin-top: 2rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)) }
.cards li { position: relative; background: var(--surface); border: 1px solid var(--line); border-radius: 1.375rem; overflow: hidden; padding-bottom: 1.25rem; break-inside: avoid }
.cards :is(img, .plate) { display: block; width: 100%; height: auto; aspect-ratio: 1.5; object-fit: cover; background: var(--leaf-soft) }
.cards .plate { background: radial-gradient(circle closest-side, var(--surface) 48%, var(--line) 49% 50%, var(--surface) 51% 70%, #0000 71%), var(--leaf-soft) }
.cards h2 { margin: 1rem 1.25rem 0; font-size: 1.125rem } .cards .facts { margin: .25rem 1.25rem 0; font-size: .9375rem }
.cards a { color: inherit; text-decoration: none } .cards a::after { content: ""; position: absolute; inset: 0 } .cards li:hover { border-color: var(--ink) }
ol { list-style: none; counter-reset: step; padding: 0; display: grid; gap: 1.25rem }
ol li { counter-increment: step; position: relative; padding: .25rem 0 0 3.25rem; max-width: 44rem; break-inside: avoid }
ol li::before { content: counter(step); position: absolute; left: 0; top: 0; width: 2.25rem; height: 2.25rem; line-height: 2.25rem; border-radius: 50%; text-align: center;
  background: var(--leaf-soft); color: var(--leaf-ink); font-weight: 700 }
dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin-top: 1.25rem } dt { color: var(--muted); font-size: .9375rem } dd { font-weight: 700; font-variant-numeric: tabular-nums }
.add { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem }
.add :is(a, button) { border: 0; font: inherit; cursor: pointer; display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.25rem; border-radius: 99rem; background: var(--leaf); color: var(--on-leaf); font-weight: 600; text-decoration: none }
.add a + a { background: none; color: var(--leaf); box-shadow: inset 0 0 0 1px var(--line) }
.next { margin-top: 3rem; padding: 2rem 1.5rem; border-radius: 1.75rem; background: var(--leaf-soft); color: var(--leaf-ink) }
.next .add a + a { box-shadow: inset 0 0 0 1px currentColor }
footer { background: var(--pine); color: var(--pine-muted); font-size: .9375rem } footer a { color: var(--on-pine) }
.foot { padding-top: 2rem; padding-bottom: 2rem }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 3px } footer :focus-visible { outline-color: currentColor }
@media print { header, footer, .add, .next { display: none } .card { border: 0; padding: 0 } }
`

/** The site's typeface, if its address is known. */
const styleWith = (font: string): string =>
  font === ''
    ? STYLE
    : `@font-face { font-family: Figtree; font-weight: 300 900; font-display: swap; src: url("${font}") format("woff2") }${STYLE}`

export const simplePagePolicy = (font = '', hasForm = false): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styleWith(font)).digest('base64')}'`,
    "style-src-attr 'unsafe-inline'", // where the photo is cropped
    "img-src 'self' https:",
    "font-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action '${hasForm ? 'self' : 'none'}'`,
  ].join('; ')

interface SimplePage {
  title: string
  /** HTML, as is the footer. */
  main: string
  footer: string
  /** The address of the site's typeface; '' for the system's. */
  font?: string
  /** It has a form, which browsers send with its origin only if they may name it. */
  hasForm?: boolean
}

export const simplePage = ({ title, main, footer, font = '', hasForm = false }: SimplePage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="${hasForm ? 'same-origin' : 'no-referrer'}">
<meta name="theme-color" content="#fbf7ee" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1712" media="(prefers-color-scheme: dark)">
<title>${escapeHtml(title)} | Plateful</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${font === '' ? '' : `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`}
<style>${styleWith(font)}</style>
</head>
<body>
<header><div class="bar"><a class="logo" href="/"><img src="/icon.svg" alt="" width="36" height="36">Plateful</a>
<nav aria-label="Main"><a href="/recipes">Recipes</a><a href="/cuisines">Cuisines</a><a href="/auth">Sign in</a></nav></div></header>
<main>${main}</main>
<footer><div class="foot">${footer}</div></footer>
</body>
</html>
`
