// A member's own recipe.
export const leekSoup = {
  title: 'Leek soup',
  image: '',
  readyInMinutes: 30,
  servings: 4,
  cuisines: [],
  diets: [],
  instructions: 'Simmer.',
  ingredients: [{ name: 'leek', amount: 1, unit: '' }],
}
