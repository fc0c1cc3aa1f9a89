// What oats are pressed into: flakes on a cookie, chewy bars.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { block } from '#studio/shapes/upright.ts'

const FLAKE = { pale: rgb('#f0d6a0'), toasted: rgb('#c98f4a') }
const HONEYED = { light: rgb('#d69a4c'), dark: rgb('#8a5220') }

/** A rolled oat, flat and oval with its crease, half pressed into what it lies on. */
export function oatFlake(scene: Scene, x: number, y: number, size: number): void {
  const body = mix(FLAKE.pale, FLAKE.toasted, scene.random.unit())
  const crease = scaled(body, 0.78)
  ellipsoid(scene, x, y, {
    rx: size,
    ry: size * scene.random.between(0.6, 0.75),
    rz: size * 0.28,
    gloss: 0.15,
    sink: 0.2,
    paint: (u, v, h) => scaled(Math.abs(v) < 0.13 && Math.abs(u) < 0.7 ? crease : body, 0.84 + 0.18 * h),
  })
}

/** A chewy bar: oats bound with syrup on top and at the cut. */
export function oatBar(scene: Scene, x: number, y: number, halfWidth: number, halfDepth: number): void {
  const seed = scene.random.between(0, 99)
  const turn = scene.random.bell() * 0.07
  block(scene, x, y, {
    halfWidth,
    halfDepth,
    height: 46,
    turn,
    corner: 7,
    edge: 6,
    side: () => (sx, sy, z) => {
      const along = sx + sy * 0.4
      // Flakes lie flat, so that the cut shows them as short lines.
      const flake = pores(along * 0.045 + seed, z * 0.13 + seed, 0.85)
      const dark = pores(along * 0.03 - seed, z * 0.06, 0.28)
      const n = layeredNoise(along * 0.05 + seed, z * 0.08, 3)
      const bound = mix(HONEYED.dark, HONEYED.light, 0.3 + 0.6 * n)
      return mix(mix(bound, FLAKE.pale, 0.85 * smooth(0.15, 0.6, flake)), rgb('#4a2416'), 0.85 * smooth(0.2, 0.6, dark))
    },
    top: (lx, ly) => {
      const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 4)
      return [mix(HONEYED.dark, HONEYED.light, 0.25 + 0.75 * n), n * 9, 0.45]
    },
  })
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  for (const [u, v] of scene.spread(64, () => [
    scene.random.between(-0.92, 0.92) * halfWidth,
    scene.random.between(-0.88, 0.88) * halfDepth,
  ]))
    oatFlake(scene, x + cos * u - sin * v, y + sin * u + cos * v, scene.random.between(10, 15))
}
