// Frittatas and eggs as the main thing.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { finishOf, sauced } from '#studio/finish.ts'
import { type Area, around, garnish, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { hypot, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import { type Part, withFinish } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { type CutPlace, sliceAt } from '#studio/shapes/cut-layers.ts'
import { disc } from '#studio/shapes/disc.ts'
import { eggHalf } from '#studio/shapes/egg-half.ts'
import { deviledEgg, marbledEgg } from '#studio/shapes/eggs.ts'
import { coat, liquid, specks } from '#studio/shapes/surface.ts'
import { friedPotatoSlice } from '#studio/shapes/table-potatoes.ts'
import { drum } from '#studio/shapes/upright.ts'
import { bowl, plate, skillet } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'

const YELLOW = rgb('#f6cf5c')
const BROWN = rgb('#c98a34')
const GOLDEN = rgb('#d9922a')

export const frittata: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: (dish) => (dish.scene.style === 'cake' ? ['three-quarter', 'close'] : ['above', 'three-quarter']),
  draw({ scene, dish, setting }) {
    if (dish.scene.style === 'cake') {
      plate(scene, { radius: 350, ...setting.ceramic })
      tortilla(scene, dish)
      return
    }
    skillet(scene, 315, scene.random.pick([0.55, 2.6, -0.6]))
    const seed = scene.random.between(0, 99)
    const herbs = dish.grams('herb', 'leaf')
    const green = Math.min(0.92, herbs / 260)
    const crumb = mix(YELLOW, rgb('#4f7a22'), green)
    const herb = mix(rgb('#2f4a14'), rgb('#1f3a10'), 0.5)
    // So full of herbs that it is more green than yellow: it is cut into wedges in the pan.
    const herby = green > 0.5
    disc(scene, scene.x, scene.y, {
      radius: 272,
      thickness: 30,
      turn: 0,
      edge: 12,
      tilt: 0,
      lean: 0,
      face: (d, a, u, v) => {
        if (d > 1) return null
        const n = layeredNoise(u * 5 + seed, v * 5, 4)
        const m = layeredNoise(u * 11 + seed, v * 11, 3)
        const egg = mix(crumb, mix(crumb, rgb('#f8e08a'), herby ? 0.3 : 0.7 * (1 - green)), n)
        const chopped = herby ? smooth(0.5, 0.6, layeredNoise(u * 26 + seed, v * 26, 2)) : 0
        const spot = herby ? smooth(0.6, 0.68, layeredNoise(u * 30 - seed, v * 30, 2)) : 0
        const wedge = ((((a + seed) / TAU) * 6) % 1) + 1
        const cut = herby
          ? smooth(5, 2, Math.abs((wedge % 1) - 0.5) * 2 > 0.5 ? (1 - Math.abs((wedge % 1) - 0.5) * 2) * d * 140 : 99)
          : 0
        const speckled = mix(mix(egg, herb, chopped * 0.6), rgb('#c9b84a'), spot * 0.5)
        const browned = mix(BROWN, rgb('#5a3c12'), green * 0.7)
        const heat = smooth(0.5, 0.75, m) * (herby ? 0.3 : 0.7) + smooth(0.84, 1, d) * 0.6
        return [scaled(mix(speckled, browned, heat), 1 - 0.6 * cut), n * 10 + m * 4 + chopped * 3 - cut * 12, 0.35]
      },
    })
    const mixedIn = dish.pieces.filter(
      (part) => part.look.kind !== 'egg' && !dish.isBeside(part) && (!herby || part.look.kind !== 'leaf'),
    )
    // Potatoes are the body of it, and the egg only binds them.
    const hearty = mixedIn.some(({ name }) => /potato/.test(name))
    if (hearty)
      for (const [reach, cover] of [
        [236, 1.15],
        [220, 0.25],
      ] as const)
        toss(scene, mixedIn.map(hearted), around(scene, reach), { cover, scale: 1.05, rise: 4 })
    else toss(scene, mixedIn, around(scene, 225), { cover: 0.45, scale: 0.8 })
    garnish(scene, dish, around(scene, 220), herby ? 0.7 : 0.8)
    const fresh = dish.parts.filter((part) => dish.isBeside(part) && part.piece)
    toss(scene, fresh, { x: scene.x - 40, y: scene.y + 30, radius: 70 }, { cover: 0.8, scale: 0.9 })
  },
}

const CRISP_SLICE = cookedPiece('slice', 42, (s, x, y, k) => friedPotatoSlice(s, x, y, 54 * k))

/** Broad slices of potato, crisp from the pan before the egg went in; bacon is a seasoning there. */
function hearted(part: Part): Part {
  if (/potato/.test(part.name)) return withFinish({ ...part, piece: CRISP_SLICE }, sauced(GOLDEN, 0.2, 5, 0.1))
  return part.look.kind === 'meat'
    ? withFinish({ ...part, grams: part.grams * 0.35 }, sauced(BROWN, 0.3, 5, 0.3))
    : part
}

/** Where a wedge was taken: towards the viewer, a little to the right. */
function wedgeGone(x: number, y: number): boolean {
  return Math.abs(Math.atan2(y, x) - 1.1) < 0.36
}

function potatoAt(egg: Rgb, inside: Rgb, rim: Rgb, place: CutPlace, n: number): Rgb {
  const slice = sliceAt(place, 104, 6)
  if (!slice) return scaled(egg, 0.95)
  return scaled(mix(inside, rim, 0.6 * smooth(0.5, 1, slice.rim)), 1.04 + 0.12 * slice.above + 0.3 * (n - 0.5))
}

const ZUCCHINI = { flesh: rgb('#e3e6a0'), seeds: rgb('#c8cc74'), skin: rgb('#4f7f2a') }

/** Soft slices seen from the side: pale strips with a dot of skin at each end; the egg runs in over their edges. */
function zucchiniAt(egg: Rgb, place: CutPlace, n: number): Rgb {
  const slice = sliceAt(place, 66, 4)
  if (!slice || slice.cell % 4 === 0) return egg
  const flesh = mix(ZUCCHINI.flesh, ZUCCHINI.seeds, smooth(0.4, 0.7, n))
  const strip = mix(flesh, ZUCCHINI.skin, smooth(0.78, 0.92, Math.abs(slice.across)))
  return mix(egg, scaled(strip, 0.98 + 0.1 * slice.above), 0.7 * smooth(1, 0.35, slice.rim))
}

/** The cut: slices of potato packed close with the set egg between them, or rounds of zucchini here and there in it. */
function eggCut(inside: Rgb, rim: Rgb, packed: boolean, base: number, seed: number): SidePaint {
  return (x, y, z) => {
    const along = x * 0.8 + y * 0.8
    // No two slices lie level.
    const up = (z - base) / CAKE.height + 0.12 * (layeredNoise(along * 0.014 + seed, z * 0.02, 2) - 0.5)
    const n = layeredNoise(along * 0.05 + seed, z * 0.07, 3)
    const egg = scaled(mix(rgb('#f7d878'), rgb('#e8b440'), smooth(0.35, 0.7, n)), 0.95 + 0.2 * n)
    const skin = 0.8 * Math.max(smooth(0.93, 1, up), smooth(0.08, 0, up))
    const body = packed ? potatoAt(egg, inside, rim, { along, up, seed }, n) : zucchiniAt(egg, { along, up, seed }, n)
    return scaled(mix(body, BROWN, skin), 1.08)
  }
}

/** Potatoes make it thick; with zucchini it is thinner and wider. */
const CAKE = { radius: 222, height: 76 }

/** A thick omelette turned out of its pan, one wedge gone: potatoes or zucchini show in the cut. */
function tortilla(scene: Scene, dish: Dish): void {
  const aside = dish.parts.filter((part) => dish.isBeside(part) && part.piece)
  // The salad stays within the rim.
  const [x, y] = aside.length ? [scene.x + 52, scene.y - 40] : [scene.x, scene.y]
  const seed = scene.random.between(0, 99)
  const potato = dish.has(/potato/)
  const inside = potato ? rgb('#f8e6ac') : rgb('#dfe6a4')
  drum(scene, x, y, {
    ...CAKE,
    edge: 24,
    keep: (lx, ly) => !wedgeGone(lx, ly),
    side: (base) => {
      const cut = eggCut(inside, potato ? rgb('#d9a848') : rgb('#4f8a34'), potato, base, seed)
      return (sx, sy, z) => {
        if (hypot(sx - x, sy - y) < CAKE.radius * 0.95) return cut(sx, sy, z)
        const n = layeredNoise(sx * 0.05 + seed, z * 0.09, 3)
        return mix(YELLOW, BROWN, 0.4 + 0.6 * n)
      }
    },
    top: (lx, ly) => {
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 4)
      const m = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
      const golden = mix(YELLOW, BROWN, smooth(0.35, 0.7, n))
      return [mix(golden, rgb('#8a4a18'), smooth(0.55, 0.75, m) * 0.7), n * 8, 0.5]
    },
  })
  const keep = (px: number, py: number, reach: number): boolean =>
    hypot(px - x, py - y) < CAKE.radius - reach - 24 &&
    ![-1, 0, 1].some((k) => wedgeGone(px - x + k * reach, py - y + Math.abs(k) * reach * 0.5))
  if (!potato) setInEgg(scene, dish, { x, y, radius: CAKE.radius - 24, keep, even: true }, seed)
  const salad = { x: scene.x - 178, y: scene.y + 146, radius: 78 }
  toss(scene, aside, salad, { cover: 1.1, scale: 0.82, rise: 30 })
  garnish(scene, dish, { x: x - 30, y: y - 30, radius: 130, keep }, 0.4)
}

