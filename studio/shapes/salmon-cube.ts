// A cube of salmon from the pan: coral sides with pale lines of fat, a golden face where it lay in the oil.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const CORAL = { deep: rgb('#e47a48'), flesh: rgb('#f79c6c'), fat: rgb('#ffe4c8') }
const [GOLD, BROWN] = [rgb('#c8762a'), rgb('#7c3c14')]

export function salmonCube(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const flesh = scene.vary(CORAL.flesh, 0.05)
  const bow = random.between(0.3, 0.7) * (random.chance(0.5) ? 1 : -1)
  const lines = random.between(2.2, 3)
  const browned = Array.from({ length: 5 }, (_, i) =>
    random.chance(i === 0 ? 0.75 : 0.4) ? random.between(0.7, 1.1) : 0.2,
  )
  const flakeAt = (u: number, v: number): number => u * lines + bow * v * v + 0.5 * layeredNoise(u + seed, v, 2) + seed
  hewn(scene, x, y, {
    size: size * random.between(0.9, 1.1),
    long: random.between(1.02, 1.2),
    tall: random.between(0.74, 0.9),
    sides: 4,
    uneven: size * 0.2,
    tip: 0.14,
    round: 0.2,
    gloss: 0.5,
    grain: (u, v) => {
      const phase = flakeAt(u, v)
      return phase - Math.floor(phase)
    },
    paint: ({ face, u, v, edge, grain, height }) => {
      const own = noise(Math.floor(flakeAt(u, v)) * 5.3 + seed, 1.5)
      const line = smooth(0.11, 0.03, Math.min(grain, 1 - grain)) * (0.5 + 0.5 * own)
      const n = layeredNoise(u * 2 + seed, v * 2 - seed, 3)
      const body = scaled(mix(CORAL.deep, flesh, 0.5 + 0.5 * Math.sin(Math.PI * grain)), 0.92 + 0.16 * n)
      const fatty = mix(body, CORAL.fat, 0.7 * line)
      const struck = clamp(
        (browned[face] ?? 0) * (0.25 + 0.9 * smooth(0.34, 0.62, n)) + 0.45 * edge * smooth(0.4, 0.9, height),
      )
      return mix(mix(fatty, GOLD, 0.8 * struck), BROWN, 0.75 * smooth(0.6, 1, struck + (n - 0.5) * 0.4))
    },
    relief: ({ grain }) => Math.sin(Math.PI * grain) * size * 0.05,
  })
}
