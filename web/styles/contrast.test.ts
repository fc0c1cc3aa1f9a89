import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./app.css', import.meta.url), 'utf8')

/** Every token of the form `--color-name: light-dark(#light, #dark)`. */
const tokens = new Map(
  [...css.matchAll(/--color-([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function ratio(front: string, back: string, scheme: 'light' | 'dark') {
  const [a, b] = [tokens.get(front), tokens.get(back)]
  if (!a || !b) throw new Error(`No color token called ${a ? back : front}.`)
  return contrast(a[scheme], b[scheme])
}

const PAPERS = ['ground', 'surface', 'sunken']
const TONES = ['leaf', 'tomato', 'apricot', 'berry', 'lake', 'danger']

const TEXT: [front: string, back: string][] = [
  ...['ink', 'muted', 'leaf', 'leaf-strong', 'tomato', 'danger'].flatMap((front) =>
    PAPERS.map((back): [string, string] => [front, back]),
  ),
  ...TONES.map((tone): [string, string] => [`${tone}-ink`, `${tone}-soft`]),
  ...TONES.map((tone): [string, string] => ['ink', `${tone}-soft`]),
  ...['leaf', 'tomato', 'apricot', 'danger'].map((tone): [string, string] => [`on-${tone}`, tone]),
  ['on-leaf', 'leaf-strong'],
  ['on-danger', 'danger-strong'],
  ['on-apricot', 'apricot-strong'],
  ['on-pine', 'pine'],
  ['pine-muted', 'pine'],
  ['apricot', 'pine'],
]

const SHAPES: [front: string, back: string][] = [
  ...['edge', 'leaf', 'berry', 'lake', 'danger', 'tomato'].flatMap((front) =>
    ['ground', 'surface'].map((back): [string, string] => [front, back]),
  ),
  ['apricot-ink', 'surface'],
]

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  it.each(TEXT)('%s on %s can be read (4.5 : 1)', (front, back) => {
    expect(ratio(front, back, scheme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SHAPES)('%s on %s can be made out (3 : 1)', (front, back) => {
    expect(ratio(front, back, scheme)).toBeGreaterThanOrEqual(3)
  })
})

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
