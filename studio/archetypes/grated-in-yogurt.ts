// Vegetables grated into thick yogurt: pale, wet shreds all through it, most of them just under its surface.
import { mix, type Rgb, rgb, WHITE } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'

const [CUCUMBER, FLESH, PEEL] = [rgb('#a9c772'), rgb('#cfe09c'), rgb('#5c8c38')]

function shredColour({ random }: Scene, { name, look }: Part): Rgb {
  if (!/cucumber/.test(name)) return mix(look.inside ?? look.colour, WHITE, random.between(0, 0.25))
  return random.chance(0.22) ? PEEL : mix(CUCUMBER, FLESH, random.unit())
}

/** A shred that the yogurt covers more or less: it raises the surface a little and shows through it. */
function sunkShred(scene: Scene, x: number, y: number, colour: Rgb, shows: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = random.between(8, 22)
  const wide = random.between(2, 4.4)
  const bend = random.bell() * 0.8
  const tone = scene.vary(colour, 0.08)
  field.stamp(
    x,
    y,
    half * 1.4,
    random.angle(),
    (lx, ly, out) => {
      const u = lx / half
      if (Math.abs(u) > 1) return false
      const v = (ly - bend * half * (u * u - 0.3)) / (wide * (0.7 + 0.6 * noise(u * 2 + seed, seed)))
      const d = Math.abs(v)
      if (d > 1) return false
      const end = smooth(1, 0.6, Math.abs(u))
      // Here and there yogurt lies over it.
      const bare = 0.15 + 0.85 * smooth(0.3, 0.62, noise(u * 1.7 + seed, v * 0.5 + 7))
      out.alpha = shows * bare * end * smooth(1, 0.7, d)
      return put(out, mix(tone, WHITE, 0.3 * smooth(0.5, 0, d)), 2 * shows * bare * end * Math.sqrt(1 - d * d), 0.6)
    },
    'decal',
  )
}

export function gratedInYogurt(scene: Scene, parts: readonly Part[], radius: number): void {
  const { random } = scene
  for (const [count, shows] of [
    [260, 0.45],
    [190, 0.95],
  ] as const)
    for (const [x, y] of scene.spots(count, radius * 0.88))
      sunkShred(scene, x, y, shredColour(scene, random.pick(parts)), shows * random.between(0.75, 1.1))
}
