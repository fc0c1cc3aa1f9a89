// Plain breads from the pan and the oven: a pile of rounds, focaccia with its dimples, socca in wedges.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { garnish, season, toss } from '#studio/laying.ts'
import { clamp, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import { CORN, griddled, roundBread, WHEAT } from '#studio/shapes/breads.ts'
import { naan } from '#studio/shapes/naan.ts'
import { block, crumbSide, drum } from '#studio/shapes/upright.ts'
import { board } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

/** One over the other, the points toward the viewer. */
const NAAN_PLACES = [
  [-196, -56, 2.5],
  [196, -66, 0.56],
  [6, 66, 0.22],
] as const

export function flatbreads({ scene, dish }: Stage): void {
  board(scene, 430, 290, scene.random.between(-0.08, 0.08))
  if (dish.called(/\bnaan\b/)) {
    for (const [dx, dy, turn] of NAAN_PLACES) {
      const [x, y] = [scene.x + dx, scene.y + dy]
      naan(scene, x, y, 236, turn)
      garnish(scene, dish, { x, y, radius: 130 }, 0.45)
      season(scene, dish, { x, y, radius: 150 }, 0.9)
    }
    return
  }
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

const DIMPLE = 92

/** How deep in the nearest fingermark a point is, 0 to 1: in staggered rows, no two marks quite alike. */
function dimpleAt(x: number, y: number, seed: number): number {
  const row = Math.round(y / (DIMPLE * 0.8))
  const shift = row % 2 ? DIMPLE / 2 : 0
  const column = Math.round((x - shift) / DIMPLE)
  const stray = (salt: number): number => (noise(column * 3.7 + salt + seed, row * 5.3 + salt) - 0.5) * 44
  const dx = x - column * DIMPLE - shift - stray(1)
  const dy = y - row * DIMPLE * 0.8 - stray(2)
  return smooth(36, 4, Math.hypot(dx, dy * 1.15) + stray(3) * 0.25)
}

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
      const m = layeredNoise(x * 0.06 - seed, y * 0.06, 3)
      const hollow = dimpleAt(x, y, seed)
      const risen = mix(gold, brown, clamp(smooth(0.35, 0.7, n) * 0.6 + smooth(0.5, 0.75, m) * 0.45))
      // The crust is palest where the fingers pressed it down into the oil.
      return [
        mix(risen, mix(oil, rgb('#f3cf8a'), 0.6), hollow * 0.75),
        n * 14 + m * 5 - hollow * 13,
        0.25 + 0.4 * hollow,
      ]
    },
  })
  const herbs = dish.of('herb').filter((part) => part.piece)
  for (const [x, y] of scene.spread(herbs.length ? 16 : 0, () => [
    scene.x + scene.random.between(-310, 310),
    scene.y + scene.random.between(-185, 185),
  ]))
    herbs[0]?.piece?.draw(scene, x, y, 1.05)
  garnish(scene, dish, { x: scene.x - 130, y: scene.y, radius: 170 }, 0.4)
  garnish(scene, dish, { x: scene.x + 150, y: scene.y, radius: 170 }, 0.4)
}

const SOCCA = { radius: 282, wedges: 7, light: rgb('#f0c864'), gold: rgb('#d99a34'), char: rgb('#4f2810') }

/** A thin pancake of chickpea flour, blistered under the broiler and cut in wedges; one is pulled out. */
export function socca({ scene, dish }: Stage): void {
  board(scene, 440, 330, scene.random.between(-0.08, 0.08), rgb('#8a5a34'), rgb('#b07a48'))
  const [x, y] = [scene.x - 40, scene.y - 20]
  const seed = scene.random.between(0, 99)
  const base = scene.field.heightAt(x, y)
  const { radius, wedges, light, gold, char } = SOCCA
  for (let i = 0; i < wedges; i++) {
    const middle = 0.55 + (i / wedges) * TAU
    const out = i === 0 ? 74 : 7
    drum(scene, x + Math.cos(middle) * out, y + Math.sin(middle) * out, {
      radius,
      height: 15,
      edge: 5,
      base,
      keep: (lx, ly) => Math.cos(Math.atan2(ly, lx) - middle) > Math.cos(Math.PI / wedges),
      side: () => crumbSide(light, scaled(gold, 0.8), seed, 0.1),
      top: (lx, ly) => {
        const d = Math.hypot(lx, ly) / radius
        const n = layeredNoise(lx * 0.016 + seed, ly * 0.016, 4)
        const m = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
        const blister = griddled(lx + seed * 50, ly) * smooth(0.4, 0.62, n)
        const browned = mix(light, gold, clamp(smooth(0.3, 0.7, n) + smooth(0.82, 1, d) * 0.6))
        const charred = blister * 0.85 + smooth(0.9, 1, d + (m - 0.5) * 0.16) * 0.7
        return [mix(browned, char, clamp(charred)), n * 9 + m * 4 + blister * 3, 0.45]
      },
    })
  }
  const onions = dish.of('vegetable').filter((part) => part.piece)
  const keep = (px: number, py: number): boolean => scene.facesUp(px, py, 14) && scene.field.heightAt(px, py) > base + 8
  toss(scene, onions, { x, y, radius: 215, keep }, { cover: 0.14, scale: 0.55, rise: 4 })
  garnish(scene, dish, { x, y, radius: 220 }, 0.6, 0.8)
  const leaves = dish.of('leaf').filter((part) => part.piece)
  toss(scene, leaves, { x: scene.x + 290, y: scene.y - 165, radius: 92 }, { cover: 1 })
}
