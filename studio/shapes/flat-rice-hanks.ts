// Flat rice noodles in a broth: loose hanks of soft bands that curl within the bowl and lie over each other.
import type { Rgb } from '#studio/colour.ts'
import { noise } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { riceBand } from './rice-band.ts'

const HANKS = 19
const STEPS = 30

export function flatRiceHanks(scene: Scene, reach: number, radius: number, colours: readonly Rgb[]): void {
  const { random } = scene
  for (let hank = 0; hank < HANKS; hank++) {
    const curl = random.between(62, 122)
    const bands = random.whole(5, 8)
    // None is bent back at the wall, where it would break into corners.
    const widest = curl + bands * radius * 0.95
    const [mx, my] = scene.polar(hank * 2.4 + random.bell() * 0.3, (reach - widest) * Math.sqrt((hank + 1) / HANKS))
    const from = random.angle()
    const sweep = random.between(2.4, 4.4) * random.pick([-1, 1])
    const seed = random.between(0, 99)
    for (let i = 0; i < bands; i++) {
      const off = (i - bands / 2) * radius * random.between(1.5, 1.9)
      const start = from + random.bell() * 0.35
      const long = sweep * random.between(0.8, 1.1)
      const path = Array.from({ length: STEPS + 1 }, (_, j): Point => {
        const a = start + (long * j) / STEPS
        const r = (curl + off) * (0.86 + 0.28 * noise(a * 0.9 + seed, i * 0.16 + seed))
        return [mx + Math.cos(a) * r, my + Math.sin(a) * r * 0.92]
      })
      riceBand(scene, path, radius * random.between(0.85, 1.1), scene.vary(random.pick(colours), 0.05))
    }
  }
}
