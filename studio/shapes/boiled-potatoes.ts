// Boiled potatoes beside a main course: each lies by itself and darkens where it touches its neighbors; some are cut open.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import type { Area } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'

const PEELED = { body: rgb('#f5da88'), pale: rgb('#fcecba'), under: rgb('#b98638') }
const JACKET = { body: rgb('#c59a55'), pale: rgb('#e2c07c'), under: rgb('#5f3a14') }
const [FLESH, FLOURY, WET] = [rgb('#f6dc90'), rgb('#fff2c8'), rgb('#e2b850')]

interface BoiledPotato {
  /** In its skin. */
  jacket: boolean
  /** Halved, its cut face up. */
  open: boolean
}

export function wholeBoiledPotato(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  { jacket, open }: BoiledPotato,
): void {
  const { random, field } = scene
  const tones = jacket ? JACKET : PEELED
  const seed = random.between(0, 99)
  const [rx, ry] = [size * random.between(1.02, 1.28), size * random.between(0.78, 0.9)]
  const turn = random.angle()
  const skin = scene.vary(mix(tones.body, tones.pale, random.between(0, 0.5)), 0.04)
  const tall = size * (open ? random.between(0.36, 0.46) : 0.84)
  const rest = field.settle(x, y, rx * 0.6, ry * 0.6, turn, 0.3, 0.25)
  const [tipX, tipY] = open ? [random.bell() * 0.1, random.between(0.08, 0.26)] : [0, 0]
  const cracked = !open && random.chance(jacket ? 0.5 : 0.25)
  field.stamp(x, y, rx * 1.1, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const n = layeredNoise(lx * (1.7 / size) + seed, ly * (1.7 / size), 3)
    const q = Math.abs(u) ** 2.3 + v * v + 0.12 * (n - 0.5)
    if (q > 1) return false
    const fine = noise(lx * 0.2 + seed, ly * 0.2)
    // Little light reaches the places where two of them touch.
    const under = smooth(0.66, 1, q)
    if (open && q < 0.86) {
      const ring = smooth(0.78, 0.86, q)
      const face = mix(mix(FLESH, FLOURY, smooth(0.35, 0.7, n)), WET, 0.4 * smooth(0.25, 0.7, q) * (1 - ring))
      const z = 3 + tall + (fine - 0.5) * 1.8 - ring * 3 + tipX * lx + tipY * ly
      return put(out, scaled(mix(face, skin, 0.5 * ring), 0.97 + 0.06 * fine), heightOn(rest, lx, ly) + z, 0.5, z + 3)
    }
    const split = cracked
      ? smooth(0.075, 0.02, Math.abs(v + 0.25 * u + 0.6 * (n - 0.5))) * smooth(0.75, 0.35, Math.abs(u))
      : 0
    const off = jacket ? smooth(0.6, 0.68, layeredNoise(u * 1.5 + seed, v * 1.5 - seed, 3)) : 0
    const speck = jacket && noise(u * 10 + seed, v * 10) > 0.82 ? 0.8 : 1
    const side: Rgb = scaled(mix(skin, FLESH, 0.8 * off), (0.92 + 0.16 * n) * speck)
    const paint = mix(mix(side, FLOURY, 0.75 * split), tones.under, 0.62 * under)
    const round = Math.sqrt(clamp(1 - q))
    const z = 3 + (open ? tall * (1 - under ** 3 * 0.9) : tall * round) - split * size * 0.05 + (n - 0.5) * size * 0.07
    return put(out, paint, heightOn(rest, lx, ly) + z, jacket ? 0.3 : 0.5 - 0.3 * under, z + 3)
  })
}

/** Places that are at least `apart` from each other, as many as a few hundred tries find. */
function placesApart(scene: Scene, { x, y, radius, keep }: Area, apart: number, reach: number): Point[] {
  const places: Point[] = []
  for (let i = 0; i < 400; i++) {
    const spot = scene.spot(Math.max(10, radius - reach * 0.7), x, y)
    if (keep?.(...spot, reach) === false) continue
    if (places.every(([px, py]) => hypot(px - spot[0], py - spot[1]) > apart)) places.push(spot)
  }
  return places
}

interface PotatoHeap {
  size: number
  jacket: boolean
  /** How many of them are cut open. */
  open: number
}

/** One layer that touches, and a few on top of it. */
export function potatoHeap(scene: Scene, area: Area, { size, jacket, open }: PotatoHeap): void {
  const { random } = scene
  const draw = ([x, y]: Point): void =>
    wholeBoiledPotato(scene, x, y, size * random.between(0.84, 1.16), { jacket, open: random.chance(open) })
  for (const place of placesApart(scene, area, size * 1.6, size)) draw(place)
  const top = { ...area, radius: area.radius * 0.62 }
  for (const place of placesApart(scene, top, size * 2.3, size).slice(0, 3)) draw(place)
}
