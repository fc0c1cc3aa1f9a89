// A platter of rice with the fish or meat and the large vegetables it was cooked with laid on top.
import { rgb } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { around, pile, toss } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { crispFillet } from '#studio/shapes/crisp-skin.ts'
import { cassavaLength, eggplantQuarter } from '#studio/shapes/simmered-lengths.ts'
import { thickCarrot } from '#studio/shapes/thick-carrot.ts'

const MAINS: ReadonlySet<string> = new Set(['fish', 'meat', 'poultry'])
/** Pieces of fish, by where they lie from the middle and how they are turned; the last lies on the others. */
const PORTIONS = [
  [-46, -92, -0.26],
  [52, -18, -0.12],
  [-34, 62, -0.2],
] as const

const [PASTE, STAIN] = [rgb('#4f7a24'), rgb('#c9541c')]

/** Large pieces, skin up, the paste of herbs in two deep slits in each. */
function fishPortions(scene: Scene): void {
  for (const [dx, dy, lie] of PORTIONS)
    crispFillet(scene, scene.x + dx, scene.y + dy, {
      halfLength: scene.random.between(132, 144),
      halfWidth: scene.random.between(54, 60),
      turn: lie + scene.random.bell() * 0.06,
      skin: 'red',
      scores: [-0.42, 0.06],
      stuffing: PASTE,
    })
}

/** Each vegetable in a place of its own about the fish: long pieces side by side, pointing outward. */
function vegetable(scene: Scene, part: Part, angle: number, reach: number): void {
  const { random } = scene
  const [x, y] = scene.polar(angle, reach * 0.7)
  // Along the rim, so that nothing hangs over it.
  const turn = angle + Math.PI / 2
  const side = (off: number): [number, number] => [x + Math.cos(angle) * off, y + Math.sin(angle) * off]
  if (/carrot/.test(part.name))
    for (const off of [-34, 0, 32])
      thickCarrot(scene, ...side(off), {
        length: random.between(150, 176),
        radius: random.between(17, 20),
        turn: turn + random.bell() * 0.16,
        browned: 0.05,
        halved: off === 0,
      })
  else if (/eggplant/.test(part.name))
    for (const off of [-32, 28])
      eggplantQuarter(scene, ...side(off), {
        half: random.between(78, 88),
        wide: random.between(32, 36),
        turn: turn + random.bell() * 0.12,
      })
  else if (/cassava/.test(part.name))
    for (const [off, along] of [
      [-40, -46],
      [-34, 44],
      [18, -22],
      [30, 58],
    ] as const) {
      const [px, py] = side(off)
      const at = [px + Math.cos(turn) * along, py + Math.sin(turn) * along] as const
      cassavaLength(scene, ...at, {
        half: random.between(42, 54),
        wide: random.between(24, 29),
        turn: turn + random.bell() * 0.7,
      })
    }
  else if (/cabbage/.test(part.name))
    for (const off of [-38, 30]) part.piece?.draw(scene, ...side(off), random.between(1.05, 1.25))
  else pile(scene, part, { x, y, radius: reach * 0.3 }, 0.7, 1.25)
}

export function laidOnRice(scene: Scene, parts: readonly Part[], reach: number): void {
  const mains = parts.filter(({ look }) => MAINS.has(look.kind))
  const others = parts.filter((part) => !mains.includes(part))
  const stain = sauced(STAIN, 0.14, scene.random.between(0, 99), 0.3)
  scene.field.withFinish(stain, () => {
    for (const [i, part] of others.entries()) vegetable(scene, part, FROM + (i / others.length) * TAU, reach)
  })
  const fish = mains.filter(({ look }) => look.kind === 'fish')
  if (fish.length) fishPortions(scene)
  const crust = sauced(rgb('#a8561c'), 0.5, scene.random.between(0, 99))
  const meat = mains.filter((part) => !fish.includes(part))
  scene.field.withFinish(crust, () => toss(scene, meat, around(scene, reach * 0.5), { cover: 1, scale: 1.55 }))
}

/** Where the first vegetable lies. */
const FROM = 0.1
