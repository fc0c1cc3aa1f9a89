// Seared meat tipped over a bed of leaves: the leaves spread over the plate, slices about them, onion strewn last.
import { garnish, season, toss, wedges } from '#studio/laying.ts'
import { hypot, TAU } from '#studio/noise.ts'
import { avocadoFan } from '#studio/shapes/avocado.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { mainOf } from './main-serving.ts'
import { drawMain } from './mains.ts'

/** Pieces smaller than this are strewn. */
const TINY = 12

export function onLeaves({ scene, dish, setting }: Stage): void {
  const { random, x, y } = scene
  plate(scene, { radius: 355, ...setting.ceramic })
  const main = mainOf(dish)
  const sides = dish.pieces.filter((part) => part !== main)
  const leaves = sides.filter(({ look }) => look.kind === 'leaf')
  const rounds = sides.find(({ cut, name }) => cut === 'slice' && /tomato|cucumber/.test(name))
  const halves = sides.find(({ cut, name }) => cut === 'half' && /cherry tomato/.test(name))
  const avocado = sides.find(({ cut, name }) => cut === 'slice' && /avocado/.test(name))
  // Corn and the like lie all over the leaves.
  const kernels = sides.filter((part) => (part.piece?.reach ?? TINY) < TINY)
  const keep = (px: number, py: number, reach: number): boolean => hypot(px - x, py - y) + reach < 292
  toss(scene, leaves, { x, y, radius: 276, keep }, { cover: 1.15, rise: 20, crowd: () => 1 })
  // Half under the meat, all around it.
  // In threes and fours, one over the next, as a hand lays them down.
  const from = random.angle()
  for (const [i, count] of [4, 3, 4, 3].entries())
    for (let k = 0; k < count; k++) {
      const angle = from + (i / 4) * TAU + (k - (count - 1) / 2) * 0.27 + random.bell() * 0.06
      rounds?.piece?.draw(scene, ...scene.polar(angle, 205 + random.bell() * 16), random.between(1, 1.2))
    }
  for (let i = 0; i < 22; i++) {
    const [px, py] = scene.polar((i / 22) * TAU + random.bell() * 0.1, random.between(150, 262))
    halves?.piece?.draw(scene, px, py, random.between(0.9, 1.15))
  }
  toss(scene, kernels, { x, y, radius: 262, keep }, { cover: 0.3, rise: 8, scale: 1.15 })
  if (avocado) {
    avocadoFan(scene, x - 196, y + 118, 74, 6, -0.7)
    avocadoFan(scene, x + 178, y - 152, 66, 5, 2.3)
  }
  if (main) drawMain(scene, dish, main, x, y + 4, avocado ? 1.2 : 1.05)
  const laid = [rounds, halves, avocado, ...leaves, ...kernels]
  const onion = sides.filter((part) => !laid.includes(part))
  toss(scene, onion, { x, y, radius: 190 }, { cover: 0.22, scale: 0.85, rise: 8 })
  garnish(scene, dish, { x, y, radius: 190 }, 0.6)
  season(scene, dish, { x, y, radius: 220 }, 0.8)
  wedges(scene, dish, 286)
}
