// Loaves that are cut: bread, tea bread, meatloaf.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { clamp, layeredNoise, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { crumbOf } from '#studio/shapes/breads.ts'
import { block, crumbSide } from '#studio/shapes/upright.ts'
import { board, platter } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM, type Stage } from './archetype.ts'

/** A loaf, cut: slices lie before the rest, crumb up. */
export const loaf: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish } = stage
    if (dish.scene.style === 'meat') {
      meatloaf(stage)
      return
    }
    board(scene, 430, 280, scene.random.between(-0.08, 0.08))
    const look = crumbOf(dish)
    const seed = scene.random.between(0, 99)
    const round = dish.scene.style === 'round'
    const crumb = mix(look.light, rgb('#f6dfae'), 0.45)
    const [halfWidth, halfDepth] = round ? [190, 180] : [215, 118]
    const y = scene.y - 60
    block(scene, scene.x - 70, y, {
      halfWidth,
      halfDepth,
      height: 60,
      corner: round ? 175 : 44,
      side: () => crumbSide(look.mid, look.dark, seed, 0.03),
      top: (lx, ly) => {
        const d = roundedBox(lx, ly, halfWidth, halfDepth, round ? 175 : 44)
        const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
        const split =
          smooth(22, 0, Math.abs(ly + Math.sin(lx * 0.02 + seed) * 12)) *
          smooth(halfWidth, halfWidth * 0.6, Math.abs(lx))
        const cross = round ? smooth(18, 0, Math.abs(lx)) : 0
        const score = Math.max(split, cross)
        const arched = 62 * Math.sqrt(clamp(1 - (1 + d / halfDepth) ** 2))
        return [mix(mix(look.mid, look.dark, n * 0.8), look.light, score * 0.8), arched + n * 14 - score * 9, 0.08]
      },
    })
    for (let i = 0; i < 2; i++) {
      const at = [scene.x + 60 + i * 150, scene.y + 128 - i * 26] as const
      sliceOfLoaf(scene, ...at, crumb, look.dark, 0.25 - i * 0.4)
      const inside = dish.of('fruit', 'nut', 'vegetable').filter((part) => part.piece)
      toss(scene, inside, { x: at[0], y: at[1], radius: 74 }, { cover: 0.14, scale: 0.4 })
    }
    garnish(scene, dish, { x: scene.x - 70, y, radius: 100 }, 0.6, 0.8)
  },
  cutlery: 'none',
}

function sliceOfLoaf(scene: Scene, x: number, y: number, crumb: Rgb, crust: Rgb, turn: number): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, 60, 60, turn, 0.7, 0.05).z
  scene.field.withSides(crumbSide(mix(crumb, crust, 0.7), crust, seed), () =>
    scene.field.stamp(x, y, 150, turn, (lx, ly, out) => {
      const shoulder = ly < -20 ? 1.06 : 1
      const edge = (Math.abs(lx / (104 * shoulder)) ** 4 + Math.abs(ly / 96) ** 4) ** 0.25
      if (edge > 1) return false
      const n = layeredNoise(lx * 0.07 + seed, ly * 0.07, 4)
      const hole = n > 0.63 ? 3 : 0
      const colour = mix(scaled(crumb, 0.9 + 0.2 * n - hole * 0.05), crust, smooth(0.86, 0.95, edge))
      return put(out, colour, base + 26 - hole + n * 3, 0.08)
    }),
  )
}

/** Thick slices of a steamed or baked meatloaf, with what is fresh beside them. */
function meatloaf({ scene, dish, setting }: Stage): void {
  platter(scene, 425, 270, 0, setting.ceramic)
  const fresh = dish.pieces.filter((part) => ['leaf', 'vegetable'].includes(part.look.kind) && part.cut !== 'chop')
  toss(scene, fresh, { x: scene.x + 215, y: scene.y + 30, radius: 135 }, { cover: 1.1 })
  const meat = dish.first('meat', 'poultry')?.look.main
  const yolky = dish.grams('egg') > 200
  const body = yolky ? rgb('#e8c690') : (meat?.flesh ?? rgb('#a8693c'))
  const glaze = rgb(yolky ? '#f4b62c' : '#9a3418')
  const flecks = dish.of('leaf', 'vegetable', 'herb').map((part) => part.look.colour)
  for (let i = 0; i < 4; i++) {
    const seed = scene.random.between(0, 99)
    block(scene, scene.x - 150 + i * 26, scene.y - 150 + i * 92, {
      halfWidth: 165,
      halfDepth: 36,
      height: 96,
      turn: 0.12,
      corner: 18,
      edge: 10,
      side: (base) => (x, y, z) => {
        if (z - base > 80) return scaled(glaze, 1.15)
        const n = layeredNoise(x * 0.1 + seed, z * 0.1 + y * 0.05, 3)
        const cell = layeredNoise(x * 0.07 - seed, z * 0.07, 2)
        const fleck = flecks[Math.floor(cell * 40) % Math.max(1, flecks.length)]
        return fleck && cell > 0.64 ? fleck : scaled(mix(body, meat?.flesh ?? body, n * 0.5), 0.85 + 0.4 * n)
      },
      top: (x, y) => [glaze, 3 * layeredNoise(x * 0.03 + seed, y * 0.03, 3), 0.9],
    })
  }
  garnish(scene, dish, around(scene, 230), 0.5)
}
