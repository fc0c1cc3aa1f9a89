// A thick slice of mushroom from the pan, in a soup: cap and stem in outline, pale flesh, brown at its rounded rim; and half caps, round side up.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CAPS = ['#7a4a20', '#68391a', '#8c5828'].map(rgb)
const [FLESH, SEARED, GILLS] = [rgb('#d2a666'), rgb('#935c26'), rgb('#4a2a12')]
/** Half of the slit in which the gills are, from the stem outward. */
const SLIT = 0.09

export function plumpMushroom(scene: Scene, x: number, y: number, size: number): void {
  if (scene.random.chance(0.15)) capUp(scene, x, y, size * 0.74)
  else thickSlice(scene, x, y, size)
}

function thickSlice(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const cap = scene.vary(random.pick(CAPS), 0.08)
  const flesh = scene.vary(FLESH, 0.05)
  const seed = random.between(0, 99)
  const turn = random.angle()
  const stemLong = random.between(0.42, 0.66)
  const stemWide = random.between(0.19, 0.27)
  const squat = random.between(0.66, 0.82)
  const bend = random.bell() * 0.16
  const seared = random.between(0.35, 0.95)
  const rest = field.settle(x, y, size * 0.7, size * 0.6, turn, 0.4, 0.25)
  const [slopeX, slopeY] = [random.bell() * 0.22, random.bell() * 0.22]
  field.stamp(x, y, size * 1.2, turn, (lx, ly, out) => {
    const [u0, v0] = [lx / size, ly / size]
    const wobble = layeredNoise(u0 * 1.6 + seed, v0 * 1.6, 2) - 0.5
    const u = u0 + bend * v0
    const v = v0 + 0.12 + wobble * 0.1
    const side = Math.abs(u)
    // The rim of the cap rolls in below.
    const dome = hypot(side, v < 0 ? v / squat : v / 0.3)
    const stem = Math.abs(u) / (stemWide * (0.9 + 0.35 * smooth(0.2, 0.75, v)))
    const inStem = stem < 1 && v >= 0 && v < 0.2 + stemLong
    const inCap = dome < 1
    if (!inCap && !inStem) return false
    const fine = layeredNoise(u * 4 + seed, v * 4 + seed, 3)
    const skin = inCap && !(inStem && v > 0.1) ? smooth(0.78, 0.92, dome) : 0
    const gill = inCap
      ? smooth(SLIT, SLIT * 0.35, Math.abs(v - 0.06 - 0.05 * side)) * smooth(0.14, 0.24, side) * smooth(0.86, 0.7, side)
      : 0
    const brown = clamp(
      seared * smooth(0.4, 0.66, layeredNoise(u * 1.7 - seed, v * 1.7, 2)) + 0.3 * smooth(0.45, 0.9, dome),
    )
    const face = scaled(mix(flesh, SEARED, brown), 0.92 + 0.16 * fine)
    const stroke = 0.7 + 0.5 * noise(u * 20 + seed, 3.5)
    const paint = mix(mix(face, cap, 0.92 * skin), GILLS, 0.85 * gill * stroke)
    const edge = inStem ? Math.max(inCap ? 1 - dome : 0, Math.min(1 - stem, (0.2 + stemLong - v) * 2) * 0.5) : 1 - dome
    const z = 2 + size * (0.3 * smooth(0, 0.34, edge) ** 0.7 - 0.08 * gill + (fine - 0.5) * 0.05)
    return put(out, paint, heightOn({ z: rest.z, slopeX, slopeY }, lx, ly) + z, 0.5 - 0.3 * gill, z + 3)
  })
}

/** Half a cap, skin up: a smooth brown dome. */
function capUp(scene: Scene, x: number, y: number, r: number): void {
  const { random, field } = scene
  const cap = scene.vary(random.pick(CAPS), 0.08)
  const seed = random.between(0, 99)
  const turn = random.angle()
  const cut = random.between(-0.5, -0.1)
  const rest = field.settle(x, y, r * 0.7, r * 0.7, turn, 0.4, 0.25)
  field.stamp(x, y, r * 1.1, turn, (lx, ly, out) => {
    const [u, v] = [lx / r, ly / (r * 0.94)]
    const n = layeredNoise(u * 1.6 + seed, v * 1.6, 3)
    const d = hypot(u, v) + 0.1 * (n - 0.5)
    if (d > 1 || v < cut + 0.08 * (n - 0.5)) return false
    const dome = Math.sqrt(1 - d * d)
    const face = smooth(0.1, 0.04, v - cut)
    const lit = mix(scaled(cap, 0.86 + 0.26 * n), SEARED, 0.4 * smooth(0.4, 0.95, dome))
    const z = 2 + r * 0.62 * dome - r * 0.12 * face
    return put(out, mix(lit, FLESH, 0.75 * face), rest.z + z, 0.55, z + 3)
  })
}
