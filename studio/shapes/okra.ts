// Rounds of okra: five blunt corners, five chambers with a pale seed each.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const SKINS = ['#4c6b24', '#587a2c', '#44601f'].map(rgb)
const FLESH = rgb('#93a95a')
const CHAMBER = rgb('#6f8440')
const SEED = rgb('#e6dcae')

const CORNERS = 5

export function okraRound(scene: Scene, x: number, y: number, r: number): void {
  const { random } = scene
  const skin = scene.vary(random.pick(SKINS), 0.08)
  const flesh = scene.vary(FLESH, 0.08)
  const seed = random.between(0, 99)
  const missing = random.whole(0, 7) // a seed falls out of most of them
  disc(scene, x, y, {
    radius: r,
    ry: r * random.between(0.72, 1),
    thickness: r * random.between(0.5, 0.95),
    edge: 2.5,
    tilt: 0.34,
    face: (d, a, u, v) => {
      const turn = (a / TAU) * CORNERS + CORNERS
      const sector = turn - Math.round(turn)
      const corner = Math.cos(sector * Math.PI)
      // Blunt at its corners and a little hollow between them.
      const edge = 0.84 + 0.15 * corner * corner
      if (d > edge) return null
      const fine = layeredNoise(u * 4 + seed, v * 4, 2)
      if (d > edge - 0.15) return [scaled(skin, 0.85 + 0.3 * fine), -1.2 * smooth(edge - 0.06, edge, d), 0.22]
      // Chambers lie toward the corners, walls between them.
      const across = sector * d * (TAU / CORNERS)
      const chamber = smooth(1, 0.75, Math.hypot((d - 0.44) / 0.22, across / 0.17))
      const full = Math.round(turn) % CORNERS !== missing
      const pip = full ? smooth(1, 0.8, Math.hypot((d - 0.45) / 0.13, across / 0.115)) : 0
      const wet = mix(scaled(flesh, 0.86 + 0.28 * fine), CHAMBER, 0.85 * chamber)
      return [mix(wet, SEED, pip), -2.2 * chamber + 2.6 * pip, 0.2 + 0.25 * pip]
    },
  })
}
