// Plain breads from the pan and the oven: a pile of rounds, socca in wedges.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { garnish, season, toss } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import { CORN, griddled, WHEAT } from '#studio/shapes/breads.ts'
import { foldedBread, griddleBread } from '#studio/shapes/griddle-bread.ts'
import { naan } from '#studio/shapes/naan.ts'
import { crumbSide, drum } from '#studio/shapes/upright.ts'
import { board } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

/** One over the other, the points toward the viewer. */
const NAAN_PLACES = [
  [-186, -86, 2.75],
  [206, -52, 0.8],
  [-34, 88, 0.12],
] as const

/** As they came from the pan, one on the other. */
const STACK = [
  [-146, 14],
  [-96, -30],
  [-164, -22],
  [-112, 8],
  [-136, -36],
] as const

/** One folded in half leans on the stack. */
const FOLDED = [[196, 96, 0.5]] as const

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
  const corn = dish.has(/corn|masa/)
  const bread = corn ? { look: CORN, puff: 3, thick: 9 } : { look: WHEAT, puff: 8, thick: 11 }
  for (const [dx, dy] of STACK)
    griddleBread(scene, scene.x + dx, scene.y + dy, { ...bread, radius: 196 * scene.random.between(0.96, 1.04) })
  for (const [dx, dy, turn] of FOLDED) foldedBread(scene, scene.x + dx, scene.y + dy, turn, { ...bread, radius: 200 })
  garnish(scene, dish, { x: scene.x - 110, y: scene.y - 30, radius: 120 }, 0.5)
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
        const d = hypot(lx, ly) / radius
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
  toss(scene, onions, { x, y, radius: 215, keep }, { cover: 0.16, scale: 0.72, rise: 10 })
  garnish(scene, dish, { x, y, radius: 220 }, 0.6, 0.8)
  const leaves = dish.of('leaf').filter((part) => part.piece)
  toss(scene, leaves, { x: scene.x + 290, y: scene.y - 165, radius: 92 }, { cover: 1 })
}
