// Fish that was braised on a layer of roots or laid on fried potatoes: both are seen, and a thin sauce runs between them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heightOn, put, type Sample } from '#studio/field.ts'
import { washed } from '#studio/finish.ts'
import { around, garnish, season, toss } from '#studio/laying.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { fishFillet } from '#studio/shapes/fish.ts'
import { pour } from '#studio/shapes/pour.ts'
import { friedPotatoSlice } from '#studio/shapes/table-potatoes.ts'
import { arc, tube } from '#studio/shapes/tube.ts'
import { plate as drawPlate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { fishSkin } from './fish-mains.ts'

/** What lay under the main thing in the pan: the scene shows it by name. */
export function layerUnder(dish: Dish, main: Part | undefined): Part[] {
  if (dish.scene.style !== 'napped' && dish.scene.style !== 'blanket') return []
  return dish.pieces.filter((part) => part !== main && dish.scene.show.some((word) => part.name.includes(word)))
}

const [RADISH, SOAKED] = [rgb('#ecc88e'), rgb('#b05a20')]

/** Half a slice of a large radish, braised: glassy, paler at the core, the sauce drawn into its edge. */
function halfMoon(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const seed = scene.random.between(0, 99)
  const tall = size * scene.random.between(0.46, 0.62)
  const rest = scene.field.settle(x, y, size * 0.6, size * 0.4, turn, 0.4, 0.2)
  const body = scene.vary(RADISH, 0.04)
  scene.field.stamp(x, y, size * 1.2, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.04 + seed, ly * 0.04, 2)
    const d = hypot(lx, ly + size * 0.4) / (size * (1 + 0.06 * (n - 0.5)))
    const flat = (ly + size * 0.4) / size
    if (d > 1 || flat < 0) return false
    const edge = Math.max(smooth(0.72, 1, d), smooth(0.2, 0, flat))
    const ring = smooth(0.03, 0.01, Math.abs(d - 0.84))
    const soaked = mix(scaled(body, 0.92 + 0.16 * n), SOAKED, 0.22 + 0.5 * edge * (0.5 + n))
    const z = 4 + tall * (1 - 0.6 * edge ** 3) + (noise(lx * 0.1 + seed, ly * 0.1) - 0.5) * 1.4
    return put(out, mix(soaked, RADISH, 0.3 * ring), heightOn(rest, lx, ly) + z, 0.8, z + 2)
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
/** Chili and soy in the stock of the fish: brick red, and one sees into it. */
const RED_SAUCE = { level: 34, radius: 284, tint: rgb('#d0623a'), body: rgb('#8a2c10'), clear: 15, rough: 1.6 }

/** The fish in halves with its skin up, on thick half-moons of radish, in a deep plate of thin red sauce. */
export function braisedHalves({ scene, dish, setting }: Stage, main: Part): void {
  const look = main.look.main
  if (!look) return
  const { random, x, y } = scene
  drawPlate(scene, { radius: 355, ...setting.ceramic, deep: 20 })
  for (let i = 0; i < 19; i++) {
    const angle = (i / 19) * Math.PI * 2 + random.bell() * 0.12
    const [rx, ry] = i % 4 === 0 ? [90, 60] : [random.between(172, 222), random.between(140, 196)]
    halfMoon(scene, x + Math.cos(angle) * rx, y + Math.sin(angle) * ry, random.between(54, 68), random.angle())
  }
  const greens = dish.find(/spinach/)
  if (greens)
    for (const [gx, gy] of [
      [-176, 120],
      [190, -128],
      [150, 168],
    ] as const)
      toss(scene, [greens], { x: x + gx, y: y + gy, radius: 74 }, { cover: 1.4, rise: 22 })
  pour(scene, RED_SAUCE)
  scene.field.withFinish(washed(GLAZE, 0.62, random.between(0, 99)), () => {
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
  if (dish.has(/scallion/)) scallionLengths(scene, x, y, 150)
  season(scene, dish, around(scene, 200), 1.4)
  garnish(scene, dish, around(scene, 150), 0.8)
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
