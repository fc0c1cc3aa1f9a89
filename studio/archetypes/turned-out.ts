// Maqluba and its like: rice that was cooked over vegetables and turned out of the pot, so that they lie on top.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { SidePaint } from '#studio/field.ts'
import { finishOf, sauced } from '#studio/finish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { layeredNoise, noise, pores, smooth, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { skinOnThigh } from '#studio/shapes/skin-on-thigh.ts'
import { type GrainLook, grains } from '#studio/shapes/starches.ts'
import { drum } from '#studio/shapes/upright.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const RADIUS = 238
const HEIGHT = 104

/** Grains pressed against the pot, browned a little, with the edge of a vegetable here and there. */
function packedRice(look: GrainLook, base: number, seed: number, cut: readonly Part[]): SidePaint {
  const toasted = mix(look.dark, rgb('#a8682a'), 0.4)
  return (x, y, z) => {
    const along = Math.atan2(y, x) * 230 + x * 0.4
    // Grains at all angles: a field that turns from place to place, drawn out along itself.
    const swing = 2.4 * noise(along * 0.035 + seed, z * 0.05)
    const [u, v] = [along * Math.cos(swing) + z * Math.sin(swing), z * Math.cos(swing) - along * Math.sin(swing)]
    const grain = Math.max(pores(u * 0.085 + seed, v * 0.17, 0.8), 0.85 * pores(u * 0.1 - seed, v * 0.2 + 5, 0.75))
    const n = layeredNoise(along * 0.02 + seed, z * 0.03, 3)
    const tone = 0.92 + 0.16 * noise(u * 0.085, v * 0.17 + seed)
    const rice = mix(
      scaled(look.dark, 0.74),
      scaled(mix(look.light, toasted, 0.5 * smooth(0.4, 0.75, n)), tone),
      0.2 + 0.8 * smooth(0, 0.5, grain),
    )
    const patch = layeredNoise(along * 0.014 - seed, z * 0.02, 2)
    const shown = cut[Math.floor(along * 0.012 + seed) % Math.max(1, cut.length)]
    const seen = smooth(0.66, 0.72, patch) * smooth(base + 20, base + 60, z)
    return shown ? mix(rice, scaled(shown.look.inside ?? shown.look.colour, 0.8), seen * 0.85) : rice
  }
}

/** Slices in a ring, each lying on the one before it. */
function ring(scene: Scene, parts: readonly Part[], distance: number, scale: number): void {
  const reach = Math.max(...parts.map((part) => part.piece?.reach ?? 30)) * scale
  const count = Math.round((TAU * distance) / (reach * 1.5))
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * TAU + scene.random.bell() * 0.05
    parts[i % parts.length]?.piece?.draw(scene, ...scene.polar(angle, distance + scene.random.bell() * 6), scale)
  }
}

/** Angle and distance from the middle. */
const THIGHS = [
  [4.7, 84],
  [2.75, 88],
  [0.3, 92],
  [1.5, 62],
] as const

const GOLDEN = { light: rgb('#f3cf72'), dark: rgb('#d9a03a') }

export function turnedOutRice({ scene, dish, setting }: Stage, plain: GrainLook): void {
  // A spoonful of turmeric colors a whole pot.
  const look = dish.has(/turmeric|saffron/) ? { ...plain, ...GOLDEN } : plain
  plate(scene, { radius: 358, ...setting.ceramic })
  const seed = scene.random.between(0, 99)
  const parts = dish.simmered.filter((part) => part.piece && !dish.isBeside(part))
  const flat = parts.filter((part) => part.cut === 'slice' || part.cut === 'wedge')
  const rest = parts.filter((part) => !flat.includes(part) && part.look.kind !== 'egg')
  // Some of it falls away at the foot when the pot is lifted.
  for (const angle of [0.5, 1.4, 2.6, 5.8]) grains(scene, 60, 46, look, ...scene.polar(angle, RADIUS + 8))
  drum(scene, scene.x, scene.y, {
    radius: RADIUS,
    height: HEIGHT,
    edge: 30,
    side: (base) => {
      const paint = packedRice(look, base, seed, flat)
      return (x, y, z) => paint(x - scene.x, y - scene.y, z)
    },
    top: (x, y) => {
      const n = layeredNoise(x * 0.02 + seed, y * 0.02, 3)
      return [mix(look.dark, look.light, n), (n - 0.5) * 8, 0.25]
    },
  })
  grains(scene, 2100, RADIUS - 5, look)
  // All of it lay at the bottom of the pot, in the oil, and took color there.
  const browned = sauced(rgb('#b05a14'), 0.34, seed, 0.3)
  const golden = sauced(rgb('#ecb85c'), 0.62, seed, 0.2)
  if (flat.length)
    scene.field.withFinish(finishOf('roasted', seed), () =>
      scene.field.withFinish(browned, () => ring(scene, flat, RADIUS * 0.75, 1.3)),
    )
  const thighs = rest.find((part) => part.look.main?.form === 'drumstick')?.look.main
  const others = rest.filter((part) => part.look.main?.form !== 'drumstick')
  scene.field.withFinish(golden, () =>
    toss(scene, others, around(scene, RADIUS * 0.54), { cover: thighs ? 0.5 : 1.25, scale: 1.2, rise: 44 }),
  )
  // Thighs lie about the middle, their bones outward, the largest in front.
  if (thighs) for (const [angle, off] of THIGHS) skinOnThigh(scene, ...scene.polar(angle, off), 68, angle, thighs)
  garnish(scene, dish, around(scene, RADIUS * 0.8), 0.8)
}
