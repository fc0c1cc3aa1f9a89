// A page without scripts and menu: a shared recipe, or a message.
import { createHash } from 'node:crypto'
import { escapeHtml } from './document.ts'

const STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#fbf7ee, #0f1712); --ink: light-dark(#1d2a22, #f2efe6);
  --muted: light-dark(#59645b, #a9b6ac); --line: light-dark(#e5dccb, #2d3b33); --leaf: light-dark(#1e6b45, #7fcf9b); }
* { box-sizing: border-box; margin: 0 }
body { background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
header, main, footer { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem }
header { padding-bottom: 0 } header a { display: inline-flex; align-items: center; gap: .5rem; font-weight: 700; text-decoration: none }
h1 { font-size: clamp(1.9rem, 1.4rem + 2.4vw, 3rem); line-height: 1.1; text-wrap: balance }
h2 { font-size: 1.375rem; margin-bottom: .5rem }
.photo { display: block; width: 100%; aspect-ratio: 2; object-fit: cover; border-radius: 1.75rem; margin-bottom: 1.5rem }
.facts { color: var(--muted); margin-top: .5rem }
.parts { display: grid; gap: 2rem 3rem; margin-top: 2rem }
@media (min-width: 48rem), print { .parts { grid-template-columns: 1fr 1.8fr } }
ul { list-style: none; padding: 0 } ul li { border-bottom: 1px solid var(--line); padding: .4rem 0 }
ol { padding-left: 1.5rem } ol li { padding: .3rem 0 .3rem .25rem; break-inside: avoid } ol ::marker { color: var(--leaf); font-weight: 700 }
dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin-top: 1rem } dt { color: var(--muted); font-size: .9375rem } dd { font-weight: 700 }
footer { color: var(--muted); font-size: .9375rem; border-top: 1px solid var(--line); margin-top: 2rem } a { color: var(--leaf) }
.add { margin-top: 1rem } .add a { display: inline-block; padding: .625rem 1.25rem; border-radius: 99rem; background: var(--leaf); color: var(--ground); font-weight: 600; text-decoration: none }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 3px }
@media print { header, footer, .add { display: none } }
`

export const SIMPLE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "style-src-attr 'unsafe-inline'", // where the photo is cropped
  "img-src 'self' https:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** `main` and `footer` are HTML. */
export const simplePage = (title: string, main: string, footer: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)} | Plateful</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<header><a href="/"><img src="/icon.svg" alt="" width="32" height="32">Plateful</a></header>
<main>${main}</main>
<footer>${footer}</footer>
</body>
</html>
`
