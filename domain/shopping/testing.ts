// A few foods of the catalogue, as the server sends them.
import { readStore } from './read-store.ts'

export const someStore = readStore({
  Produce: [
    {
      names: ['onion', 'yellow onion'],
      grams: { cup: 160, tbsp: 10, piece: 110 },
      pieceName: 'medium',
      edibleShare: 0.9,
      priceCentsPer100g: 22,
    },
    { names: ['carrot'], grams: { cup: 128, piece: 61 }, pieceName: 'medium', priceCentsPer100g: 20 },
    { names: ['garlic'], grams: { piece: 40, clove: 3 }, pieceName: 'head', priceCentsPer100g: 97 },
    { names: ['aubergine'], grams: { piece: 458 }, pieceName: 'medium' },
    { names: ['chickpeas'], grams: { cup: 200 } },
  ],
  'Milk, Eggs, Other Dairy': [{ names: ['egg'], grams: { piece: 50 }, pieceName: 'large', priceCentsPer100g: 40 }],
  'Canned and Jarred': [{ names: ['canned chickpeas'], grams: { can: 240 }, priceCentsPer100g: 30 }],
  'Spices and Seasonings': [
    { names: ['ground cardamom', 'cardamom'], grams: { tsp: 2 }, priceCentsPer100g: 2000 },
    { names: ['salt'], grams: { tsp: 6 } },
  ],
  'Oil, Vinegar, Salad Dressing': [
    { names: ['olive oil'], grams: { tbsp: 13.5 }, liquid: true, priceCentsPer100g: 100 },
  ],
})
