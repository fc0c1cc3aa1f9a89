/** An own recipe, as a device and the account store it. */
export const lentilSoup = (id: number) => ({
  id,
  title: 'Lentil Soup',
  image: '/img/site/default-recipe-960.avif',
  readyInMinutes: 45,
  servings: 2,
  cuisines: [],
  diets: [],
  instructions: 'Chop the onion.\nSimmer for 30 minutes.',
  ingredients: [{ name: 'red lentils', amount: 200, unit: 'g' }],
  isCustom: true,
})
