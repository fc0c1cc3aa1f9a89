// A slice of mushroom that simmered: shrunken, bent, brown through and through, darkest at the gills, wet.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CAPS = ['#66401e', '#573217', '#774a26'].map(rgb)
const FLESH = ['#c0935a', '#ad7c44', '#cba46a'].map(rgb)
const GILLS = rgb('#3a2010')

export function stewedMushroom(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const cap = scene.vary(random.pick(CAPS), 0.1)
  const flesh = scene.vary(random.pick(FLESH), 0.1)
  const seed = random.between(0, 99)
  const turn = random.angle()
  // Most slices are cut off the middle and have little of the stem.
  const stemmed = random.chance(0.45) ? random.between(0.5, 0.85) : random.between(0, 0.25)
  const stemWide = random.between(0.15, 0.24)
  const squat = random.between(0.58, 0.8)
  const bend = random.bell() * 0.35
  const skew = random.bell() * 0.25
  const curl = random.between(0.1, 0.34) * (random.chance(0.75) ? 1 : -1)
  const rest = field.settle(x, y, size * 0.7, size * 0.6, turn, 0.5, 0.45)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.22, rest.slopeY + random.bell() * 0.22]
  field.stamp(x, y, size * 1.25, turn, (lx, ly, out) => {
    const wobble = layeredNoise((lx / size) * 2 + seed, (ly / size) * 2, 2) - 0.5
    const u = lx / size - skew * (ly / size)
    const v = ly / size - bend * u * u + wobble * 0.16
    // The cap's dome points up the page: v from -squat to its underside at 0.16.
    const side = Math.abs(u) + wobble * 0.1
    const dome = hypot(side, (v - 0.1) / (squat + 0.1))
    const under = 0.16 + 0.2 * smooth(0.45, 1, side) - 0.1 * smooth(0.5, 0.2, side)
    const inCap = dome < 1 && v < under
    const inStem = Math.abs(u - bend * 0.3) < stemWide * (0.8 + 0.4 * smooth(0.3, 1, v)) && v > 0 && v < 0.12 + stemmed
    if (!inCap && !inStem) return false
    const fine = layeredNoise(u * 5 + seed, v * 5 + seed, 3)
    const skin = inCap ? smooth(0.8, 0.93, dome) : 0
    const gill = inCap ? smooth(0.15, 0.03, under - v) * smooth(stemWide * 0.9, stemWide * 1.4, side) : 0
    const stroke = 0.7 + 0.5 * noise(u * 22 + seed, 3.5)
    const body = scaled(mix(flesh, cap, 0.28 * smooth(0.35, 0.95, dome) + 0.3 * (fine - 0.3)), 0.84 + 0.32 * fine)
    const paint = mix(mix(body, cap, 0.92 * skin), GILLS, 0.75 * gill * stroke)
    const edge = inCap ? Math.min(1 - dome, (under - v) * 1.4) : stemWide - Math.abs(u)
    const thick = size * 0.16 * smooth(0, 0.13, inStem && inCap ? 1 : edge)
    // It curls along its edges as it dries and shrinks.
    const z = 2 + thick + curl * size * (u * u - 0.25) * 0.6 - gill * size * 0.04 + (fine - 0.5) * size * 0.05
    return put(out, paint, heightOn({ z: rest.z, slopeX, slopeY }, lx, ly) + Math.max(1, z), 0.62 - 0.3 * gill, z + 3)
  })
}
