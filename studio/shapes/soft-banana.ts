// Banana simmered in coconut milk, in thick slices gone soft at their edges; and pearls of tapioca that have turned clear.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [FLESH, RIM, HEART, SEED] = [rgb('#f6dc90'), rgb('#e6bd5c'), rgb('#e2b45a'), rgb('#7a5226')]

/** Cut aslant: an oval, its edge rounded, three soft rays about the seeds; `milk` lies on it in a film. */
export function softBanana(scene: Scene, x: number, y: number, size: number, milk: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const flesh = scene.vary(FLESH, 0.05)
  const long = random.between(1.05, 1.4)
  const tall = size * random.between(0.5, 0.66)
  const rest = field.settle(x, y, size * 0.7, size * 0.6, turn, 0.4, 0.2)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.18, rest.slopeY + random.bell() * 0.18]
  field.stamp(x, y, size * long * 1.1, turn, (lx, ly, out) => {
    const [u, v] = [lx / (size * long), ly / size]
    const angle = Math.atan2(v, u)
    const wave = 0.94 + 0.1 * (layeredNoise(Math.cos(angle) * 1.4 + seed, Math.sin(angle) * 1.4, 2) - 0.5)
    const d = hypot(u, v) / wave
    if (d > 1) return false
    const fibre = noise(angle * 5 + seed, d * 3)
    const ray = 0.5 + 0.5 * Math.cos(angle * 3 + seed)
    const heart = smooth(0.5, 0.3, d + 0.1 * (fibre - 0.5))
    const pip = smooth(0.72, 0.86, noise(u * 9 + seed, v * 9)) * smooth(0.42, 0.26, d) * smooth(0.06, 0.16, d)
    const film = smooth(0.5, 0.75, layeredNoise(u * 1.6 - seed, v * 1.6, 2)) * 0.6
    const body = mix(
      mix(scaled(flesh, 0.94 + 0.1 * fibre), HEART, heart * (0.3 + 0.4 * ray)),
      RIM,
      0.6 * smooth(0.8, 1, d),
    )
    const paint = mix(mix(body, SEED, 0.75 * pip), milk, film)
    const z = tall * (1 - 0.75 * smooth(0.66, 1, d) ** 1.4) - 1.6 * heart * ray + (fibre - 0.5) * 1.2
    return put(out, paint, heightOn({ ...rest, slopeX, slopeY }, lx, ly) + z, 0.6, z + 4)
  })
}

/** Clear as glass, with the white dot that never quite cooks through. */
export function tapiocaPearl(scene: Scene, x: number, y: number, r: number): void {
  const dot = scene.random.between(0.2, 0.42)
  const clear = scene.vary(rgb('#e9dfc4'), 0.03)
  ellipsoid(scene, x, y, {
    rx: r,
    ry: r * scene.random.between(0.92, 1),
    rz: r * 0.8,
    gloss: 1,
    sink: 0.3,
    paint: (u, v, h) =>
      mix(
        mix(scaled(clear, 0.8), clear, smooth(0, 0.6, h)),
        rgb('#fffdf6'),
        smooth(dot + 0.15, dot - 0.1, hypot(u - 0.1, v)),
      ),
  })
}
