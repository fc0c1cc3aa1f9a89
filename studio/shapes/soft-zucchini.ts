// A thick slice of zucchini that simmered or roasted soft: dark skin in a thin rim, glassy flesh, the seeds in three soft chambers.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const SKIN = { dark: rgb('#315420'), light: rgb('#5c8436') }
const [FLESH, GLASSY, SEED] = [rgb('#e6e2a8'), rgb('#bcc06c'), rgb('#f1ebc0')]

export function softZucchini(scene: Scene, x: number, y: number, r: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const flesh = scene.vary(FLESH, 0.05)
  const chambers = Array.from({ length: 3 }, (_, i) => {
    const a = seed + (i * 2 * Math.PI) / 3 + random.bell() * 0.2
    return [Math.cos(a) * 0.34, Math.sin(a) * 0.34] as const
  })
  disc(scene, x, y, {
    radius: r,
    ry: r * random.between(0.86, 0.98),
    thickness: r * random.between(0.26, 0.36),
    edge: r * 0.1,
    tilt: 0.14,
    face: (d, a, u, v) => {
      const bumpy = 0.97 + 0.05 * noise(Math.cos(a) * 2 + seed, Math.sin(a) * 2 + seed)
      if (d > bumpy) return null
      const n = layeredNoise(u * 2.6 + seed, v * 2.6, 2)
      let wet = 0
      for (const [cx, cy] of chambers) wet = Math.max(wet, smooth(0.36, 0.12, hypot(u - cx, v - cy) + 0.14 * (n - 0.5)))
      const pip = wet * smooth(0.66, 0.78, noise(u * 8 + seed, v * 8 - seed))
      const inside = mix(mix(flesh, GLASSY, 0.55 * wet + 0.3 * smooth(0.45, 0.7, n)), SEED, 0.6 * pip)
      const green = mix(SKIN.dark, SKIN.light, smooth(0.35, 0.7, noise(a * 5 + seed, 2)))
      const under = mix(inside, SKIN.light, 0.3 * smooth(bumpy - 0.26, bumpy - 0.1, d))
      const paint = mix(scaled(under, 0.96 + 0.08 * n), green, smooth(bumpy - 0.11, bumpy - 0.07, d))
      return [paint, -0.05 * r * wet + 1.2 * pip + (n - 0.5) * 1.5, 0.62]
    },
  })
}
