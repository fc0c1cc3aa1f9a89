// Seared meat tipped over a bed of leaves: the leaves spread over the plate, slices about them, onion strewn last.
import { garnish, season, toss, wedges } from '#studio/laying.ts'
import { hypot, TAU } from '#studio/noise.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { drawMain, mainOf } from './mains.ts'

export function onLeaves({ scene, dish, setting }: Stage): void {
  const { random, x, y } = scene
  plate(scene, { radius: 355, ...setting.ceramic })
  const main = mainOf(dish)
  const sides = dish.pieces.filter((part) => part !== main)
  const leaves = sides.filter(({ look }) => look.kind === 'leaf')
  const rounds = sides.find(({ cut, name }) => cut === 'slice' && /tomato|cucumber/.test(name))
  const halves = sides.find(({ cut, name }) => cut === 'half' && /cherry tomato/.test(name))
  const keep = (px: number, py: number, reach: number): boolean => hypot(px - x, py - y) + reach < 322
  toss(scene, leaves, { x, y, radius: 292, keep }, { cover: 1.15, rise: 20, crowd: () => 1 })
  // Half under the meat, all around it.
  for (let i = 0; i < 11; i++) {
    const [px, py] = scene.polar((i / 11) * TAU + 0.2, 212 + random.bell() * 8)
    rounds?.piece?.draw(scene, px, py, random.between(0.95, 1.1))
  }
  for (let i = 0; i < 22; i++) {
    const [px, py] = scene.polar((i / 22) * TAU + random.bell() * 0.1, random.between(150, 262))
    halves?.piece?.draw(scene, px, py, random.between(0.9, 1.15))
  }
  if (main) drawMain(scene, dish, main, x, y + 4, 1.05)
  const onion = sides.filter((part) => part !== rounds && part !== halves && !leaves.includes(part))
  toss(scene, onion, { x, y, radius: 190 }, { cover: 0.22, scale: 0.85, rise: 8 })
  garnish(scene, dish, { x, y, radius: 190 }, 0.6)
  season(scene, dish, { x, y, radius: 220 }, 0.8)
  wedges(scene, dish, 286)
}
