// Colors of sauces and broths that their ingredients alone do not tell: hours of cooking, an egg stirred in.
import { rgb } from '#studio/colour.ts'
import { type Tones, tones } from '#studio/mixing.ts'
import type { Liquid } from '#studio/scene-spec.ts'

export const LIQUID_TONES: Record<Liquid, Tones> = {
  // Bones that boiled for long: white and cloudy.
  milky: { dark: rgb('#e6d6ae'), light: rgb('#f8eed2') },
  // Bones, skin or ground nuts that gave it body: one still sees into it.
  cloudy: { dark: rgb('#d3b272'), light: rgb('#f0d9a2') },
  // Boiled cabbage and lamb.
  pale: { dark: rgb('#b39a5c'), light: rgb('#dfca92') },
  // Split peas that fell apart.
  pea: { dark: rgb('#8d8b34'), light: rgb('#b9b654') },
  // Kelp and chicken, never boiled hard.
  clear: { dark: rgb('#cfc08c'), light: rgb('#f1e8c6') },
  // Egg and lemon.
  lemony: tones(rgb('#f4d88e')),
  // Yellow potatoes that fell apart.
  yellow: tones(rgb('#e6bd50')),
  // The broth of boiled meat and chickpeas.
  golden: { dark: rgb('#b07a2a'), light: rgb('#dda94a') },
  // Chicken stock, clear.
  stock: { dark: rgb('#cc9d40'), light: rgb('#f1d17a') },
  // Red palm oil in coconut milk.
  palm: { dark: rgb('#c86a1a'), light: rgb('#efa23e') },
  // Onions that melted with saffron and ginger: thick, and everything keeps its color in it.
  saffron: { dark: rgb('#a8560f'), light: rgb('#e29c34') },
  // Beans, tomato and many vegetables.
  amber: tones(rgb('#d2a052')),
  // Kale, beans and bread, heated again.
  brown: tones(rgb('#a98645')),
  // Sour cream in the sauce of fried meat.
  tan: { dark: rgb('#9a6c3e'), light: rgb('#cfa06a') },
  // The same with paprika and more of the cream.
  beige: { dark: rgb('#c98e50'), light: rgb('#f2d09c') },
  // Curry powder, tomato and yogurt.
  curry: { dark: rgb('#b4600f'), light: rgb('#eba63c') },
  // Paprika in sour cream.
  brick: { dark: rgb('#a5431a'), light: rgb('#dd7c3c') },
  // Tomatoes and onions fried with spices until the oil shows.
  masala: { dark: rgb('#8c2a0e'), light: rgb('#c9572a') },
  // Tomatoes, butter and cream, blended.
  makhani: { dark: rgb('#cc5c1c'), light: rgb('#f2a352') },
  // A masala with yogurt and a little cream stirred in.
  tikka: { dark: rgb('#b5441a'), light: rgb('#e67f3e') },
  // Ground peanuts in a red oil.
  peanut: { dark: rgb('#9a4c1a'), light: rgb('#d68c48') },
  // A thin broth of tomatoes.
  tomato: { dark: rgb('#a63a14'), light: rgb('#cf6a30') },
  // A clear broth with chili paste.
  chili: { dark: rgb('#c46424'), light: rgb('#eb9a48') },
  // Berbere and slowly cooked onions.
  berbere: { dark: rgb('#6e1a0a'), light: rgb('#b0401a') },
  // Beans, paprika and browned onions that baked overnight.
  mahogany: { dark: rgb('#552409'), light: rgb('#9a5420') },
  // Small red beans that were crushed in their water.
  'red-bean': { dark: rgb('#521c14'), light: rgb('#88402e') },
  // Flour fried until it is dark brown.
  roux: { dark: rgb('#4e2a10'), light: rgb('#8a5626') },
  // Stout or wine that cooked down with browned meat.
  gravy: { dark: rgb('#6a3412'), light: rgb('#a8642a') },
  // Spinach that cooked for an hour.
  olive: { dark: rgb('#34461a'), light: rgb('#627c30') },
  // Leaves and pumpkin, blended coarsely.
  green: { dark: rgb('#3f5a1c'), light: rgb('#6f8a34') },
  // Curry powder in a roux of flour, with soy sauce: brown, thick and glossy.
  'japanese-curry': { dark: rgb('#6f3f0e'), light: rgb('#b67a28') },
  // Green chilies and herbs in coconut milk.
  'green-curry': { dark: rgb('#879c40'), light: rgb('#ccd493') },
}

/** How deep one sees into them, in scene units; those left out hide what lies in them. */
export const LIQUID_CLARITY: Partial<Record<Liquid, number>> = {
  milky: 3,
  cloudy: 7,
  pale: 30,
  clear: 110,
  lemony: 3,
  golden: 80,
  stock: 70,
  amber: 9,
  tomato: 10,
  chili: 12,
}
