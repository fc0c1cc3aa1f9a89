// Maqluba and its like: rice that was cooked over vegetables and turned out of the pot, so that they lie on top.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { type Finish, put } from '#studio/field.ts'
import { finishOf, sauced, washed } from '#studio/finish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { cookedPiece, type Piece } from '#studio/looks/look.ts'
import { clamp, hypot, layeredNoise, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { CRISP_SKIN } from '#studio/sculpted/bird-skin.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { chickenThigh } from '#studio/sculpted/chicken-piece.ts'
import { cauliflowerCrown } from '#studio/shapes/cauliflower-crown.ts'
import { cookedTomato } from '#studio/shapes/cooked-tomato.ts'
import { eggplantSlice } from '#studio/shapes/eggplant.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { type GrainLook, grains } from '#studio/shapes/starches.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

/** Of the top, and how far its sides slumped outward when the pot was lifted. */
const RADIUS = 216
const FOOT = 276
const HEIGHT = 104

/** A cake of rice: level on top, its sides sunk a little, uneven at the foot. */
function riceCake(scene: Scene, look: GrainLook): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(scene.x, scene.y, FOOT * 0.6, FOOT * 0.6, 0, 0.6, 0).z
  scene.field.stamp(scene.x, scene.y, FOOT * 1.05, 0, (x, y, out) => {
    const angle = Math.atan2(y, x)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const slump = layeredNoise(cos * 1.8 + seed, sin * 1.8 + seed, 3) - 0.5
    const r = hypot(x, y)
    const foot = FOOT * (1 + 0.1 * slump)
    if (r > foot) return false
    const down = clamp((r - RADIUS * (1 + 0.05 * slump)) / (foot - RADIUS))
    const n = layeredNoise(x * 0.02 + seed, y * 0.02, 3)
    const z = HEIGHT * (1 - down ** 1.5) + (n - 0.5) * 9
    return put(out, scaled(mix(look.dark, look.light, n), 0.95 - 0.12 * down), base + Math.max(1, z), 0.2)
  })
}

/** Slices in a ring, each lying on the one before it. */
function ring(scene: Scene, parts: readonly Part[], distance: number, scale: number): void {
  const reach = Math.max(...parts.map((part) => part.piece?.reach ?? 30)) * scale
  const count = Math.round((TAU * distance) / (reach * 1.5))
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * TAU + scene.random.bell() * 0.05
    const drawn = parts[i % parts.length]?.piece
    // A floret is as large as the slices beside it.
    const larger = drawn ? Math.max(1, (0.8 * reach) / (drawn.reach * scale)) : 1
    drawn?.draw(scene, ...scene.polar(angle, distance + scene.random.bell() * 6), scale * larger)
  }
}

/** Cauliflower brown from the oven, tomatoes that cooked under the rice. */
function cookedUnderRice(part: Part): Part {
  if (/^tomato/.test(part.name))
    return { ...part, piece: cookedPiece('slice', 34, (s, x, y, k) => cookedTomato(s, x, y, 36 * k, 0.5)) }
  if (/eggplant/.test(part.name))
    return { ...part, piece: cookedPiece('slice', 44, (s, x, y, k) => eggplantSlice(s, x, y, 52 * k, 1.35)) }
  if (!/cauliflower/.test(part.name)) return part
  const draw: Piece['draw'] = (s, x, y, k) => {
    const seed = s.random.between(0, 99)
    s.field.withFinish(finishOf('baked', seed), () =>
      s.field.withFinish(washed(ROASTED, 0.4, seed), () =>
        cauliflowerCrown(s, x, y, s.random.between(32, 40) * k, ROASTED),
      ),
    )
  }
  return { ...part, piece: cookedPiece('chunk', 30, draw) }
}
const ROASTED = rgb('#c07c28')

/** Two thighs in the middle, brown from the pan: from the middle, and where the bone points. */
const THIGHS = [
  [-74, -26, 2.6],
  [74, 10, 0.5],
] as const

function thighsOnTop(scene: Scene): void {
  const { field, random, x, y } = scene
  const level = field.heightAt(x, y) - 10
  const solids = THIGHS.flatMap(([dx, dy, bone], i) => {
    const size = random.between(86, 94)
    field.withCeiling(
      () => level,
      () =>
        ellipsoid(scene, x + dx, y + dy, {
          rx: size * 0.8,
          ry: size * 0.5,
          rz: size * 0.5,
          turn: bone,
          paint: CRISP_SKIN.amber,
          sink: 0,
        }),
    )
    const look = { tones: CRISP_SKIN, browned: 1, seed: random.between(0, 99), uneven: true }
    return chickenThigh({ x: dx, y: dy, size, boneAt: bone + random.bell() * 0.15, look, trimmed: i > 0 })
  })
  field.overlays.push(sculpture(x, y, level, solids))
}

/** Soft and oily, but no mirror. */
const satin: Finish = (out) => {
  out.gloss *= 0.42
}

const GOLDEN = { light: rgb('#f3cf72'), dark: rgb('#d9a03a') }

export function turnedOutRice({ scene, dish, setting }: Stage, plain: GrainLook): void {
  // A spoonful of turmeric colors a whole pot.
  const look = dish.has(/turmeric|saffron/) ? { ...plain, ...GOLDEN } : plain
  plate(scene, { radius: 358, ...setting.ceramic })
  const seed = scene.random.between(0, 99)
  const parts = dish.simmered.filter((part) => part.piece && !dish.isBeside(part))
  const flat = parts
    .map(cookedUnderRice)
    .filter(({ cut, name }) => cut === 'slice' || cut === 'wedge' || /cauliflower/.test(name))
  const rest = parts.filter((part) => !flat.some(({ name }) => name === part.name) && part.look.kind !== 'egg')
  riceCake(scene, look)
  grains(scene, 5600, FOOT - 2, look)
  // All of it lay at the bottom of the pot, in the oil, and took color there.
  const golden = sauced(rgb('#ecb85c'), 0.5, seed, 0.1)
  if (flat.length)
    scene.field.withFinish(satin, () =>
      scene.field.withFinish(washed(rgb('#c06a1c'), 0.3, seed), () => ring(scene, flat, RADIUS * 0.8, 1.16)),
    )
  const thighs = rest.some((part) => part.look.main?.form === 'drumstick')
  const others = rest.filter((part) => part.look.main?.form !== 'drumstick')
  scene.field.withFinish(golden, () =>
    toss(scene, others, around(scene, RADIUS * 0.54), { cover: thighs ? 0.5 : 1.25, scale: 1.2, rise: 44 }),
  )
  if (thighs) thighsOnTop(scene)
  garnish(scene, dish, around(scene, RADIUS * 0.86), 1, 1.15)
}
