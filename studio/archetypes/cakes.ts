// Cakes and pies with a piece cut out, and puddings turned out of their mold.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { type Area, around, garnish, toss } from '#studio/laying.ts'
import { clamp, layeredNoise, pores, smooth, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { type CrustLook, crumbOf } from '#studio/shapes/breads.ts'
import { specks } from '#studio/shapes/surface.ts'
import { crumbSide, drum } from '#studio/shapes/upright.ts'
import { plate } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'

const CAKE_RADIUS = 250
/** Where a slice is missing: towards the viewer, so that the inside shows. */
const SLICE = { from: 0.72, width: 0.66 }

function sliceTaken(x: number, y: number): boolean {
  const angle = (Math.atan2(y, x) - SLICE.from + TAU) % TAU
  return angle < SLICE.width
}

/** Toppings stay this far from the cut. */
const FROM_THE_CUT = 30

/** The top of a cake or pie, without the place of the missing slice. */
function uncut(scene: Scene, area: Area): Area {
  const keep = (x: number, y: number): boolean => {
    const [dx, dy] = [x - scene.x, y - scene.y]
    for (let i = 0; i < 8; i++)
      if (sliceTaken(dx + FROM_THE_CUT * Math.cos((i * TAU) / 8), dy + FROM_THE_CUT * Math.sin((i * TAU) / 8)))
        return false
    return true
  }
  return { ...area, keep }
}

/** One paint for the outside, another where the knife went. */
function outsideAndCut(scene: Scene, radius: number, outside: SidePaint, cut: SidePaint): SidePaint {
  return (x, y, z) => (Math.hypot(x - scene.x, y - scene.y) > radius * 0.955 ? outside(x, y, z) : cut(x, y, z))
}

const GANACHE = rgb('#3f2012')

function frostingOf(dish: Dish): Rgb | null {
  const chocolate = dish.find(/chocolate/)
  if (chocolate && chocolate.grams > 80 && dish.has(/cream|butter/) && dish.has(/cocoa/)) return GANACHE
  const cream = dish.find(/cream cheese|mascarpone|whipping|double cream|heavy cream|buttercream|quark|frosting/)
  if (cream && cream.grams > 120) return mix(cream.look.colour, rgb('#fff3dc'), 0.3)
  const sugar = dish.find(/icing sugar|powdered sugar/)
  return sugar && sugar.grams > 90 ? rgb('#f8f1e4') : null
}

const CHEESECAKE: CrustLook = { light: rgb('#f8ebc6'), mid: rgb('#f0d79c'), dark: rgb('#c98f46') }

/** A base of crushed cookies under the filling. */
function onCrumbs(filling: SidePaint, base: number, seed: number): SidePaint {
  const crumbs = crumbSide(rgb('#b87a3c'), rgb('#7a4a20'), seed, 0.16)
  return (x, y, z) => (z - base < 17 + 3 * layeredNoise(x * 0.05, y * 0.05, 2) ? crumbs(x, y, z) : filling(x, y, z))
}

/** A round cake with a slice cut out of it. */
export const cake: Archetype = {
  zoom: [1.22, 1.38],
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    plate(scene, { radius: 355, ...setting.ceramic })
    if (dish.scene.style === 'dome') {
      dome(scene, dish)
      return
    }
    const look = dish.called(/cheesecake/) ? CHEESECAKE : crumbOf(dish)
    const creamy = dish.called(/cheesecake/)
    const iced = dish.scene.style === 'plain' || creamy ? null : frostingOf(dish)
    const seed = scene.random.between(0, 99)
    const height = creamy ? 78 : 92
    const crumb = creamy
      ? crumbSide(rgb('#f8ecca'), rgb('#f1dca8'), seed, 0.03)
      : crumbSide(dish.has(/cocoa/) ? look.light : mix(look.light, rgb('#f3d9a0'), 0.3), look.mid, seed, 0.12)
    const outside = iced ? crumbSide(iced, scaled(iced, 0.92), seed, 0.03) : crumbSide(look.mid, look.dark, seed)
    const dusted = !iced && dish.has(/icing sugar|powdered sugar/)
    drum(scene, scene.x, scene.y, {
      radius: CAKE_RADIUS,
      height,
      edge: iced ? 16 : 10,
      keep: (x, y) => !sliceTaken(x, y),
      side: (base) =>
        creamy
          ? onCrumbs(outsideAndCut(scene, CAKE_RADIUS, outside, crumb), base, seed)
          : outsideAndCut(scene, CAKE_RADIUS, outside, layeredCake(crumb, iced, base, height)),
      top: (x, y) => {
        const d = Math.hypot(x, y) / CAKE_RADIUS
        const n = layeredNoise(x * 0.02 + seed, y * 0.02, 4)
        const shine = iced === GANACHE ? 0.85 : 0.3
        if (iced) return [mix(iced, scaled(iced, 0.86), n), (n - 0.5) * 12 + Math.sin(d * 22 + n * 9) * 3, shine]
        const baked = mix(mix(look.light, look.mid, n), look.dark, smooth(0.55, 0.95, d) * 0.5)
        const sugar = dusted ? smooth(0.3, 0.6, layeredNoise(x * 0.05 + seed, y * 0.05, 3)) * 0.8 : 0
        return [mix(baked, WHITE, sugar), (n - 0.5) * 7, 0.12]
      },
    })
    decorate(scene, dish, 185)
  },
}

