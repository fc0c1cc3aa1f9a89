// Okra: rounds with five blunt corners and a pale seed in each chamber, and halves of a pod.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const SKINS = ['#4c6b24', '#587a2c', '#44601f'].map(rgb)
const FLESH = rgb('#93a95a')
const CHAMBER = rgb('#6f8440')
const SEED = rgb('#e6dcae')
const FRIED = rgb('#6a4316')

const CORNERS = 5

export function okraRound(scene: Scene, x: number, y: number, r: number): void {
  const { random } = scene
  const skin = scene.vary(random.pick(SKINS), 0.08)
  const flesh = scene.vary(FLESH, 0.08)
  const seed = random.between(0, 99)
  const missing = random.whole(0, 7) // a seed falls out of most of them
  disc(scene, x, y, {
    radius: r,
    ry: r * random.between(0.64, 1),
    thickness: r * random.between(0.5, 0.95),
    edge: 2.5,
    tilt: 0.34,
    face: (d, a, u, v) => {
      const turn = (a / TAU) * CORNERS + CORNERS
      const sector = turn - Math.round(turn)
      const corner = Math.cos(sector * Math.PI)
      // Blunt at its corners and a little hollow between them.
      const edge = 0.84 + 0.15 * corner * corner
      if (d > edge) return null
      const fine = layeredNoise(u * 4 + seed, v * 4, 2)
      if (d > edge - 0.15) return [scaled(skin, 0.85 + 0.3 * fine), -1.2 * smooth(edge - 0.06, edge, d), 0.22]
      // Chambers lie toward the corners, walls between them.
      const across = sector * d * (TAU / CORNERS)
      const chamber = smooth(1, 0.75, hypot((d - 0.44) / 0.22, across / 0.17))
      const full = Math.round(turn) % CORNERS !== missing
      const pip = full ? smooth(1, 0.8, hypot((d - 0.45) / 0.13, across / 0.115)) : 0
      const wet = mix(scaled(flesh, 0.86 + 0.28 * fine), CHAMBER, 0.85 * chamber)
      return [mix(wet, SEED, pip), -2.2 * chamber + 2.6 * pip, 0.2 + 0.25 * pip]
    },
  })
}

/** The pointed end of a pod, lying on its side: ribbed, pale where the knife went through. */
export function okraTip(scene: Scene, x: number, y: number, length: number): void {
  const { random, field } = scene
  const skin = scene.vary(random.pick(SKINS), 0.08)
  const seed = random.between(0, 99)
  const half = (length / 2) * random.between(0.75, 1.15)
  const wide = length * random.between(0.24, 0.3)
  const turn = random.angle()
  const rest = field.settle(x, y, half * 0.7, wide * 0.7, turn, 0.4, 0.3)
  field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
    const t = (lx / half + 1) / 2
    if (t < 0 || t > 1) return false
    const v = ly / (wide * (1 - t ** 2.2) ** 0.8)
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(lx * 0.09 + seed, ly * 0.09, 2)
    const rib = smooth(0.16, 0.02, Math.abs(Math.abs(v) - 0.42))
    const cut = smooth(0.1, 0.04, t)
    const green = scaled(mix(skin, FLESH, 0.35 * rib), 0.82 + 0.32 * n)
    const z = wide * (1 - t ** 2.2) ** 0.8 * Math.sqrt(1 - v * v) * 1.2
    return put(out, mix(green, FLESH, 0.8 * cut), heightOn(rest, lx, ly) + 2 + z + rib, 0.35, z + 4)
  })
}

/** Half a pod, cut along its length and fried: two rows of seeds between pale walls, browned at the rim. */
export function okraHalf(scene: Scene, x: number, y: number, length: number): void {
  const { random, field } = scene
  const skin = scene.vary(random.pick(SKINS), 0.08)
  const flesh = scene.vary(FLESH, 0.06)
  const seed = random.between(0, 99)
  const half = (length / 2) * random.between(0.8, 1.15)
  const wide = length * random.between(0.12, 0.15)
  const bend = random.bell() * 0.16
  // Some lie on the cut.
  const open = random.chance(0.28)
  const turn = random.angle()
  const rest = field.settle(x, y, half * 0.7, wide * 0.7, turn, 0.4, 0.3)
  field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
    const t = lx / half
    if (Math.abs(t) > 1) return false
    // The cap, a short neck, the widest place, and a long point.
    const outline = t < -0.8 ? 0.62 : 0.55 + 0.45 * smooth(-0.82, -0.5, t) - 0.82 * smooth(-0.1, 1.05, t)
    const v = (ly - bend * half * t * t) / (wide * outline)
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(lx * 0.07 + seed, ly * 0.07, 2)
    const fried = smooth(0.5, 0.75, n + 0.12 * Math.abs(v))
    const cap = t < -0.8
    const z = wide * outline * Math.sqrt(1 - v * v)
    if (!open || cap || Math.abs(v) > 0.76) {
      const rib = open ? 0 : smooth(0.12, 0, Math.abs(Math.abs(v) - 0.4))
      const green = scaled(mix(skin, FLESH, 0.3 * rib), 0.85 + 0.3 * n)
      return put(out, mix(green, FRIED, 0.6 * fried), heightOn(rest, lx, ly) + 3 + z, 0.4, z + 4)
    }
    const row = hypot(((((t * 6 + seed) % 1) + 1) % 1) - 0.5, (Math.abs(v) - 0.36) * 1.6)
    const pip = smooth(0.42, 0.3, row) * smooth(0.8, 0.6, t)
    const chamber = smooth(0.6, 0.48, Math.abs(Math.abs(v) - 0.36) * 3)
    const inside = mix(mix(mix(flesh, SEED, 0.3), CHAMBER, 0.3 * chamber), SEED, 0.6 * pip)
    const top = wide * 0.62 * outline - 2 * chamber + 3 * pip
    return put(out, mix(inside, FRIED, 0.45 * fried), heightOn(rest, lx, ly) + 3 + top, 0.35, top + 4)
  })
}
