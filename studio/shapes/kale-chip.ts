// A torn piece of kale, baked until it is dry and crisp: a cupped leaf with a deeply frilled rim, browned at its tips.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const KALE = {
  deep: rgb('#1d4220'),
  green: rgb('#346a2c'),
  bright: rgb('#86ac58'),
  rib: rgb('#a9c07c'),
  crisp: rgb('#86662a'),
}

export function kaleChip(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const long = random.between(1, 1.5)
  const green = scene.vary(mix(KALE.deep, KALE.green, random.between(0.1, 0.9)), 0.08)
  const floor = field.heightAt(x, y)
  // Dry leaves curl: both long sides stand up, some nearly meet.
  const curl = random.between(0.25, 0.75)
  field.stamp(x, y, size * 1.5, turn, (lx, ly, out) => {
    const [u, v] = [lx / (size * long), ly / (size * (1.05 - 0.35 * curl))]
    const angle = Math.atan2(v, u)
    const [ca, sa] = [Math.cos(angle), Math.sin(angle)]
    const lobe = layeredNoise(ca * 1.1 + seed, sa * 1.1 + seed, 2)
    // The rim is longer than the leaf is wide, and lies in tight uneven frills.
    const swing = angle * 9 + 9 * layeredNoise(ca * 1.4 + seed, sa * 1.4 + 7, 2)
    const wave = Math.sin(swing)
    const tips = 0.05 * Math.sin(swing * 2.3 + seed) + 0.05 * noise(ca * 9 + seed, sa * 9)
    const d = hypot(u, v) / (0.6 + 0.5 * lobe + 0.05 * wave + tips)
    if (d > 1) return false
    const rim = smooth(0.35, 1, d)
    const crinkle = layeredNoise(u * 4.5 + seed, v * 4.5, 3)
    const rib = Math.exp(-((v / 0.04) ** 2)) * smooth(0.75, 0.3, Math.abs(u))
    const stands = curl * smooth(0.2, 1, Math.abs(v)) + 0.16 * d * d
    const z = 4 + size * (0.5 * stands + 0.2 * rim * (0.5 + 0.5 * wave) + 0.24 * (crinkle - 0.5) * (0.4 + rim))
    const fold = 0.5 + 0.5 * wave
    const body = scaled(
      mix(green, KALE.bright, 0.5 * rim * fold * fold),
      0.55 + 0.6 * crinkle + 0.25 * rim * (fold - 0.5),
    )
    const leafy = mix(body, KALE.rib, 0.55 * rib)
    const browned = smooth(0.82, 1, d) * smooth(0.3, 0.6, lobe)
    return put(out, mix(leafy, KALE.crisp, 0.75 * browned), floor + Math.max(2, z), 0.35, 6)
  })
}