/** Crumb, and a line of cream in the middle of a frosted cake. */
function layeredCake(crumb: SidePaint, cream: Rgb | null, base: number, height: number): SidePaint {
  return (x, y, z) => {
    const t = (z - base) / height
    return cream && (Math.abs(t - 0.5) < 0.05 || t > 0.9) ? cream : crumb(x, y, z)
  }
}

const DOME_RADIUS = 215

/** A pudding turned out of its basin: summer pudding, steamed sponge, jelly. */
function dome(scene: Scene, dish: Dish): void {
  const { dark, light } = dish.blended((part) => part.look.kind === 'fruit')
  const seed = scene.random.between(0, 99)
  drum(scene, scene.x, scene.y, {
    radius: DOME_RADIUS + 34,
    height: 5,
    edge: 4,
    side: () => crumbSide(dark, dark, seed),
    top: () => [scaled(dark, 0.8), 0, 1],
  })
  drum(scene, scene.x, scene.y, {
    radius: DOME_RADIUS,
    height: 20,
    edge: 4,
    keep: (x, y) => !sliceTaken(x, y),
    side: () =>
      outsideAndCut(
        scene,
        DOME_RADIUS,
        crumbSide(light, dark, seed, 0.05),
        crumbSide(light, scaled(dark, 0.4), seed, 0.07),
      ),
    top: (x, y) => {
      const d = Math.hypot(x, y) / DOME_RADIUS
      const n = layeredNoise(x * 0.03 + seed, y * 0.03, 4)
      const seam = smooth(0.05, 0.01, Math.abs(Math.sin(Math.atan2(y, x) * 4 + seed))) * smooth(0.3, 0.6, d)
      const bread = mix(mix(light, dark, n), rgb('#e8a0a8'), smooth(0.62, 0.8, n) * 0.25)
      return [scaled(bread, 1 - seam * 0.4), 138 * Math.sqrt(clamp(1 - d ** 2.6)) + n * 6 - seam * 4, 0.75]
    },
  })
  const fruit = dish.of('fruit').filter((part) => part.piece)
  for (const at of [2.2, 2.9, 0.95]) {
    const [x, y] = scene.polar(at, DOME_RADIUS + 52)
    toss(scene, fruit, { x, y, radius: 44 }, { cover: 0.8, scale: 0.9 })
  }
}

function decorate(scene: Scene, dish: Dish, radius: number): void {
  const tops = dish.of('fruit', 'nut').filter((part) => part.piece && part.cut !== 'mince')
  toss(
    scene,
    tops
      .slice(0, 3)
      .map((part) => (part.piece ? { ...part, piece: { ...part.piece, layer: 'slice' as const } } : part)),
    uncut(scene, around(scene, radius)),
    { cover: 0.42, scale: 0.85 },
  )
  garnish(scene, dish, uncut(scene, around(scene, radius)), 0.5)
  if (dish.has(/icing sugar|powdered sugar/)) specks(scene, 160, radius * 1.15, [WHITE], 1.6)
}

const PIE_RADIUS = 265
const PASTRY = { pale: rgb('#e8bd74'), gold: rgb('#c9853a'), brown: rgb('#8f4f1e') }

/** Slices of fruit in their thickened juice, as the cut and the gaps of a lattice show them. */
function syrupyFruit(fruit: Part, seed: number): SidePaint {
  const pale = /apple|pear/.test(fruit.name) ? rgb('#e6bd62') : fruit.look.colour
  const flesh = mix(pale, rgb('#c98428'), 0.25)
  const juice = mix(scaled(pale, 0.5), rgb('#8a3f0c'), 0.6)
  return (x, y, z) => {
    const along = x + y * 0.4
    const slice = pores(along * 0.022 + seed, z * 0.045 + seed, 0.8)
    const fine = layeredNoise(along * 0.08 + seed, z * 0.1, 2)
    return scaled(mix(juice, flesh, smooth(0.05, 0.4, slice)), 0.85 + 0.3 * fine)
  }
}

