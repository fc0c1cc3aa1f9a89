// Sushi rolls, cut and laid on a platter, with ginger, wasabi and soy sauce.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, garnish } from '#studio/laying.ts'
import { noise } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { liquid, mound } from '#studio/shapes/surface.ts'
import { type Stick, sushiRoll } from '#studio/shapes/sushi-roll.ts'
import { arc } from '#studio/shapes/tube.ts'
import { bowl, platter } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'

const SHRIMP = { inside: rgb('#fff0e4'), rim: rgb('#f07c46'), peel: 0.95, aspect: 1.15 }
const STICKS: readonly (readonly [RegExp, Stick])[] = [
  [/shrimp|prawn/, SHRIMP],
  [/cucumber/, { inside: rgb('#dcefae'), rim: rgb('#2f7a2a'), peel: 1, aspect: 0.95 }],
  [/avocado/, { inside: rgb('#eee48a'), rim: rgb('#94c044'), peel: 0.8, aspect: 1.1 }],
  [/carrot/, { inside: rgb('#f58220'), rim: rgb('#e06a10'), peel: 0, aspect: 0.85 }],
]

/** What the roll is about, as its cut across looks. */
function sticksOf(dish: Dish): Stick[] {
  const fillings = dish
    .of('fish', 'seafood', 'vegetable', 'fruit', 'egg', 'tofu')
    .filter(({ name }) => !/nori|seaweed|ginger|wasabi/.test(name))
  const sticks = fillings.slice(0, 4).map(stickOf)
  return sticks.length ? sticks : [SHRIMP]
}

function stickOf({ name, look }: Part): Stick {
  const known = STICKS.find(([word]) => word.test(name))?.[1]
  return known ?? { inside: look.inside ?? look.colour, rim: look.colour, peel: 0.4, aspect: 1 }
}

/** Thin slices in vinegar, folded over each other. */
function pickledGinger(scene: Scene, x: number, y: number): void {
  const { random } = scene
  for (let i = 0; i < 17; i++) {
    const [px, py] = scene.spot(42, x, y)
    const seed = random.between(0, 99)
    const pink = scene.vary(mix(rgb('#f4a794'), rgb('#fbdcc0'), random.unit()), 0.03)
    ribbon(scene, arc(px, py, random.between(44, 72), random.angle(), random.bell() * 2.2, 12), {
      width: random.between(22, 32),
      thick: 2.2,
      gloss: 0.7,
      cup: 0.14,
      lift: i * 0.6,
      roll: wanderingRoll(scene, 0.7),
      taper: (t) => Math.min(1, 0.5 + 3 * t, 0.5 + 3 * (1 - t)),
      paint: (t, v, under) => scaled(pink, 0.86 + 0.2 * noise(t * 5 + seed, v * 2) - (under ? 0.08 : 0)),
    })
  }
}

function soyIn(scene: Scene, x: number, y: number, clay: Rgb): void {
  bowl(scene, { radius: 76, body: clay, rim: clay, depth: 40, x, y })
  liquid(scene, { level: 28, radius: 66, dark: rgb('#2a140a'), light: rgb('#4a2410'), x, y, gloss: 1, rough: 0.5 })
}

export const sushi: Archetype = {
  zoom: [1.2, 1.3],
  cameras: ['three-quarter'],
  draw({ scene, dish, setting }) {
    const { random } = scene
    const turn = random.between(-0.12, 0.12)
    scene.y += 34
    platter(scene, 410, 205, turn, setting.ceramic)
    const along = (u: number, v: number): Point => [
      scene.x + u * Math.cos(turn) - v * Math.sin(turn),
      scene.y + u * Math.sin(turn) + v * Math.cos(turn),
    ]
    const sticks = sticksOf(dish)
    for (let row = 0; row < 2; row++)
      for (let i = 0; i < 5; i++) {
        const [x, y] = along(-312 + i * 127 + row * 14 + random.bell() * 5, (row - 0.5) * 158 + random.bell() * 6)
        sushiRoll(scene, x, y, random.between(59, 63), sticks)
      }
    if (dish.has(/pickled ginger/)) pickledGinger(scene, ...along(318, -66))
    const wasabi = dish.find(/wasabi/)
    if (wasabi) {
      const [x, y] = along(322, 84)
      const green = mix(wasabi.look.colour, rgb('#a4c252'), 0.7)
      mound(scene, {
        x,
        y,
        radius: 38,
        rise: 15,
        base: 18,
        dark: scaled(green, 0.8),
        light: green,
        rough: 5,
        grain: 0.08,
      })
    }
    garnish(scene, dish, around(scene, 260), 0.5, 0.8)
    if (dish.has(/soy|tamari/)) soyIn(scene, ...along(290, -300), mix(setting.ceramic.rim, rgb('#e8dcc4'), 0.65))
  },
}
