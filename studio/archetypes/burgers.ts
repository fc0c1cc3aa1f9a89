// Burgers: a patty, what lies on it, and the bun.
import { mix, rgb } from '#studio/colour.ts'
import { board, plate } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'
import { burgerStack, fillingsOfBurger } from './burger-stack.ts'
import { englishMuffins } from './layered-rounds.ts'
import { looseBurger, slaw, slawOf } from './loose-burger.ts'

export const burger: Archetype = {
  zoom: [1.1, 1.18],
  cameras: ['low'],
  draw(stage) {
    const { scene, dish, setting } = stage
    // They stand high, and a low camera would cut them off.
    if (scene.field.tilt > 0.9) scene.y += 84
    if (dish.scene.style === 'muffin') return englishMuffins(stage)
    if (scene.random.chance(0.6)) board(scene, 420, 290, scene.random.between(-0.08, 0.08))
    else plate(scene, { radius: 360, ...setting.ceramic })
    const bread = dish.first('bread')?.look.colour ?? rgb('#eebc6a')
    const bun = mix(bread, rgb('#e09a46'), 0.6)
    if (dish.scene.style === 'loose') {
      // The slaw that is left lies beside them.
      const left = slawOf(dish)
      if (left.length) slaw(scene, left, scene.x + 170, scene.y + 158, 88)
      looseBurger(scene, dish, scene.x + 160, scene.y - 74, 142, bun, false)
      looseBurger(scene, dish, scene.x - 152, scene.y + 50, 150, bun, true)
      return
    }
    const fillings = fillingsOfBurger(dish)
    burgerStack(scene, scene.x + 165, scene.y - 60, 146, bun, fillings)
    burgerStack(scene, scene.x - 145, scene.y + 40, 152, bun, fillings)
  },
  cutlery: 'none',
}
