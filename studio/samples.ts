// Sample dishes without a recipe, for the site's own pictures and for testing every archetype.
import type { PicturedRecipe } from './input.ts'

// Number | title | cuisine | dish type | ingredients in grams, each with its cut after a comma.
const TABLE = `
1 | Horiatiki | Greek | salad | 400 tomato, wedges; 300 cucumber, sliced; 80 red onion, sliced; 80 kalamata olives; 150 feta, cubed; 100 romaine lettuce; 30 olive oil; 1 dried oregano; 1 black pepper
2 | Minestrone | Italian | soup | 400 canned tomatoes; 150 carrot, diced; 240 cannellini beans; 200 courgette, diced; 100 spinach; 10 basil; 800 vegetable stock; 30 olive oil; 20 tomato paste
3 | Roasted carrot soup | Nordic | soup | 800 carrot, chopped; 100 onion, chopped; 700 vegetable stock; 80 double cream; 20 almonds, chopped; 10 parsley; 2 black pepper
4 | Chana Masala | Indian | main course | 480 chickpeas; 400 canned tomatoes; 150 onion, chopped; 300 basmati rice; 15 coriander leaves; 10 green chilli, sliced; 4 turmeric; 6 garam masala
5 | Thai Red Curry with Prawns | Thai | main course | 300 prawns; 400 coconut milk; 150 red bell pepper, sliced; 150 green beans; 40 red curry paste; 10 thai basil; 1 lime; 250 jasmine rice
6 | Burrito Bowl | Mexican | main course | 250 rice; 240 black beans; 150 sweetcorn; 200 cherry tomatoes, halved; 150 avocado; 80 romaine lettuce, shredded; 15 coriander leaves; 60 lime; 60 sour cream
7 | Quinoa Power Bowl | American | main course | 200 quinoa; 300 sweet potato, cubed; 80 kale; 240 chickpeas; 150 avocado; 60 radish, sliced; 10 sesame seeds; 40 tahini
8 | Beef Pad Thai | Thai | main course | 250 rice noodles; 250 beef sirloin steak, sliced; 150 bean sprouts; 50 peanuts; 40 spring onion, sliced; 60 lime; 40 tamarind; 20 fish sauce; 10 coriander leaves
9 | Spaghetti al Pomodoro | Italian | main course | 320 spaghetti; 500 canned tomatoes; 100 cherry tomatoes, halved; 10 basil; 40 parmesan, grated; 30 olive oil
10 | Cod with Green Beans and Potatoes | Nordic | main course | 500 cod fillet; 300 green beans; 400 potato, halved; 60 lemon; 10 dill; 1 black pepper; 20 butter
11 | Hummus | Middle Eastern | appetizer | 480 chickpeas; 80 tahini; 40 lemon juice; 30 olive oil; 2 paprika; 10 parsley
12 | Berry Oat Porridge | Irish | breakfast | 120 rolled oats; 400 milk; 60 blueberries; 60 raspberries; 80 banana; 20 almonds; 20 honey
13 | Avocado Toast with Egg | American | breakfast | 120 sourdough bread; 150 avocado, mashed; 100 egg, fried; 60 radish, sliced; 80 cherry tomatoes, halved; 1 chilli flakes; 2 black pepper
14 | Vegetable Pizza | Italian | main course | 400 pizza dough; 200 passata; 150 mozzarella; 120 red bell pepper, sliced; 80 mushrooms, sliced; 40 black olives; 60 red onion, sliced; 10 basil
15 | Mango Lassi | Indian | drink | 300 mango; 300 yogurt; 20 honey; 1 cardamom; 4 mint
16 | Mint Lemonade | Middle Eastern | drink | 120 lemon juice; 10 mint; 40 sugar; 600 water; 60 lemon, sliced
17 | Shakshuka | Middle Eastern | breakfast | 300 eggs, fried; 600 canned tomatoes; 200 red bell pepper, diced; 120 onion, chopped; 60 feta, crumbled; 10 parsley; 4 paprika; 4 cumin
18 | Lasagne | Italian | main course | 250 lasagne sheets; 400 minced beef; 500 canned tomatoes; 150 mozzarella; 60 parmesan; 300 milk; 10 basil
19 | Blueberry Pancakes | American | breakfast | 200 flour; 250 buttermilk; 100 eggs; 120 blueberries; 40 maple syrup; 100 banana, sliced
20 | Chicken Souvlaki Skewers | Greek | main course | 500 chicken breast, cubed; 200 red bell pepper, cubed; 150 red onion, wedges; 60 lemon; 150 greek yogurt; 5 oregano
21 | Pork Gyoza | Japanese | appetizer | 250 minced pork; 200 gyoza wrappers; 150 napa cabbage; 30 spring onion; 40 soy sauce; 10 sesame oil; 5 chilli
22 | Chicken Wrap | Mediterranean | lunch | 300 chicken breast, sliced; 240 flour tortillas; 100 romaine lettuce; 120 tomato; 80 cucumber; 80 hummus
23 | Turkey Club Sandwich | American | lunch | 180 wholemeal bread; 200 turkey breast, sliced; 60 bacon; 60 lettuce; 120 tomato, sliced; 40 mayonnaise; 40 cheddar
24 | Black Bean Burger | American | main course | 240 black beans; 240 burger buns; 60 lettuce; 120 tomato, sliced; 60 cheddar; 40 red onion; 40 mayonnaise
25 | Fish Tacos | Mexican | main course | 400 cod fillet, chunks; 240 corn tortillas; 150 red cabbage, shredded; 120 avocado, diced; 15 coriander leaves; 60 lime; 80 sour cream; 10 jalapeño
26 | Broccoli Beef Stir-Fry | Chinese | main course | 350 beef flank steak, sliced; 350 broccoli; 150 red bell pepper, sliced; 60 soy sauce; 10 ginger; 250 rice; 10 sesame seeds; 30 spring onion
27 | Lemon Cake | British | dessert | 200 flour; 200 sugar; 150 eggs; 120 butter; 60 lemon, sliced; 100 cream cheese; 80 blueberries
28 | Apple Pie | American | dessert | 300 shortcrust pastry; 700 apple, sliced; 80 brown sugar; 4 cinnamon
29 | Blueberry Muffins | American | dessert | 250 flour; 150 blueberries; 100 eggs; 120 sugar; 80 butter
30 | Oatmeal Cookies | American | dessert | 150 rolled oats; 100 flour; 80 raisins; 100 butter; 100 brown sugar; 50 walnuts, chopped; 60 dark chocolate, chopped
31 | Roast Chicken with Root Vegetables | French | main course | 1000 chicken thigh; 300 carrot, halved; 400 potato, wedges; 150 red onion, wedges; 8 thyme; 60 lemon
32 | Grilled Whole Sea Bass | Mediterranean | main course | 800 whole sea bass; 120 lemon, sliced; 15 dill; 200 fennel, sliced; 200 cherry tomatoes
33 | Spinach Omelette | French | breakfast | 200 eggs; 80 spinach; 60 goat cheese; 80 mushrooms, sliced; 5 chives; 10 butter
34 | Salmon Avocado Maki | Japanese | main course | 300 sushi rice; 200 salmon fillet; 100 avocado; 80 cucumber, strips; 10 nori; 40 soy sauce; 5 sesame seeds
35 | Chocolate Mousse | French | dessert | 200 dark chocolate; 200 double cream; 150 eggs; 60 raspberries; 4 mint
36 | Miso Ramen | Japanese | main course | 240 ramen noodles; 1200 chicken stock; 80 miso; 200 pork belly, sliced; 120 eggs, soft-boiled; 100 pak choi; 80 sweetcorn; 30 spring onion; 3 nori
37 | Jollof Rice | African | main course | 350 long-grain rice; 400 canned tomatoes; 60 tomato paste; 200 red bell pepper; 120 onion, sliced; 80 peas; 100 carrot, diced; 10 parsley; 5 paprika
38 | Beef Stew | Irish | main course | 700 beef chuck, cubed; 400 potato, chunks; 250 carrot, chunks; 120 celery, sliced; 400 stout; 400 beef stock; 40 tomato paste; 10 parsley
39 | Mixed Berry Smoothie Bowl | American | breakfast | 250 frozen berries; 100 banana, sliced; 150 yogurt; 40 granola; 60 strawberries; 60 blueberries; 60 kiwi; 10 coconut flakes
40 | Stuffed Peppers | Eastern European | main course | 600 red bell pepper; 250 minced beef; 150 rice; 300 passata; 100 onion, chopped; 10 parsley
41 | Swedish Meatballs | Nordic | main course | 500 minced beef; 200 double cream; 100 lingonberries; 400 potato; 10 dill; 50 flour
42 | Garlic Green Tea Chicken Plate | Korean | main course | 500 chicken breast; 250 broccoli; 200 brown rice; 40 soy sauce; 10 sesame seeds
43 | Red Lentil Dal | Indian | main course | 250 red lentils; 200 canned tomatoes; 100 onion; 4 turmeric; 60 yogurt; 10 coriander leaves; 10 green chilli; 20 ghee
44 | Masala Chai | Indian | drink | 400 milk; 300 water; 8 black tea; 20 sugar; 3 cinnamon; 2 cardamom
45 | Penne with Peas and Ricotta | Italian | main course | 320 penne; 200 peas; 200 ricotta; 40 parmesan, grated; 10 mint; 30 olive oil; 1 black pepper
46 | Banana Bread | Southern | snack | 300 banana; 250 flour; 100 eggs; 80 walnuts, chopped; 100 brown sugar; 80 butter
47 | Colcannon | Irish | side dish | 800 potato, mashed; 200 kale, chopped; 60 butter; 100 milk; 30 spring onion
48 | Summer Rolls | Vietnamese | appetizer | 80 rice paper; 200 prawns; 80 rice vermicelli; 60 lettuce; 80 carrot, julienned; 10 mint; 40 peanut butter
49 | Salmon with Asparagus and Potatoes | Nordic | main course | 600 salmon fillet; 300 asparagus; 400 potato, halved; 60 lemon; 10 dill; 1 black pepper; 20 butter
`

export const SAMPLES: readonly PicturedRecipe[] = TABLE.trim().split('\n').map(parsed)

export function sampleTitled(title: string): PicturedRecipe {
  const found = SAMPLES.find((recipe) => recipe.title === title)
  if (!found) throw new Error(`There is no sample dish "${title}"`)
  return found
}

function parsed(line: string): PicturedRecipe {
  const [id = '', title = '', cuisine = '', type = '', ingredients = ''] = line.split(' | ')
  return {
    id: Number(id),
    title,
    cuisines: [cuisine],
    dishTypes: [type],
    scene: {},
    steps: [],
    ingredients: ingredients.split('; ').map((item) => {
      const [, grams = '0', name = '', preparation = ''] = /^([\d.]+) ([^,]+),? ?(.*)$/.exec(item) ?? []
      return { name, grams: Number(grams), preparation, eatenShare: 1, food: { name, aliases: [], aisle: 'Produce' } }
    }),
  }
}
