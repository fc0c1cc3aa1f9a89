// What a word at home covers among the catalogue's ingredients, and what it must not be mistaken for.
import { expect, test } from 'vitest'
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import { itemsFor } from '#domain/kitchen/pantry-match.ts'
import { realCatalogue } from './testing/real-catalogue.ts'

const all = realCatalogue().entries.flatMap(({ plain }) => plain.extendedIngredients)
const shown = ({ name, unit }: { name: string; unit: string }) =>
  kitchenUnit(unit)?.name === 'can' ? `can of ${name}` : name
const ingredients = new Map(all.map((ingredient) => [shown(ingredient), ingredient]))

test.each([
  ['onion', 'onions, red onion, white onions, yellow onions, sweet onion', 'scallions, onion powder, shallots'],
  ['chili', 'red chilies, green chili', 'dried red chilies, chili powder'],
  ['garlic', 'garlic', 'garlic powder, garlic chives'],
  [
    'tomatoes',
    'tomato, plum tomatoes, roma tomatoes',
    'can of diced tomatoes, canned crushed tomatoes, cherry tomatoes, tomato paste, tomato sauce, tomatillos',
  ],
  ['canned tomatoes', 'can of diced tomatoes, can of whole peeled tomatoes, canned crushed tomatoes', 'tomatoes'],
  [
    'potatoes',
    'potatoes, russet potatoes, Yukon gold potatoes, new potatoes, waxy potatoes',
    'sweet potatoes, potato starch, potato gnocchi',
  ],
  ['sweet potatoes', 'sweet potatoes', 'potatoes, russet potatoes'],
  ['carrots', 'carrot', ''],
  ['bell pepper', 'red bell peppers, green bell pepper', 'black pepper, red pepper flakes, crushed red pepper'],
  ['spinach', 'baby spinach, frozen spinach', 'water spinach'],
  ['broccoli', 'broccoli', 'Chinese broccoli'],
  ['mushrooms', 'cremini mushrooms, portobello mushrooms', 'dried shiitake mushrooms, oyster mushrooms, oyster sauce'],
  ['lemon', 'lemon juice, lemon zest', 'lemongrass'],
  ['apples', 'apple, Granny Smith apples', 'applesauce, apple cider vinegar, pineapple'],
  ['bananas', 'banana', 'banana leaves'],
  ['berries', 'strawberries, blueberries, frozen mixed berries', 'goji berries, juniper berries, allspice berries'],
  ['eggs', 'egg, egg yolk, egg white', 'egg noodles, eggplant, mayonnaise'],
  ['chicken breast', 'chicken breasts, cooked chicken breast', 'chicken thighs, chicken stock, ground chicken'],
  ['ground beef', 'lean ground beef, 90% lean ground beef', 'beef stock, beef chuck, ground pork'],
  ['salmon', 'salmon fillet, skinless salmon fillet', 'smoked salmon, can of canned salmon'],
  ['canned tuna', 'can of canned tuna in water, can of canned tuna in oil', ''],
  ['tofu', 'firm tofu, extra-firm tofu', 'smoked tofu'],
  ['chickpeas', 'can of canned chickpeas, dried chickpeas', 'chickpea flour, can of canned pigeon peas'],
  ['black beans', 'can of canned black beans', 'fermented black beans, green beans, can of canned kidney beans'],
  ['beans', 'can of canned white beans, dried kidney beans', 'green beans, bean sprouts, vanilla bean, refried beans'],
  [
    'milk',
    'milk, whole milk, 2% milk, low-fat milk, reduced-fat milk',
    'coconut milk, light coconut milk, oat milk, soy milk, buttermilk, condensed milk, can of evaporated milk',
  ],
  ['coconut milk', 'can of light coconut milk', 'milk, whole milk, coconut, coconut water, coconut oil'],
  [
    'butter',
    'butter, unsalted butter',
    'peanut butter, almond butter, butter lettuce, can of canned butter beans, ghee',
  ],
  ['peanut butter', 'peanut butter', 'butter, peanuts, almond butter'],
  ['plain yogurt', 'yogurt, plain yogurt', 'soy yogurt'],
  ['cheese', 'cheddar, sharp cheddar, Monterey Jack', 'cream cheese, cottage cheese, goat cheese, ricotta'],
  ['cream', 'heavy cream, light cream', 'sour cream, cream cheese'],
  ['rice', 'white rice, brown rice, basmati rice, cooked rice', 'rice vinegar, rice noodles, rice paper, wild rice'],
  ['pasta', 'spaghetti, whole wheat penne, fusilli', 'egg noodles, lasagna noodles, miso paste'],
  ['bread', 'white bread, whole wheat bread, sourdough bread', 'bread flour, breadcrumbs, naan'],
  ['oats', 'rolled oats, old-fashioned oats', 'oat milk, granola'],
  ['lentils', 'red lentils, green lentils, can of canned lentils', 'yellow split peas'],
  ['flour', 'all-purpose flour', 'almond flour, whole wheat flour, flour tortillas'],
  ['sugar', 'granulated sugar', 'brown sugar, powdered sugar, sugar snap peas'],
  ['peas', 'frozen peas', 'snow peas, green split peas, can of canned black-eyed peas, dried chickpeas'],
  ['fish', 'salmon fillets, cod fillet, tilapia fillets', 'fish sauce, smoked mackerel, anchovy fillets'],
  ['olive oil', 'olive oil, extra-virgin olive oil', 'sesame oil, vegetable oil, olives'],
  ['chicken broth', 'low-sodium chicken broth, chicken stock', 'vegetable broth, ground chicken'],
  ['soy sauce', 'low-sodium soy sauce, reduced-salt soy sauce', 'fish sauce, soy milk'],
])('%s at home covers %s', (have, kinds, others) => {
  const isCovered = (shownName: string): boolean => {
    const ingredient = ingredients.get(shownName)
    if (!ingredient) throw new Error(`No recipe has ${shownName}.`)
    return itemsFor(ingredient, [{ name: have }]).length > 0
  }
  const named = (list: string) => list.split(', ').filter((name) => name !== '')
  expect(named(kinds).filter((name) => !isCovered(name))).toEqual([])
  expect(named(others).filter(isCovered)).toEqual([])
})
