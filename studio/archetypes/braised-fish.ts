// Fish that was braised on a layer of roots or laid on fried potatoes: both are seen, and a thin sauce runs between them.
import { mix, rgb, scaled, stained } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heightOn, put, type Sample } from '#studio/field.ts'
import { washed } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish, season } from '#studio/laying.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { wiltedLeaf } from '#studio/shapes/cooked-greens.ts'
import { nap } from '#studio/shapes/drizzle.ts'
import { fishFillet } from '#studio/shapes/fish.ts'
import { specks } from '#studio/shapes/surface.ts'
import { friedPotatoSlice } from '#studio/shapes/table-potatoes.ts'
import { thinPool } from '#studio/shapes/thin-pool.ts'
import { arc, tube } from '#studio/shapes/tube.ts'
import { plate as drawPlate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { fishSkin } from './fish-mains.ts'

/** What lay under the main thing in the pan: the scene shows it by name. */
export function layerUnder(dish: Dish, main: Part | undefined): Part[] {
  if (dish.scene.style !== 'napped' && dish.scene.style !== 'blanket') return []
  return dish.pieces.filter((part) => part !== main && dish.scene.show.some((word) => part.name.includes(word)))
}

const [RADISH, GLASSY, SOAKED] = [rgb('#f1dcae'), rgb('#e2b478'), rgb('#c4642a')]

/** Half a slice of a large radish, braised: glassy, paler at its heart, the sauce drawn into its edge and run over part of it. */
function halfMoon(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const seed = scene.random.between(0, 99)
  const tall = size * scene.random.between(0.3, 0.4)
  const rest = scene.field.settle(x, y, size * 0.6, size * 0.4, turn, 0.3, 0.24)
  scene.field.stamp(x, y, size * 1.2, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.04 + seed, ly * 0.04, 2)
    const d = hypot(lx, ly + size * 0.4) / (size * (1 + 0.06 * (n - 0.5)))
    const flat = (ly + size * 0.4) / size
    if (d > 1 || flat < 0) return false
    const edge = Math.max(smooth(0.66, 1, d), smooth(0.26, 0, flat))
    const angle = Math.atan2(ly + size * 0.4, lx)
    const ray = layeredNoise(Math.cos(angle) * 8 + seed, Math.sin(angle) * 8 + d, 2)
    const ran = smooth(0.46, 0.66, layeredNoise(lx * 0.022 + seed, ly * 0.022 - seed, 2))
    const clear = mix(RADISH, GLASSY, 0.25 + 0.55 * edge + 0.5 * (ray - 0.5))
    const soaked = stained(clear, SOAKED, Math.min(0.8, 0.16 + 0.3 * edge + 0.42 * ran))
    const z = 4 + tall * (1 - 0.7 * edge ** 2.4) + (noise(lx * 0.1 + seed, ly * 0.1) - 0.5)
    return put(out, soaked, heightOn(rest, lx, ly) + z, 1, z + 2)
  })
}

const [LEAF, STALK] = [rgb('#3f8428'), rgb('#cfe0a0')]

/** Scallions in long pieces, wilted over the fish. */
function scallionLengths(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene
  for (let i = 0; i < 9; i++) {
    const [px, py] = [x + random.between(-1, 1) * reach, y + random.bell() * reach * 0.45]
    const green = scene.vary(
      mix(LEAF, STALK, random.chance(0.3) ? random.between(0.5, 1) : random.between(0, 0.3)),
      0.06,
    )
    tube(scene, arc(px, py, random.between(46, 78), random.angle(), random.bell() * 1.1, 8), {
      radius: random.between(4.4, 6.4),
      paint: (_t, h) => scaled(green, 0.72 + 0.36 * h),
      gloss: 0.7,
      flatten: 0.6,
      sink: 0.6,
    })
  }
}

/** Fillets cut across in half: x, y, which half, turn. */
const HALVES = [
  [-104, -66, 'head', -0.24],
  [96, -84, 'tail', -0.4],
  [-86, 62, 'tail', 0.16],
  [104, 44, 'head', -0.1],
] as const