export const pie: Archetype = {
  zoom: [1.22, 1.38],
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    plate(scene, { radius: 350, ...setting.ceramic })
    const { style } = dish.scene
    const sweet = dish.types.some((type) => /dessert|sweet|snack/.test(type))
    const savoury = !sweet && dish.has(/egg|cheese|meat|onion|spinach|leek/)
    const lidded = style === 'lid'
    const open =
      !lidded &&
      (style === 'open' || savoury || dish.called(/quiche|tart|flan|galette|key lime|pumpkin pie|custard|cheesecake/))
    const custard = dish.of('egg').length > 0 && open
    const fill = savoury
      ? { dark: rgb('#e0ac48'), light: rgb('#f6d98a') }
      : custard && !dish.scene.sauce
        ? dish.blended(({ piece, look }) => piece === null && ['cream', 'egg', 'flour', 'cheese'].includes(look.kind))
        : dish.sauce
    const seed = scene.random.between(0, 99)
    const fruit = open || lidded ? undefined : dish.first('fruit')
    const filling = fruit ? syrupyFruit(fruit, seed) : crumbSide(fill.light, fill.dark, seed, 0.06)
    const crust = crumbSide(PASTRY.pale, PASTRY.gold, seed)
    drum(scene, scene.x, scene.y, {
      radius: PIE_RADIUS,
      height: 50,
      edge: 4,
      keep: (x, y) => !sliceTaken(x, y),
      side: (base) =>
        outsideAndCut(scene, PIE_RADIUS, crust, (x, y, z) =>
          z - base < 9 || (!open && z - base > 42) ? crust(x, y, z) : filling(x, y, z),
        ),
      top: (x, y) => {
        const [u, v] = [x / PIE_RADIUS, y / PIE_RADIUS]
        const d = Math.hypot(u, v)
        const crimp = Math.sin(Math.atan2(v, u) * 40)
        const n = layeredNoise(u * 5 + seed, v * 5, 4)
        const baked = mix(mix(PASTRY.pale, PASTRY.gold, n), PASTRY.brown, smooth(0.55, 0.75, n) * 0.6)
        if (d > 0.84) return [baked, 12 * Math.sqrt(clamp(1 - ((d - 0.92) / 0.08) ** 2)) + crimp * 2.4, 0.25]
        if (lidded) return [mix(baked, PASTRY.gold, 0.3), 10 + n * 8 - (slit(u, v) ? 7 : 0), 0.45]
        const strip = (at: number): boolean => Math.abs(((at * 4.2 + 20) % 1) - 0.5) < 0.27
        if (!open && (strip(u) || strip(v)))
          return [mix(rgb('#e3b068'), rgb('#b5722c'), smooth(0.35, 0.75, n)), 4 + (strip(u) ? 3 : 1) + n * 4, 0.3]
        if (fruit) return [filling(x, 0, y), -6 + n * 8, 0.9]
        const spot = smooth(0.55, 0.75, layeredNoise(u * 6 + seed, v * 6 + seed, 3))
        return [
          mix(mix(fill.dark, fill.light, n), rgb('#a8622c'), savoury ? spot * 0.6 : 0),
          -4 + n * 6,
          savoury ? 0.45 : 0.8,
        ]
      },
    })
    if (!open) return
    const shown = dish.pieces.filter((part) => part.look.kind !== 'bread' && part.look.kind !== 'egg')
    if (savoury) {
      bakedIn(scene, shown, fill.light)
      return
    }
    const top = uncut(scene, around(scene, 200))
    toss(scene, shown, top, { cover: 0.75, scale: 0.8 })
    garnish(scene, dish, top, 0.7)
  },
}

/** Pieces under a skin of custard, so that only their backs show; brown spots where it puffed up. */
function bakedIn(scene: Scene, parts: readonly Part[], custard: Rgb): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.heightAt(scene.x - 60, scene.y - 60)
  for (const [dx, dy, radius] of [
    [-45, -80, 118],
    [-145, 55, 58],
    [120, -95, 62],
    [-75, 140, 46],
  ] as const)
    toss(scene, parts, { x: scene.x + dx, y: scene.y + dy, radius }, { cover: 0.62, scale: 0.6 })
  scene.field.stamp(
    scene.x,
    scene.y,
    PIE_RADIUS,
    0,
    (x, y, out) => {
      const d = Math.hypot(x, y) / PIE_RADIUS
      if (d > 0.85 || sliceTaken(x, y)) return false
      const n = layeredNoise(x * 0.02 + seed, y * 0.02, 4)
      const m = layeredNoise(x * 0.045 + seed, y * 0.045, 3)
      const browned = smooth(0.5, 0.72, m) * 0.75 + smooth(0.6, 0.85, d) * 0.25
      return put(out, mix(custard, rgb('#a8602a'), clamp(browned)), base + 4 + n * 6, 0.4)
    },
    CUSTARD_DEPTH,
  )
}

/** How deep one sees into the set custard. */
const CUSTARD_DEPTH = 9

/** Vents in a pastry lid. */
function slit(u: number, v: number): boolean {
  const angle = Math.atan2(v, u)
  const d = Math.hypot(u, v)
  return d > 0.15 && d < 0.42 && Math.abs(Math.sin(angle * 2.5)) < 0.07
}
