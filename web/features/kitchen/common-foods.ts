// Foods that many kitchens have, to check instead of type.
export const COMMON_FOODS: readonly { title: string; foods: readonly string[] }[] = [
  {
    title: 'Vegetables',
    foods: ['onion', 'garlic', 'tomatoes', 'potatoes', 'carrots', 'bell pepper', 'spinach', 'broccoli', 'mushrooms'],
  },
  { title: 'Fruit', foods: ['lemon', 'apples', 'bananas', 'berries'] },
  {
    title: 'Protein',
    foods: ['eggs', 'chicken breast', 'ground beef', 'salmon', 'canned tuna', 'tofu', 'chickpeas', 'black beans'],
  },
  { title: 'Dairy', foods: ['milk', 'butter', 'plain yogurt', 'cheddar', 'feta', 'Parmesan'] },
  {
    title: 'Grains and pantry',
    foods: ['rice', 'pasta', 'bread', 'oats', 'lentils', 'canned tomatoes', 'soy sauce', 'honey'],
  },
]