const GLAZE = rgb('#a04a1c')
/** Chili and soy in the stock of the fish, cooked down: brick red, opaque, with flakes of chili in it. */
const RED_SAUCE = { dark: rgb('#8a2a0c'), light: rgb('#c04e1e'), strength: 0.98, edge: 0.97 }
const FLAKES = ['#6a1606', '#8f2408'].map(rgb)
const WILTED = rgb('#2f5f1a')

/** Where the greens and the half-moons of radish lie, from the middle. */
const GREENS = [
  [-168, 116],
  [182, -108],
] as const

/** The fish in halves with its skin up, on thick half-moons of radish, a red sauce run out about it. */
export function braisedHalves({ scene, dish, setting }: Stage, main: Part): void {
  const look = main.look.main
  if (!look) return
  const { random, x, y } = scene
  drawPlate(scene, { radius: 355, ...setting.ceramic, deep: 12 })
  thinPool(scene, x, y + 6, { reach: 300, aspect: 0.84, ...RED_SAUCE })
  specks(scene, 110, 196, FLAKES, 2.4)
  for (let i = 0; i < 17; i++) {
    const angle = (i / 17) * Math.PI * 2 + random.bell() * 0.16
    const [rx, ry] = i % 4 === 0 ? [90, 56] : [random.between(168, 216), random.between(128, 182)]
    halfMoon(scene, x + Math.cos(angle) * rx, y + Math.sin(angle) * ry, random.between(54, 66), random.angle())
  }
  if (dish.has(/spinach/))
    for (const [gx, gy] of GREENS) {
      const heap = { x: x + gx, y: y + gy, radius: 80 }
      heaped(scene, heap, 18, () => {
        for (const spot of scene.spots(26, 66, heap.x, heap.y))
          wiltedLeaf(scene, ...spot, random.between(52, 84), WILTED)
      })
    }
  scene.field.withFinish(washed(GLAZE, 0.5, random.between(0, 99)), () => {
    for (const [dx, dy, half, turn] of HALVES)
      fishFillet(scene, x + dx * 1.05, y + dy * 1.05, {
        ...look,
        flesh: mix(look.flesh, look.fat, 0.5),
        skin: fishSkin(main.name),
        half,
        turn: turn + random.bell() * 0.06,
        halfLength: 212,
        halfWidth: 74,
        crusted: 0.05,
      })
  })
  // Spooned over them.
  pouredOver(scene, x, y)
  if (dish.has(/scallion/)) scallionLengths(scene, x, y, 150)
  season(scene, dish, around(scene, 200), 1.4)
  garnish(scene, dish, around(scene, 150), 0.8)
}

/** A few spoonfuls of the sauce along the fish. */
function pouredOver(scene: Scene, x: number, y: number): void {
  for (const [dx, dy, reach] of [
    [-60, -8, 92],
    [84, -18, 84],
  ] as const)
    nap(scene, x + dx, y + dy, { reach, deep: 40, dark: RED_SAUCE.dark, light: RED_SAUCE.light, strength: 0.86 })
}

/** Fried potatoes, on which the fish is laid: a broad bed that shows all around it. */
export function friedBed(scene: Scene, x: number, y: number, size: number): void {
  for (const [u, v] of scene.spots(88, 1, 0, 0))
    friedPotatoSlice(scene, x + u * 208 * size, y + 8 + v * 184 * size, scene.random.between(24, 36) * size)
}

const SEEDS = [rgb('#8a5a1c'), rgb('#c9962c'), rgb('#5c3410')] as const

/** Whole grains of mustard in a pale sauce. */
export function mustardGrains(scene: Scene, x: number, y: number, reach: number, deep: number): void {
  for (const [u, v] of scene.spots(90, 1, 0, 0)) {
    const [r, colour] = [scene.random.between(2.2, 3.4), scene.random.pick(SEEDS)]
    const grain = (lx: number, ly: number, out: Sample): boolean => {
      const d = hypot(lx, ly) / r
      out.alpha = smooth(1, 0.7, d)
      return d < 1 && put(out, colour, 1.6 * (1 - d * d), 0.7)
    }
    scene.field.stamp(x + u * reach, y + v * deep - u * reach * 0.2, r, 0, grain, 'decal')
  }
}
