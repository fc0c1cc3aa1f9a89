// A platter of rice with the fish or meat and the large vegetables it was cooked with laid on top.
import { rgb } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { around, pile, toss } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { fishLoin } from '#studio/shapes/fish-loin.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const MAINS: ReadonlySet<string> = new Set(['fish', 'meat', 'poultry'])
/** Pieces of fish, by where they lie from the middle and how they are turned. */
const PORTIONS = [
  [-74, -58, 0.5],
  [72, -46, -0.25],
  [-20, 50, 0.12],
  [112, 44, 0.75],
] as const

const [PASTE, SNAPPER, STAIN] = [rgb('#4f7a24'), rgb('#b5503c'), rgb('#c9541c')]

/** Two deep slits that were filled with a paste of herbs. */
function herbSlits(scene: Scene, x: number, y: number, turn: number): void {
  for (const along of [-24, 20]) {
    const [px, py] = [x + Math.cos(turn) * along, y + Math.sin(turn) * along]
    const path = arc(px, py, scene.random.between(36, 46), turn + Math.PI / 2 + 0.35, 0.2, 8)
    tube(scene, path, {
      radius: 5,
      paint: scene.vary(PASTE, 0.12),
      gloss: 0.4,
      sink: 0,
      lift: -1.5,
      taper: (t) => 0.5 + Math.sin(t * Math.PI) * 0.6,
    })
  }
}

/** Portions with their skin, brown from the pan. */
function fishPortions(scene: Scene): void {
  for (const [dx, dy, lie] of PORTIONS) {
    const [x, y, turn] = [scene.x + dx, scene.y + dy, lie + scene.random.bell() * 0.12]
    fishLoin(scene, x, y, {
      halfLength: scene.random.between(80, 98),
      halfWidth: scene.random.between(46, 56),
      turn,
      crusted: 0.66,
      skin: SNAPPER,
      film: STAIN,
      opened: scene.random.between(0.15, 0.5),
      flaky: 0.5,
    })
    herbSlits(scene, x, y, turn)
  }
}

export function laidOnRice(scene: Scene, parts: readonly Part[], reach: number): void {
  const mains = parts.filter(({ look }) => MAINS.has(look.kind))
  const others = parts.filter((part) => !mains.includes(part))
  const stain = sauced(rgb('#c9541c'), 0.2, scene.random.between(0, 99), 0.4)
  // Each vegetable in two places about the rim, and rice between them.
  const start = scene.random.angle()
  scene.field.withFinish(stain, () => {
    for (let i = 0; i < others.length * 2; i++) {
      const part = others[i % others.length]
      const [x, y] = scene.polar(start + (i / (others.length * 2)) * TAU, reach * 0.62)
      if (part) pile(scene, part, { x, y, radius: reach * 0.25 }, 1, 1.25)
    }
  })
  const fish = mains.filter(({ look }) => look.kind === 'fish')
  if (fish.length) fishPortions(scene)
  const crust = sauced(rgb('#a8561c'), 0.5, scene.random.between(0, 99))
  const meat = mains.filter((part) => !fish.includes(part))
  scene.field.withFinish(crust, () => toss(scene, meat, around(scene, reach * 0.5), { cover: 1, scale: 1.55 }))
}
