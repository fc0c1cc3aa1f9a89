// Plates of separate items with no main one.
import { mix, rgb, scaled, WHITE } from '#studio/colour.ts'
import { around, garnish, season, toss } from '#studio/laying.ts'
import { hypot, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import { spiral } from '#studio/shapes/drizzle.ts'
import { mound } from '#studio/shapes/surface.ts'
import { bowl, plate as drawPlate } from '#studio/vessels.ts'
import type { Archetype, Stage } from './archetype.ts'
import { aroundSauce } from './around-sauce.ts'
import { cookedBreakfast } from './cooked-breakfast.ts'
import { heapOf } from './heaps.ts'

const LINSEED = rgb('#ecc75a')
/** Two heaps that run into each other. */
const FIRST = [
  [-190, -20, 150],
  [-60, 165, 165],
] as const

/** Where a small bowl of quark stands on the plate, and how large it is. */
const QUARK = { x: 96, y: -92, radius: 168 }

/** Potatoes in front of a small bowl of quark, with a thread of oil on it; what was stirred into the quark shows in it. */
function aboutCream(stage: Stage, cream: Part, shown: readonly Part[]): void {
  const { scene, dish, setting } = stage
  const others = shown.filter((part) => part !== cream && part.cut !== 'chop')
  const stirred = shown.filter((part) => part !== cream && part.cut === 'chop')
  const [x, y] = [scene.x + QUARK.x, scene.y + QUARK.y]
  const keep = (px: number, py: number, reach: number): boolean =>
    hypot(px - scene.x, py - scene.y) + reach < 330 && hypot(px - x, py - y) > QUARK.radius + reach * 0.7
  // The first along the front, the others to the right of it.
  const [first, ...rest] = others
  if (first)
    for (const [dx, dy, radius] of FIRST) heapOf(scene, dish, first, { x: scene.x + dx, y: scene.y + dy, radius, keep })
  rest.forEach((part, i) => {
    const [px, py] = scene.polar(0.62 + i * 0.7, 240)
    heapOf(scene, dish, part, { x: px, y: py, radius: 104, keep })
  })
  season(scene, dish, { x: scene.x - 90, y: scene.y + 90, radius: 190 }, 0.4)
  bowl(scene, { x, y, radius: QUARK.radius, ...setting.ceramic, depth: 84 })
  const white = mix(cream.look.colour, WHITE, 0.3)
  mound(scene, {
    x,
    y,
    radius: QUARK.radius * 0.92,
    rise: 50,
    base: 52,
    dark: scaled(white, 0.94),
    light: white,
    rough: 16,
    grain: 0.024,
    gloss: 0.5,
  })
  toss(scene, stirred, { x, y, radius: 116 }, { cover: 0.1, scale: 0.7, rise: 4 })
  if (dish.has(/oil/)) spiral(scene, 84, 2.2, 3.6, LINSEED, x, y)
  garnish(scene, dish, { x, y, radius: 118 }, 0.7)
}

/** Separate items with no main one: a cooked breakfast, a mezze. */
export const assorted: Archetype = {
  zoom: [1.2, 1.34],
  cameras: ['above', 'three-quarter'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.scene.style === 'breakfast') return cookedBreakfast(stage)
    if (dish.called(/aioli/)) return aroundSauce(stage)
    drawPlate(scene, { radius: 375, ...setting.ceramic })
    const kinds = [
      'meat',
      'poultry',
      'fish',
      'seafood',
      'egg',
      'vegetable',
      'legume',
      'bread',
      'leaf',
      'fruit',
      'tofu',
      'cheese',
    ]
    const shown = dish.parts
      .filter((part) => dish.isBeside(part) || (kinds.includes(part.look.kind) && part.grams > 20 && !part.look.citrus))
      .filter((part) => part.piece?.layer !== 'garnish')
      .filter((part) => part.piece ?? (part.look.main || part.look.kind === 'bread' || dish.isBeside(part)))
      .slice(0, 8)
    const ring = shown.slice(0, 7)
    const start = scene.random.angle()
    const keep = (x: number, y: number, reach: number): boolean => hypot(x - scene.x, y - scene.y) + reach < 336
    const cream = shown.find((part) => dish.isBeside(part) && (part.look.kind === 'cream' || /quark/.test(part.name)))
    if (cream) return aboutCream(stage, cream, shown)
    const middle = shown.length > 4 ? ring.shift() : undefined
    ring.forEach((part, i) => {
      const [x, y] = scene.polar(start + (i / ring.length) * TAU, 188)
      heapOf(scene, dish, part, { x, y, radius: Math.min(138, 800 / ring.length), keep })
    })
    if (middle) heapOf(scene, dish, middle, { x: scene.x, y: scene.y, radius: 126 })
    garnish(scene, dish, around(scene, 220), 0.5)
    season(scene, dish, around(scene, 225), 0.6)
  },
}
