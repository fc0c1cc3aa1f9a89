// How a dip is set out: in the middle of a wreath of what is dipped, on a board beside it, or in a shallow dish of its own.
import type { Rgb } from '#studio/colour.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import { board, bowl, plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { servedSauce } from './served-sauce.ts'

export interface SetOut {
  /** What is eaten with it. */
  aside: readonly Part[]
  /** A sauce in a small bowl on a plate. */
  served: boolean
  /** Of the bowl: not the color of what is in it. */
  glaze: Rgb
  lay: (part: Part, x: number, y: number) => void
  /** Lays what comes alone in a wreath of its own, and tells whether it did. */
  wreath: () => boolean
}

/** The dip itself: how wide and how high it stands. The scene's middle is moved to its own. */
export interface DipPlace {
  radius: number
  level: number
}

const BESIDE_BOWL = [
  [128, -138],
  [268, -96],
  [146, -18],
  [286, 34],
  [140, 112],
  [270, 152],
] as const
const ON_SAUCER = [
  [-40, -62],
  [44, 8],
  [-58, 54],
] as const

export function setOut(stage: Stage, way: SetOut): DipPlace {
  const { scene, dish, setting } = stage
  const { aside, served, lay } = way
  const { body, rim } = setting.ceramic
  if (aside.length && dish.scene.vessel === 'board') {
    board(scene, 430, 268, scene.random.between(-0.06, 0.06))
    const [x, y] = [scene.x, scene.y]
    scene.x -= 142
    BESIDE_BOWL.forEach(([dx, dy], i) => {
      const part = aside[i % aside.length]
      if (part) lay(part, x + dx, y + dy)
    })
    bowl(scene, { radius: 190, body: rim, rim, depth: 98 })
    return { radius: 190, level: 74 }
  }
  if (dish.scene.vessel === 'plate') {
    const [x, y] = [scene.x - 262, scene.y - 108]
    if (aside.length) {
      plate(scene, { radius: 172, ...setting.ceramic, x, y })
      ON_SAUCER.forEach(([dx, dy], i) => {
        const part = aside[i % aside.length]
        if (part) lay(part, x + dx, y + dy)
      })
      scene.x += 92
      scene.y += 40
    }
    bowl(scene, { radius: 262, body, rim, depth: 50 })
    return { radius: 262, level: 38 }
  }
  if (served) return servedSauce(stage, way.glaze)
  const radius = aside.length ? 186 : 248
  if (aside.length) {
    plate(scene, { radius: 345, ...setting.ceramic })
    if (!way.wreath())
      for (let i = 0; i < 7; i++) {
        const part = aside[i % aside.length]
        if (part) lay(part, ...scene.polar(0.2 + (i / 7) * TAU, 245))
      }
  }
  bowl(scene, { radius, body: way.glaze, rim: way.glaze, depth: aside.length ? 96 : 84 })
  return { radius, level: aside.length ? 72 : 68 }
}
