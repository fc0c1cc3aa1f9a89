// Sushi rolls, cut and laid on a platter.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { around, garnish } from '#studio/laying.ts'
import { layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { drum } from '#studio/shapes/upright.ts'
import { bowl, platter } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'

const NORI = rgb('#1c2f22')
const RICE = rgb('#fbf6ea')

const ROLL_HEIGHT = 62

/** A slice of a sushi roll, cut side up, in its sheet of seaweed. */
function sushiRoll(scene: Scene, x: number, y: number, r: number, fillings: readonly Rgb[]): void {
  const seed = scene.random.between(0, 99)
  drum(scene, x, y, {
    radius: r,
    height: ROLL_HEIGHT,
    edge: 3,
    side: () => (sx, _sy, z) => scaled(NORI, 0.8 + 0.7 * layeredNoise(sx * 0.1 + seed, z * 0.1, 2)),
    top: (lx, ly) => {
      const d = Math.hypot(lx, ly) / r
      if (d > 0.91) return [NORI, 0, 0.4]
      // Sticks of filling side by side in the middle, each cut across.
      const bits = fillings.map((colour, k) => {
        const angle = (k / fillings.length) * TAU + seed
        const away = fillings.length > 1 ? 0.21 : 0
        return {
          colour,
          q: Math.hypot(lx / r - Math.cos(angle) * away, (ly / r - Math.sin(angle) * away) * 1.1) / 0.24,
        }
      })
      const bit = bits.find(({ q }) => q < 1)
      const n = layeredNoise(lx * 0.14 + seed, ly * 0.14, 2)
      if (!bit) return [scaled(rgb('#f6efdf'), 0.92 + 0.1 * n), -1 + n * 3, 0.3]
      const rim = smooth(0.72, 0.98, bit.q)
      return [scaled(mix(bit.colour, rgb('#fffdf4'), 0.22 * n), 1.04 - 0.3 * rim), 3.2 - rim * 2.4 + n, 0.7]
    },
  })
  for (let i = 0; i < 26; i++) {
    const angle = scene.random.angle()
    const distance = r * scene.random.between(0.52, 0.85)
    const paint = scene.vary(RICE, 0.05)
    const grain = { rx: 7, ry: 3.4, rz: 3, paint, gloss: 0.35, sink: 0.3 }
    ellipsoid(scene, x + Math.cos(angle) * distance, y + Math.sin(angle) * distance, grain)
  }
}

export const sushi: Archetype = {
  zoom: [1.2, 1.3],
  cameras: ['three-quarter'],
  draw({ scene, dish, setting }) {
    const turn = scene.random.between(-0.12, 0.12)
    scene.y += 34
    platter(scene, 410, 205, turn, setting.ceramic)
    const along = (u: number, v: number): Point => [
      scene.x + u * Math.cos(turn) - v * Math.sin(turn),
      scene.y + u * Math.sin(turn) + v * Math.cos(turn),
    ]
    const fillings = dish
      .of('fish', 'seafood', 'vegetable', 'fruit', 'egg', 'tofu')
      .filter((part) => !/nori|seaweed|ginger/.test(part.name))
    const colours = fillings.slice(0, 3).map((part) => part.look.colour)
    for (let row = 0; row < 2; row++) {
      for (let i = 0; i < 6; i++) {
        const [x, y] = along((i - 2.5) * 118, (row - 0.5) * 158)
        sushiRoll(scene, x, y, 58, colours.length ? colours : [rgb('#e8792c')])
      }
    }
    garnish(scene, dish, around(scene, 260), 0.5, 0.8)
    const soy = dish.find(/soy|tamari/)
    if (soy) {
      const [dx, dy] = along(290, -300)
      const clay = mix(setting.ceramic.rim, rgb('#e8dcc4'), 0.65)
      bowl(scene, { radius: 76, body: clay, rim: clay, depth: 40, x: dx, y: dy })
      liquid(scene, {
        level: 28,
        radius: 66,
        dark: rgb('#1f0f08'),
        light: rgb('#341a0d'),
        x: dx,
        y: dy,
        gloss: 1,
        rough: 0.5,
      })
    }
  },
}
