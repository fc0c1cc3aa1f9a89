// A crumb of cheese that was broken by hand: corners and rough faces, with smaller crumbs about it.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SHADE = rgb('#e9dcb8')

function oneCrumb(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const own = scene.vary(colour, 0.03)
  // Planes at uneven angles cut it out of a lump.
  const count = random.whole(5, 6)
  const cuts = Array.from({ length: count }, (_, i) => {
    const angle = ((i + random.bell() * 0.22) / count) * Math.PI * 2
    return [Math.cos(angle), Math.sin(angle), size * random.between(0.6, 1)] as const
  })
  const rest = field.settle(x, y, size * 0.6, size * 0.6, 0, 0.35, 0.5)
  const [tipX, tipY] = [random.bell() * 0.22, random.bell() * 0.22]
  const tall = size * random.between(0.6, 0.95)
  field.stamp(x, y, size * 1.2, 0, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.14 + seed, ly * 0.14, 3)
    let inside = size
    for (const [cx, cy, far] of cuts) inside = Math.min(inside, far - cx * lx - cy * ly)
    inside += (n - 0.5) * size * 0.5
    if (inside < 0) return false
    const edge = smooth(0, size * 0.4, inside)
    const z = 1.5 + tall * Math.sqrt(edge) + tipX * lx + tipY * ly + (n - 0.5) * size * 0.32
    const pit = smooth(0.66, 0.8, noise(lx * 0.3 + seed, ly * 0.3))
    return put(out, mix(own, SHADE, 0.45 * (1 - edge) + 0.3 * pit), heightOn(rest, lx, ly) + z - 1.2 * pit, 0.12, z + 1)
  })
}

export function brokenCrumb(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const { random } = scene
  oneCrumb(scene, x, y, size * random.between(0.75, 1.2), colour)
  const more = random.whole(0, 3)
  for (let i = 0; i < more; i++) {
    const [px, py] = scene.spot(size * 1.7, x, y)
    oneCrumb(scene, px, py, size * random.between(0.25, 0.5), colour)
  }
}
