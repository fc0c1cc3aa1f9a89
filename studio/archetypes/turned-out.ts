// Maqluba and its like: rice that was cooked over vegetables and turned out of the pot, so that they lie on top.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { type Finish, put } from '#studio/field.ts'
import { sauced, washed } from '#studio/finish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { cookedPiece, type Piece } from '#studio/looks/look.ts'
import { clamp, hypot, layeredNoise, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { cauliflowerCrown } from '#studio/shapes/cauliflower-crown.ts'
import { skinOnThigh } from '#studio/shapes/skin-on-thigh.ts'
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

/** White, with brown edges. */
function roastedFlorets(part: Part): Part {
  if (!/cauliflower/.test(part.name)) return part
  const draw: Piece['draw'] = (s, x, y, k) => {
    const washedIn = s.field.finish
    s.field.finish = null
    cauliflowerCrown(s, x, y, s.random.between(30, 38) * k, ROASTED)
    s.field.finish = washedIn
  }
  return { ...part, piece: cookedPiece('chunk', 30, draw) }
}
const ROASTED = rgb('#c98a34')

/** Where each thigh lies, and where its bone points. */
const THIGHS = [
  [82, -62, 5.5],
  [-66, -58, 2.7],
  [60, 44, 1.1],
  [-48, 40, 2.2],
] as const

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
    .map(roastedFlorets)
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
  const thighs = rest.find((part) => part.look.main?.form === 'drumstick')?.look.main
  const others = rest.filter((part) => part.look.main?.form !== 'drumstick')
  scene.field.withFinish(golden, () =>
    toss(scene, others, around(scene, RADIUS * 0.54), { cover: thighs ? 0.5 : 1.25, scale: 1.2, rise: 44 }),
  )
  // Thighs lie about the middle, their bones outward.
  if (thighs) for (const [dx, dy, bone] of THIGHS) skinOnThigh(scene, scene.x + dx, scene.y + dy, 66, bone, thighs)
  garnish(scene, dish, around(scene, RADIUS * 0.86), 1, 1.15)
}
