// Pies and tarts with a piece cut out: under a lid of pastry, or open.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { finishOf } from '#studio/finish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import type { Tones } from '#studio/mixing.ts'
import { clamp, hypot, layeredNoise, pores, smooth, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { citrusWheel } from '#studio/shapes/citrus.ts'
import { pipedCream } from '#studio/shapes/piped-cream.ts'
import { specks } from '#studio/shapes/surface.ts'
import { arc, tube } from '#studio/shapes/tube.ts'
import { crumbSide, drum } from '#studio/shapes/upright.ts'
import { plate } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'
import { pieInside, setCustard } from './pie-inside.ts'
import { lidAt, lidHeight } from './pie-lid.ts'
import { potPie } from './pot-pie.ts'
import { fruitRings, outsideAndCut, sliceTaken, uncut } from './slice-out.ts'

const PIE_RADIUS = 265
const SPICED = { dark: rgb('#96480f'), light: rgb('#bd6318') }
const PASTRY = { pale: rgb('#e8bd74'), gold: rgb('#c9853a'), brown: rgb('#8f4f1e') }

/** Ribs of a tart pan. */
const FLUTES = 46

/** The juice of limes leaves a custard of egg yolks pale, with a breath of green. */
function custardOf(dish: Dish): Tones {
  if (dish.called(/key lime/)) return { dark: rgb('#e2d67c'), light: rgb('#f5edae') }
  return dish.blended(({ piece, look }) => piece === null && ['cream', 'egg', 'flour', 'cheese'].includes(look.kind))
}

/** Slices of fruit in their thickened juice, as the cut shows them: thin, one on the other. */
function syrupyFruit(fruit: Part, seed: number): SidePaint {
  const pale = /apple|pear/.test(fruit.name) ? rgb('#f6d88e') : fruit.look.colour
  const flesh = mix(pale, rgb('#d99a3c'), 0.15)
  const juice = mix(scaled(pale, 0.6), rgb('#a8540f'), 0.55)
  return (x, y, z) => {
    const along = x + y * 0.4
    const bent = z + 9 * Math.sin(along * 0.03 + seed) + 8 * layeredNoise(along * 0.02, seed, 2)
    const slice = pores(along * 0.014 + seed, bent * 0.062 + seed, 0.95)
    const fine = layeredNoise(along * 0.08 + seed, z * 0.1, 2)
    return scaled(mix(juice, flesh, smooth(0.02, 0.3, slice)), 0.95 + 0.25 * fine)
  }
}

const [ZEST, DEEP_ZEST] = [rgb('#8fb43a'), rgb('#5f8f26')]
const LIME = { rind: rgb('#5f9a2a'), pulp: rgb('#c6dd78') }

/** Whipped cream piped around the edge, slices of the fruit in the middle, curls of zest on both. */
function creamAround(scene: Scene, dish: Dish): void {
  const { random } = scene
  const keep = uncut(scene, around(scene, PIE_RADIUS)).keep
  const count = 14
  for (let i = 0; i < count; i++) {
    const [x, y] = scene.polar(
      ((i + 0.2) / count) * TAU + random.bell() * 0.03,
      PIE_RADIUS * (0.68 + random.bell() * 0.01),
    )
    // None hangs over the cut.
    const free = [0, 1, 2, 3, 4, 5].every((k) => {
      const [px, py] = [x + 52 * Math.cos(k * 1.05), y + 52 * Math.sin(k * 1.05)]
      return !sliceTaken(px - scene.x, py - scene.y)
    })
    if (free) pipedCream(scene, x, y, random.between(41, 47), rgb('#fffaf0'))
  }
  const lime = dish.has(/lime/)
  for (const [dx, dy] of [
    [-92, -30],
    [-52, -64],
    [-12, -92],
  ] as const)
    citrusWheel(scene, scene.x + dx, scene.y + dy, 45, lime ? LIME : (dish.citrus ?? LIME))
  if (!dish.has(/zest/)) return
  for (const [x, y] of scene.spots(70, PIE_RADIUS * 0.74)) {
    if (!keep?.(x, y, 12) || !scene.facesUp(x, y, 8)) continue
    const paint = random.pick([ZEST, DEEP_ZEST])
    tube(scene, arc(x, y, random.between(7, 16), random.angle(), random.bell() * 1.8, 5), {
      radius: 1.6,
      paint,
      gloss: 0.3,
    })
  }
}

export const pie: Archetype = {
  zoom: [1.22, 1.38],
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    const { style } = dish.scene
    if (style === 'lid') return potPie(stage)
    plate(scene, { radius: 350, ...setting.ceramic })
    const sweet = dish.types.some((type) => /dessert|sweet|snack/.test(type))
    const savoury = !sweet && dish.has(/egg|cheese|meat|onion|spinach|leek/)
    const open =
      style === 'open' || savoury || dish.called(/quiche|tart|flan|galette|key lime|pumpkin pie|custard|cheesecake/)
    const custard = dish.of('egg').length > 0 && open
    // Spices and brown sugar make a custard of pumpkin deep and brown.
    const spiced = open && sweet && dish.has(/pumpkin|sweet potato/)
    const fill = spiced
      ? SPICED
      : savoury
        ? { dark: rgb('#e0ac48'), light: rgb('#f6d98a') }
        : custard && !dish.scene.sauce
          ? custardOf(dish)
          : dish.sauce
    const seed = scene.random.between(0, 99)
    const fruit = open ? undefined : dish.first('fruit')
    const shown = dish.pieces.filter((part) => part.look.kind !== 'bread' && part.look.kind !== 'egg')
    const bits = savoury ? shown.map(({ look }) => mix(look.colour, fill.light, 0.4)) : []
    const filling = fruit
      ? syrupyFruit(fruit, seed)
      : custard
        ? setCustard(fill.light, fill.dark, bits, seed)
        : crumbSide(fill.light, fill.dark, seed, 0.06)
    const crumbed = dish.has(/graham|digestive|cookie/)
    const crust = crumbed
      ? crumbSide(rgb('#b87a3c'), rgb('#7a4a20'), seed, 0.16)
      : crumbSide(PASTRY.pale, PASTRY.gold, seed)
    const height = open ? 50 : 58
    // Baked in a tart pan: a thin fluted crust.
    const fluted = savoury && !crumbed
    const rimFrom = fluted ? 0.91 : crumbed ? 0.86 : 0.84
    drum(scene, scene.x, scene.y, {
      radius: PIE_RADIUS,
      height,
      edge: 4,
      keep: (x, y) => !sliceTaken(x, y),
      flutes: fluted ? FLUTES : 0,
      side: (base) => {
        const inside = pieInside(
          scene,
          {
            radius: PIE_RADIUS,
            base,
            height,
            crust,
            filling,
            wall: open ? rimFrom - 0.012 : 0.95,
            floor: crumbed ? 13 : 9,
            ...(!open && { lid: lidHeight }),
            skin: savoury ? PASTRY.gold : undefined,
          },
          seed,
        )
        const outside: SidePaint = (x, y, z) => {
          const flute = fluted ? Math.abs(Math.sin(Math.atan2(y - scene.y, x - scene.x) * (FLUTES / 2))) : 0.6
          return scaled(crust(x, y, z), 0.62 + 0.5 * flute)
        }
        return outsideAndCut(scene, PIE_RADIUS, fluted ? outside : crust, inside)
      },
      top: (x, y) => {
        const [u, v] = [x / PIE_RADIUS, y / PIE_RADIUS]
        const d = hypot(u, v)
        const crimp = Math.sin(Math.atan2(v, u) * 40)
        const n = layeredNoise(u * 5 + seed, v * 5, 4)
        const baked = mix(mix(PASTRY.pale, PASTRY.gold, n), PASTRY.brown, smooth(0.55, 0.75, n) * 0.6)
        if (d > rimFrom && crumbed) {
          const fine = layeredNoise(x * 0.12 + seed, y * 0.12, 3)
          return [mix(rgb('#c08a4a'), rgb('#7a4a20'), fine), 8 + fine * 7 - 10 * smooth(0.95, 1, d), 0.1]
        }
        if (!open) return lidAt(u, v, n, PASTRY)
        if (fluted && d > rimFrom) {
          const over = (d - 0.955) / 0.05
          return [
            mix(baked, PASTRY.brown, 0.45 * smooth(0.3, 1, over + n)),
            9 * Math.sqrt(clamp(1 - over * over)) + 3 * n,
            0.2,
          ]
        }
        if (d > 0.84) return [baked, 12 * Math.sqrt(clamp(1 - ((d - 0.92) / 0.08) ** 2)) + crimp * 2.4, 0.25]
        if (spiced) {
          // Satin: it set evenly, and darkened first along the crust.
          const broad = layeredNoise(u * 2.2 + seed, v * 2.2, 2)
          const rim = smooth(0.62, 0.84, d + (broad - 0.5) * 0.1)
          return [
            mix(mix(fill.dark, fill.light, 0.35 + 0.65 * broad), rgb('#6a300c'), 0.6 * rim),
            -6 + 4 * rim + broad * 3,
            0.6,
          ]
        }
        const spot = smooth(0.55, 0.75, layeredNoise(u * 6 + seed, v * 6 + seed, 3))
        return [
          mix(mix(fill.dark, fill.light, n), rgb('#a8622c'), savoury ? spot * 0.6 : 0),
          -4 + n * 6,
          savoury ? 0.45 : 0.8,
        ]
      },
    })
    if (!open) return
    if (savoury) {
      bakedIn(scene, shown, fill.light, rimFrom)
      return
    }
    if (spiced && dish.has(/heavy cream|whipp/)) {
      const [x, y] = [scene.x - 104, scene.y - 76]
      pipedCream(scene, x, y, 84, rgb('#fffaf0'))
      specks(scene, 26, 56, [rgb('#8a4a1c'), rgb('#a8682c')], 1.6, x, y)
      return
    }
    const top = uncut(scene, around(scene, 200))
    if (dish.called(/key lime|lemon cream/)) return creamAround(scene, dish)
    const fruits = shown.filter((part) => part.look.kind === 'fruit')
    if (fruits.length > 1) {
      const inOrder = fruits.toSorted((a, b) => (b.piece?.reach ?? 0) - (a.piece?.reach ?? 0))
      fruitRings(scene, inOrder, PIE_RADIUS * 0.85, 1.02)
      return
    }
    toss(scene, shown, top, { cover: 0.75, scale: 0.8, crowd: () => 1 })
    garnish(scene, dish, top, 0.7)
  },
}

