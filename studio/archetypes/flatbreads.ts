// Plain breads from the pan and the oven: a pile of rounds, and focaccia with its dimples.
import { mix, rgb } from '#studio/colour.ts'
import { garnish } from '#studio/laying.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import { CORN, roundBread, WHEAT } from '#studio/shapes/breads.ts'
import { block, crumbSide } from '#studio/shapes/upright.ts'
import { board } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

export function flatbreads({ scene, dish }: Stage): void {
  board(scene, 430, 290, scene.random.between(-0.08, 0.08))
  const look = dish.has(/corn|masa/) ? CORN : WHEAT
  for (const [dx, dy] of [
    [-150, -30],
    [-138, -44],
    [-160, -22],
    [150, 20],
    [138, 34],
  ] as const)
    roundBread(scene, scene.x + dx, scene.y + dy, { radius: 185, thickness: 15, look, blisters: 0.85 })
  garnish(scene, dish, { x: scene.x + 140, y: scene.y + 30, radius: 120 }, 0.5)
}

const DIMPLE = 74

export function focaccia({ scene, dish }: Stage): void {
  board(scene, 440, 310, scene.random.between(-0.08, 0.08))
  const seed = scene.random.between(0, 99)
  const [gold, brown, oil] = [rgb('#e0a850'), rgb('#95551c'), rgb('#c98a1c')]
  block(scene, scene.x, scene.y, {
    halfWidth: 350,
    halfDepth: 225,
    height: 52,
    turn: scene.random.bell() * 0.06,
    corner: 34,
    edge: 16,
    side: () => crumbSide(rgb('#f0d49a'), rgb('#cf9440'), seed, 0.1),
    top: (x, y) => {
      const n = layeredNoise(x * 0.02 + seed, y * 0.02, 4)
      const off = layeredNoise(x * 0.008 + seed, y * 0.008, 2) * 40
      const at = (v: number): number => ((((v + off) % DIMPLE) + DIMPLE) % DIMPLE) - DIMPLE / 2
      const hollow = smooth(22, 6, Math.hypot(at(x), at(y)))
      const crust = mix(mix(gold, rgb('#f3cf8a'), n), brown, smooth(0.52, 0.75, n) * 0.6)
      return [mix(crust, oil, hollow * 0.5), n * 16 - hollow * 22, 0.25 + 0.6 * hollow]
    },
  })
  garnish(scene, dish, { x: scene.x - 130, y: scene.y, radius: 170 }, 0.8)
  garnish(scene, dish, { x: scene.x + 150, y: scene.y, radius: 170 }, 0.8)
}
