// A cube of salmon from the pan: a golden crust above, coral sides with pale lines of fat, its edges gone round.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CORAL = { deep: rgb('#dd7446'), flesh: rgb('#f2966a'), fat: rgb('#fddcbc') }
const [GOLD, BROWN] = [rgb('#d08a3c'), rgb('#8a4516')]

export function salmonCube(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const [rx, ry] = [size * random.between(0.86, 1.12), size * random.between(0.74, 0.92)]
  const tall = size * random.between(0.8, 1.05)
  const [tiltX, tiltY] = [random.bell() * 0.22, random.bell() * 0.22]
  const bow = random.between(0.25, 0.6) * (random.chance(0.5) ? 1 : -1)
  const lines = random.between(1.6, 2.3)
  const crusted = random.between(0.7, 1.1)
  const flesh = scene.vary(CORAL.flesh, 0.04)
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.35, 0.15)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  /** 1 on a line of fat between two flakes. */
  const fatAt = (along: number, across: number, n: number): number => {
    const phase = along * lines + bow * across * across + (n - 0.5) * 0.6 + seed
    const at = phase - Math.floor(phase)
    return smooth(0.1, 0.02, Math.min(at, 1 - at))
  }
  const flank: SidePaint = (px, py, z) => {
    const [dx, dy] = [px - x, py - y]
    const [along, across] = [(cos * dx + sin * dy) / rx, (cos * dy - sin * dx) / ry]
    const up = clamp((z - rest.z) / tall)
    const n = layeredNoise((along + across) * 1.4 + seed, up * 1.4, 2)
    const line = fatAt(along + 0.35 * up, across + 0.5 * up, n)
    const side = mix(scaled(mix(CORAL.deep, flesh, 0.35 + 0.6 * n), 0.96 + 0.12 * up), CORAL.fat, 0.6 * line)
    const browned = smooth(0.72, 0.96, up + (n - 0.5) * 0.24) + 0.6 * smooth(0.2, 0.04, up)
    return mix(side, mix(GOLD, BROWN, 0.35), 0.75 * clamp(browned) * crusted)
  }
  field.withSides(flank, () =>
    field.stamp(x, y, hypot(rx, ry) * 1.12, turn, (lx, ly, out) => {
      const [u, v] = [lx / rx, ly / ry]
      const n = layeredNoise(u * 1.1 + seed, v * 1.1 - seed, 3)
      const q = Math.abs(u) ** 4.4 + Math.abs(v) ** 4.4 + (n - 0.5) * 0.4
      if (q > 1) return false
      const fine = layeredNoise(lx * 0.16 + seed, ly * 0.16, 2)
      const line = fatAt(u, v, n)
      const edge = smooth(0.35, 0.95, q)
      const struck = clamp(crusted * (0.2 + 0.7 * smooth(0.36, 0.64, n) + 0.45 * edge + 0.3 * (fine - 0.5)))
      const body = mix(scaled(mix(CORAL.deep, flesh, 0.6 + 0.4 * n), 0.95 + 0.1 * fine), CORAL.fat, 0.62 * line)
      const golden = mix(body, GOLD, 0.82 * smooth(0.15, 0.7, struck) * (1 - 0.4 * line))
      const paint = mix(golden, BROWN, 0.8 * smooth(0.6, 1.05, struck))
      const z = 3 + tall * (1 - clamp(q)) ** 0.2 * (1 + tiltX * u + tiltY * v) + (fine - 0.5) * 1.6 - line * 0.8
      return put(out, paint, rest.z + z, 0.55 - 0.12 * struck)
    }),
  )
}