/** Pieces under a skin of custard, so that only their backs show; brown spots where it puffed up. */
function bakedIn(scene: Scene, parts: readonly Part[], custard: Rgb, rimFrom: number): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.heightAt(scene.x - 60, scene.y - 60)
  const all = { ...uncut(scene, around(scene, PIE_RADIUS * (rimFrom - 0.07))), even: true }
  scene.field.withFinish(finishOf('fried', seed), () =>
    toss(scene, parts, all, { cover: 0.5, scale: 0.62, rise: 4, crowd: () => 1 }),
  )
  scene.field.stamp(
    scene.x,
    scene.y,
    PIE_RADIUS,
    0,
    (x, y, out) => {
      const d = hypot(x, y) / PIE_RADIUS
      if (d > rimFrom + 0.01 || sliceTaken(x, y)) return false
      const n = layeredNoise(x * 0.02 + seed, y * 0.02, 4)
      const m = layeredNoise(x * 0.045 + seed, y * 0.045, 3)
      const browned = smooth(0.46, 0.7, m) * 0.85 + smooth(0.5, 0.85, d) * 0.35
      return put(out, mix(custard, rgb('#a8602a'), clamp(browned)), base + 9 + n * 7, 0.45)
    },
    CUSTARD_DEPTH,
  )
}

/** How deep one sees into the set custard. */
const CUSTARD_DEPTH = 17
