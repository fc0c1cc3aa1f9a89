// Twelve recipes of our own, which the tests write in other programs' formats.
import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'

export interface Dish {
  id: number
  title: string
  minutes: number
  servings: number
  ingredients: CustomIngredient[]
  steps: string[]
  /** Stands in for a JPEG: its first bytes, and one that distinguishes it from the others. */
  picture: Uint8Array<ArrayBuffer>
}

type Row = [title: string, minutes: number, servings: number, ingredients: string, steps: string[]]

const ROWS: Row[] = [
  [
    'Lentil Soup',
    40,
    4,
    '250 g red lentils; 1 onion; 2 tbsp olive oil; 1.2 l vegetable stock',
    ['Soften the onion in the oil.', 'Add the lentils and the stock. Simmer for 25 minutes.'],
  ],
  [
    'Crème Brûlée',
    75,
    6,
    '500 ml heavy cream; 6 egg yolks; 100 g sugar; 1 vanilla bean',
    [
      'Warm the cream with the vanilla.',
      'Whisk the yolks and the sugar, then stir in the cream.',
      'Bake at 150 °C for 45 minutes.',
    ],
  ],
  [
    'Skillet Cornbread',
    35,
    8,
    '1.5 cup cornmeal; 1 cup flour; 2 eggs; 1 cup buttermilk; 3 tbsp butter',
    [
      'Heat the oven to 425 °F.',
      'Mix everything but the butter.',
      'Melt the butter in a skillet, pour in the batter, and bake for 20 minutes.',
    ],
  ],
  [
    'Chicken Tagine',
    90,
    5,
    '1 kg chicken thighs; 2 onion; 1 tsp cinnamon; 150 g dried apricots',
    ['Brown the chicken.', 'Add the rest and cover. Cook gently for an hour.'],
  ],
  [
    'Miso Eggplant',
    30,
    2,
    '2 eggplant; 3 tbsp miso; 1 tbsp sugar; 1 tbsp rice vinegar',
    ['Halve and score the eggplants.', 'Broil for 15 minutes.', 'Brush with the miso and broil until it bubbles.'],
  ],
  [
    'Black Bean Tacos',
    25,
    4,
    '400 g black beans; 8 corn tortillas; 1 avocado; 1 tsp cumin',
    ['Warm the beans with the cumin.', 'Fill the tortillas.'],
  ],
  [
    'Overnight Oats',
    490,
    1,
    '50 g rolled oats; 150 ml milk; 0.5 apple; 1 tbsp almonds',
    ['Stir everything together.', 'Leave in the fridge overnight.'],
  ],
  [
    'Tomato Risotto',
    45,
    3,
    '300 g risotto rice; 800 ml stock; 400 g tomatoes; 50 g parmesan',
    ['Toast the rice.', 'Add the stock ladle by ladle.', 'Stir in the tomatoes and the cheese.'],
  ],
  [
    'Salmon with Dill',
    20,
    2,
    '2 salmon fillets; 1 tbsp butter; 0.25 cup dill',
    ['Fry the salmon on its skin.', 'Finish with butter and dill.'],
  ],
  [
    'Red Cabbage Slaw',
    15,
    6,
    '0.5 red cabbage; 2 carrots; 3 tbsp mayonnaise',
    ['Slice thinly.', 'Toss with the mayonnaise.'],
  ],
  [
    'Banana Bread',
    70,
    10,
    '3 bananas; 200 g flour; 100 g butter; 2 eggs; 1 tsp baking soda',
    ['Mash the bananas with the butter.', 'Fold in the rest.', 'Bake at 175 °C for 55 minutes.'],
  ],
  [
    'Pea and Mint Dip',
    10,
    4,
    '300 g frozen peas; 0.25 cup mint; 2 tbsp yogurt',
    ['Thaw the peas under hot water.', 'Blend everything.'],
  ],
]

function ingredient(line: string): CustomIngredient {
  const [, amount, unit = '', name = ''] = /^([\d.]+) (?:(g|kg|l|ml|cup|tbsp|tsp) )?(.*)$/.exec(line) ?? []
  return { name, amount: Number(amount), unit }
}

export const DISHES: Dish[] = ROWS.map(([title, minutes, servings, ingredients, steps], at) => ({
  id: at + 1,
  title,
  minutes,
  servings,
  ingredients: ingredients.split('; ').map(ingredient),
  steps,
  picture: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, at, 1, 2, 3),
}))

export const lineOf = ({ name, amount, unit }: CustomIngredient): string =>
  [amount, unit, name].filter((part) => part !== '').join(' ')
