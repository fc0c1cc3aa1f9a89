// Which meal an own recipe is for: its form doesn't ask, so we guess from the title and the energy of a serving.
import { singularWords } from '#domain/text/text-match.ts'

/** Words that make a dish a breakfast wherever they are in its name. */
const BREAKFASTS = new Set(
  'breakfast,brunch,oat,oatmeal,porridge,granola,muesli,pancake,waffle,crepe,omelet,omelette,frittata,shakshuka,smoothie,congee'.split(
    ',',
  ),
)
const BREAKFAST_PHRASES = ['french toast', 'scrambled egg', 'scrambled tofu', 'chia pudding', 'acai bowl']

/** What the dish itself is: the last word before "with", "in", "on" or "over". */
const NOUNS: readonly (readonly [types: readonly string[], nouns: ReadonlySet<string>])[] = [
  [
    ['sauce'],
    new Set(
      'sauce,dressing,vinaigrette,marinade,pesto,salsa,chutney,jam,jelly,gravy,stock,broth,rub,seasoning,syrup,frosting,icing,pickle,butter,mayonnaise,ketchup'.split(
        ',',
      ),
    ),
  ],
  [['drink', 'beverage'], new Set('lemonade,juice,cocktail,tea,coffee,latte,punch,cocoa,shake,milkshake'.split(','))],
  [
    ['dessert', 'snack'],
    new Set(
      'cookie,brownie,blondie,cake,cupcake,cheesecake,muffin,scone,pudding,custard,sorbet,cream,crumble,cobbler,mousse,fudge,truffle,parfait,popsicle,macaroon'.split(
        ',',
      ),
    ),
  ],
  [['snack'], new Set('snack,bar,ball,bite,hummus,dip,guacamole,popcorn,cracker,chip,mix'.split(','))],
  [['bread'], new Set('bread,bun,focaccia,naan,baguette,biscuit,tortilla,flatbread'.split(','))],
]
/** Savory dishes that sound like sweets or snacks: a fish cake is dinner, and so are fish and chips. */
const SAVORY = new Set('fish,crab,salmon,potato,rice,corn,meat,yorkshire,chicken,shrimp'.split(','))

/** Below this, a serving isn't a meal by itself. */
const LEAST_MAIN_KCAL = 200

/** The dish types in the provider's words, as `dishesFor` expects them. */
export function guessDishTypes(title: string, caloriesPerServing: number): string[] {
  const [head = title] = title.split(/\s(?:with|in|on|over)\s|[,:(]/i)
  const words = singularWords(head)
  const name = words.join(' ')
  if (words.some((word) => BREAKFASTS.has(word)) || BREAKFAST_PHRASES.some((phrase) => name.includes(phrase)))
    return ['breakfast']
  const noun = words.at(-1) ?? ''
  const [found] = NOUNS.find(([, nouns]) => nouns.has(noun)) ?? []
  if (found && !(found.includes('snack') && words.some((word) => SAVORY.has(word)))) return [...found]
  const kinds = ['soup', 'salad'].filter((kind) => words.includes(kind))
  return caloriesPerServing >= LEAST_MAIN_KCAL ? ['main course', ...kinds] : ['side dish', ...kinds]
}
