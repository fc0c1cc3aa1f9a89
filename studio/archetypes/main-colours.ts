// The colors of the main item after what its cook did to it: simmered, left raw, rubbed with spices.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Kind, Main } from '#studio/looks/look.ts'
import type { Doneness } from '#studio/scene-spec.ts'

/** Meat that was simmered turns from red to a grayish brown. */
const BOILED_MEAT = rgb('#8f7358')

/** Poached and steamed meat stays pale; a hot grill leaves bars. */
export function cooked(
  { flesh, fat, sear }: Omit<Main, 'form'>,
  done: Doneness | null,
  kind: Kind,
): Omit<Main, 'form'> {
  if (done === 'soft') {
    // Fish turns opaque.
    const stewed = kind === 'meat' ? mix(mix(flesh, fat, 0.5), BOILED_MEAT, 0.3) : mix(flesh, fat, 0.45)
    const pale = kind === 'poultry' ? mix(fat, rgb('#f8ecd4'), 0.6) : stewed
    return { flesh: pale, fat, sear: mix(sear, pale, 0.8) }
  }
  if (done === 'raw') return { flesh, fat, sear: flesh }
  return { flesh, fat, sear }
}

const TANDOORI = rgb('#bf2f10')
/** Allspice, thyme and sugar, nearly black from the grill. */
const JERK = rgb('#c46a20')

/** Yogurt with red chili and paprika, as for the tandoor. */
export function rubbed(dish: Dish, main: Omit<Main, 'form'>): Omit<Main, 'form'> {
  if (dish.called(/jerk/))
    return { flesh: mix(main.flesh, JERK, 0.72), fat: mix(main.fat, JERK, 0.5), sear: scaled(main.sear, 0.3) }
  if (!dish.called(/tandoori|tikka/)) return main
  const [flesh, fat] = [mix(main.flesh, TANDOORI, 0.85), mix(main.fat, TANDOORI, 0.65)]
  return { flesh, fat, sear: mix(main.sear, scaled(TANDOORI, 0.25), 0.5) }
}

/** Pork from a slow oven: red-brown from its rub, nearly black where the bark was. */
export function pulledPork({ flesh, fat, sear }: Omit<Main, 'form'>): Omit<Main, 'form'> {
  return { flesh: mix(flesh, rgb('#a35a30'), 0.75), fat: mix(fat, rgb('#e6b88c'), 0.8), sear: mix(sear, BARK, 0.85) }
}

const BARK = rgb('#46190a')
