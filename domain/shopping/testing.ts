// A few foods of the catalogue, as the server returns them.
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
    { names: ['garlic'], soldAs: 'head', grams: { piece: 40, clove: 3 }, pieceName: 'head', priceCentsPer100g: 97 },
    { names: ['aubergine'], grams: { piece: 458 }, pieceName: 'medium' },
    { names: ['chickpeas'], soldAs: 'bag 500', grams: { cup: 200 } },
    {
      names: ['ginger', 'ginger root'],
      soldAs: 'piece 100',
      grams: { tbsp: 6, piece: 15 },
      pieceName: 'thumb',
      edibleShare: 0.93,
    },
    { names: ['lemon'], grams: { piece: 58, slice: 7 }, pieceName: 'medium', edibleShare: 0.53 },
    {
      names: ['lemon juice'],
      soldAs: 'bottle 150',
      grams: { tbsp: 15, piece: 45 },
      pieceName: 'lemon',
      liquid: true,
      boughtAs: { name: 'lemon', gramsPerGram: 1.289 },
    },
    {
      names: ['lemon zest'],
      grams: { tbsp: 6, piece: 6 },
      pieceName: 'lemon',
      boughtAs: { name: 'lemon', gramsPerGram: 9.667 },
    },
    { names: ['yellow pepper', 'orange pepper'], grams: { piece: 119 }, pieceName: 'medium' },
    { names: ['parsley'], grams: { tbsp: 3.8, bunch: 60, sprig: 1 } },
  ],
  'Milk, Eggs, Other Dairy': [
    { names: ['whole milk', 'milk'], soldAs: 'carton 1000', grams: { cup: 244 }, liquid: true },
    { names: ['skim milk'], soldAs: 'carton 1000', grams: { cup: 245 }, liquid: true },
    { names: ['egg'], soldAs: 'dozen', grams: { piece: 50 }, pieceName: 'large', priceCentsPer100g: 40 },
  ],
  'Pasta and Rice': [
    { names: ['brown rice'], soldAs: 'bag 1000', grams: { cup: 185 }, priceCentsPer100g: 30 },
    { names: ['white rice', 'rice'], soldAs: 'bag 1000', grams: { cup: 185 } },
    { names: ['jasmine rice'], soldAs: 'bag 1000', grams: { cup: 185 } },
    {
      names: ['cooked brown rice'],
      grams: { cup: 195 },
      priceCentsPer100g: 15,
      boughtAs: { name: 'brown rice', gramsPerGram: 0.3 },
    },
    {
      names: ['cooked white rice', 'cooked rice', 'leftover rice', 'cooked jasmine rice'],
      grams: { cup: 158 },
      boughtAs: { name: 'white rice', gramsPerGram: 0.356 },
    },
  ],
  'International Foods': [
    {
      names: ['low-sodium soy sauce', 'reduced-sodium soy sauce'],
      soldAs: 'bottle 250',
      grams: { tbsp: 16 },
      liquid: true,
    },
  ],
  'Canned and Jarred': [
    { names: ['canned chickpeas'], grams: { can: 240 }, priceCentsPer100g: 30 },
    { names: ['canned lentils', 'cooked lentils'], grams: { can: 240 } },
    { names: ['marinara sauce', 'pasta sauce'], soldAs: 'jar 680', grams: { cup: 257 } },
    { names: ['strained tomatoes', 'tomato sauce', 'canned tomato sauce'], grams: { cup: 250, can: 411 } },
    { names: ['vegetable broth', 'vegetable stock'], soldAs: 'carton 950', grams: { cup: 240 }, liquid: true },
  ],
  'Spices and Seasonings': [
    { names: ['ground cardamom', 'cardamom'], soldAs: 'jar 45', grams: { tsp: 2 }, priceCentsPer100g: 2000 },
    { names: ['cinnamon', 'ground cinnamon'], soldAs: 'jar 45', grams: { tsp: 2.6 } },
    { names: ['ground ginger'], soldAs: 'jar 45', grams: { tsp: 1.8 } },
    { names: ['gochugaru', 'korean red pepper flake'], soldAs: 'jar 45', grams: { tsp: 2 } },
    { names: ['red pepper flakes', 'aleppo pepper'], soldAs: 'jar 45', grams: { tsp: 1.8 } },
    { names: ['salt'], soldAs: 'box 750', grams: { tsp: 6 } },
  ],
  'Oil, Vinegar, Salad Dressing': [
    { names: ['olive oil'], soldAs: 'bottle 500', grams: { tbsp: 13.5 }, liquid: true, priceCentsPer100g: 100 },
  ],
})