/** Slices that were fried first, half under the egg that set around them. */
function setInEgg(scene: Scene, dish: Dish, area: Area, seed: number): void {
  const shown = dish.pieces.filter(
    (part) => part.look.kind !== 'egg' && part.look.kind !== 'leaf' && !dish.isBeside(part),
  )
  const top = scene.field.heightAt(area.x - 60, area.y - 60)
  scene.field.withCeiling(
    () => top - 15,
    () =>
      scene.field.withFinish(finishOf('fried', seed), () =>
        toss(scene, shown, area, { cover: 2, scale: 1, rise: 4, crowd: () => 1 }),
      ),
  )
  scene.field.stamp(
    area.x,
    area.y,
    area.radius,
    0,
    (x, y, out) => {
      if (hypot(x, y) > area.radius || wedgeGone(x, y)) return false
      const n = layeredNoise(x * 0.025 + seed, y * 0.025, 3)
      return put(out, mix(YELLOW, BROWN, 0.7 * smooth(0.45, 0.7, n)), top + (n - 0.5) * 9, 0.45)
    },
    7,
  )
}

export const eggHalves: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish, setting }) {
    if (dish.scene.style === 'marbled') {
      bowl(scene, { radius: 300, ...setting.ceramic, depth: 74 })
      teaEggs(scene, dish)
      return
    }
    plate(scene, { radius: 350, ...setting.ceramic })
    toss(
      scene,
      dish.of('leaf').filter((part) => part.piece),
      around(scene, 215),
      { cover: 0.8 },
    )
    const deviled = dish.called(/devil/)
    const paprika = dish.has(/paprika/)
    for (const [distance, count] of deviled ? PARTY_RINGS : HALF_RINGS) {
      for (let i = 0; i < count; i++) {
        const loose = deviled ? scene.random.bell() : 0
        const [x, y] = scene.polar((i / count) * TAU + distance + loose * 0.05, distance + loose * 9)
        if (deviled) {
          deviledEgg(scene, x, y, 86 + loose * 3)
          if (paprika) specks(scene, 26, 40, [rgb('#b8401a'), rgb('#9a2f10'), rgb('#cf5a24')], 1.9, x, y)
        } else eggHalf(scene, x, y, 66, false)
        garnish(scene, dish, { x, y, radius: deviled ? 34 : 36 }, deviled ? 1 : 0.5, 0.5)
      }
    }
    if (!deviled) garnish(scene, dish, around(scene, 215), 0.5)
  },
}

/** How far from the middle, and how many halves. */
const HALF_RINGS = [
  [175, 8],
  [62, 3],
] as const
const PARTY_RINGS = [
  [226, 9],
  [92, 3],
] as const

/** Eggs that were cracked and steeped: some whole, some halved, in a bowl with the dark tea. */
function teaEggs(scene: Scene, dish: Dish): void {
  const stain = rgb('#9a5c24')
  const tea = { radius: 272, dark: rgb('#3a1808'), light: rgb('#6a3312'), gloss: 1, rough: 1 }
  coat(scene, 272, rgb('#5a2a10'))
  for (let i = 0; i < 6; i++) marbledEgg(scene, ...scene.polar((i / 6) * TAU + 0.4, 176), 88, stain)
  for (const [dx, turn] of [
    [-54, 1.9],
    [58, -0.5],
  ] as const)
    eggHalf(scene, scene.x + dx, scene.y + 6, 76, false, mix(rgb('#fbf5ea'), stain, 0.18), turn)
  liquid(scene, { ...tea, level: 48, clear: 9 })
  garnish(scene, dish, around(scene, 215), 0.4)
}
