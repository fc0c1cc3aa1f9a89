// Which kind of dish a recipe is: its own scene first, then the words of its title, then type and ingredients.
import type { Archetype } from './archetypes/archetype.ts'
import { assorted } from './archetypes/assorted.ts'
import { bake } from './archetypes/baked.ts'
import { burger } from './archetypes/burgers.ts'
import { cake } from './archetypes/cakes.ts'
import { grainBowl, smoothieBowl } from './archetypes/composed-bowls.ts'
import { cups, fruitPlate } from './archetypes/cups.ts'
import { dip } from './archetypes/dips.ts'
import { glasses } from './archetypes/drinks.ts'
import { eggHalves, frittata } from './archetypes/eggs.ts'
import { filledPasta } from './archetypes/filled-pasta.ts'
import { granola } from './archetypes/granola.ts'
import { pancakes } from './archetypes/griddle.ts'
import { loaf } from './archetypes/loaves.ts'
import { mash } from './archetypes/mash.ts'
import { mugs } from './archetypes/mugs.ts'
import { noodleSoup } from './archetypes/noodle-soup.ts'
import { stirFriedNoodles } from './archetypes/noodles.ts'
import { omelette } from './archetypes/omelets.ts'
import { loaded, pizza } from './archetypes/on-bread.ts'
import { dumplings } from './archetypes/parcels.ts'
import { pasta } from './archetypes/pasta.ts'
import { patties } from './archetypes/patties.ts'
import { pie } from './archetypes/pies.ts'
import { plate } from './archetypes/plates.ts'
import { porridge } from './archetypes/porridge.ts'
import { puree } from './archetypes/purees.ts'
import { pilaf, risotto } from './archetypes/rice.ts'
import { roast, tray } from './archetypes/roasts.ts'
import { salad } from './archetypes/salads.ts'
import { sandwich } from './archetypes/sandwiches.ts'
import { scramble } from './archetypes/scramble.ts'
import { skewers } from './archetypes/skewers.ts'
import { cookies, muffins } from './archetypes/small-bakes.ts'
import { soup } from './archetypes/soups.ts'
import { dal, panful, stew } from './archetypes/stews.ts'
import { stirFry } from './archetypes/stir-fries.ts'
import { stuffed } from './archetypes/stuffed.ts'
import { sushi } from './archetypes/sushi.ts'
import { tacos } from './archetypes/tacos.ts'
import { toast } from './archetypes/toast.ts'
import { wholeFish } from './archetypes/whole-fish.ts'
import { wraps } from './archetypes/wraps.ts'
import type { Dish } from './dish.ts'
import type { Form } from './scene-spec.ts'
import { TITLE_WORDS } from './title-words.ts'

export const ARCHETYPES = {
  salad,
  soup,
  puree,
  dip,
  mash,
  porridge,
  granola,
  'smoothie-bowl': smoothieBowl,
  'grain-bowl': grainBowl,
  stew,
  dal,
  skillet: panful,
  noodles: stirFriedNoodles,
  'noodle-soup': noodleSoup,
  pasta,
  'filled-pasta': filledPasta,
  pilaf,
  risotto,
  sushi,
  plate,
  assorted,
  'stir-fry': stirFry,
  patties,
  roast,
  tray,
  'whole-fish': wholeFish,
  toast,
  pizza,
  tacos,
  loaded,
  sandwich,
  burger,
  wraps,
  skewers,
  dumplings,
  stuffed,
  bake,
  cake,
  pie,
  loaf,
  muffins,
  cookies,
  pancakes,
  omelette,
  frittata,
  scramble,
  eggs: eggHalves,
  drink: glasses,
  mugs,
  cups,
  fruit: fruitPlate,
} satisfies Record<Form, Archetype>

export function formOf(dish: Dish): Form {
  if (dish.scene.form) return dish.scene.form
  if (dish.types.includes('sauce')) return 'dip'
  // "Tandoori salmon with cucumber salad" is a salmon: what comes after "with" is a side.
  const [head = ''] = dish.words.split(/ with | in | over | on /)
  return byWords(head, dish) ?? byType(dish) ?? byWords(dish.words, dish) ?? 'plate'
}

function byWords(words: string, dish: Dish): Form | undefined {
  const found = TITLE_WORDS.find(([pattern]) => pattern.test(words))
  return found && refined(found[1], dish)
}

/** Above this share of its solid food, a blended soup is smooth. */
const MOSTLY_BLENDED = 0.6

/** Corrections that need more than the title. */
function refined(name: Form, dish: Dish): Form {
  if (name === 'noodles' && dish.called(/soup|broth/)) return 'noodle-soup'
  if (name === 'noodles' && dish.called(/linguine|spaghetti/)) return 'pasta'
  if (name === 'patties' && dish.grams('noodle', 'pasta') > 100) return 'pasta'
  if (name === 'soup' && dish.blendedShare > MOSTLY_BLENDED) return 'puree'
  if (name === 'grain-bowl' && !dish.first('grain')) return dish.first('noodle') ? 'noodles' : 'salad'
  if (name === 'pilaf' && !dish.first('grain')) return 'plate'
  if (name === 'puree' && dish.called(/noodle|meatball|chicken|dumpling|chunky/)) return 'soup'
  if (name === 'porridge' && dish.called(/shrimp|prawn|chicken|sausage|mushroom|ragu|with beef/)) return 'stew'
  if (name === 'pasta' && dish.called(/(pasta|macaroni|orzo) salad/)) return 'salad'
  if (name === 'stew' && dish.first('noodle', 'pasta') && dish.called(/pasta|spaghetti/)) return 'pasta'
  if (name === 'cake' && dish.called(/in a glass/)) return 'cups'
  if (name === 'cups' && dish.called(/bread pudding|yorkshire|black pudding/)) return 'bake'
  if (name === 'pasta' && dish.types.includes('soup')) return 'soup'
  if (name === 'dal' && dish.called(/salad|kosambari/)) return 'salad'
  if (name === 'roast' && dish.grams('grain') > 80) return 'plate'
  if (name === 'tray' && dish.pieces.length === 0) return 'patties'
  if (name === 'roast' && !dish.of('meat', 'poultry').length)
    return dish.of('fish', 'seafood').length ? 'plate' : 'tray'
  return name
}

function byType(dish: Dish): Form | undefined {
  const typed = (pattern: RegExp): boolean => dish.types.some((type) => pattern.test(type))
  if (typed(/drink|beverage/)) return 'drink'
  if (typed(/soup/)) return refined('soup', dish)
  if (typed(/salad/)) return 'salad'
  if (dish.grams('noodle') > 100) return 'noodles'
  if (dish.grams('pasta') > 120) return 'pasta'
  if (typed(/dessert|sweet/)) return dish.of('fruit').length > 1 ? 'fruit' : 'cups'
  if (dish.of('fish', 'poultry', 'meat', 'seafood').some((part) => part.look.main)) return 'plate'
  if (dish.of('tofu').length) return 'stir-fry'
  const grain = dish.first('grain')
  if (grain && grain.grams > 120) return 'pilaf'
  if (dish.grams('liquid', 'sauce', 'cream') > 250) return 'stew'
  if (typed(/side|snack|appetizer|starter|antipasti/)) return 'tray'
  return dish.of('egg').length ? 'skillet' : undefined
}
