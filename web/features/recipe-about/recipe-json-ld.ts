// The recipe for search engines: schema.org's Recipe with the fields that Google asks for. Leaves out what we do not know.

import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { pictureSources, previewPicture } from '#domain/recipe/recipe-pictures.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { isoDuration } from '#domain/time/iso-duration.ts'
import { paths } from '#web/router/paths.ts'

const DIETS: readonly (readonly [flag: 'vegan' | 'vegetarian' | 'glutenFree', name: string])[] = [
  ['vegan', 'VeganDiet'],
  ['vegetarian', 'VegetarianDiet'],
  ['glutenFree', 'GlutenFreeDiet'],
]

export function recipeJsonLd(recipe: RecipeDetail): object[] {
  const path = paths.recipe(recipe.id)
  const { preparationMinutes: prep, cookingMinutes: cook } = recipe
  const diets = DIETS.filter(([flag]) => recipe[flag]).map(([, name]) => `https://schema.org/${name}`)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: recipe.title,
      url: path,
      mainEntityOfPage: path,
      image: images(recipe),
      author: { '@type': 'Organization', name: recipe.sourceName || 'Plateful' },
      description: recipe.summary || `${recipe.title}: ingredients, steps and nutrition per serving.`,
      ...(recipe.datePublished && { datePublished: recipe.datePublished }),
      ...(prep !== null && cook !== null && { prepTime: isoDuration(prep), cookTime: isoDuration(cook) }),
      ...(recipe.readyInMinutes > 0 && { totalTime: isoDuration(recipe.readyInMinutes) }),
      recipeYield: [String(recipe.servings), recipe.servings === 1 ? '1 serving' : `${recipe.servings} servings`],
      ...(recipe.category && { recipeCategory: recipe.category }),
      ...(recipe.cuisine && { recipeCuisine: recipe.cuisine }),
      keywords: [...new Set([...recipe.cuisines, ...recipe.diets, ...recipe.dishTypes, ...recipe.tags])].join(', '),
      recipeIngredient: recipe.written.lines.map(({ measure, name, note }) =>
        `${measure} ${name}${note && `, ${note}`}`.trim(),
      ),
      recipeInstructions: recipe.steps.map((step, place) => ({
        '@type': 'HowToStep',
        name: `Step ${place + 1}`,
        text: step.text,
        url: `${path}#instructions`,
      })),
      ...(recipe.hasNutrition && { nutrition: nutrition(recipe) }),
      ...(diets.length > 0 && { suitableForDiet: diets }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Recipes', item: paths.recipes() },
        ...(recipe.cuisine
          ? [{ '@type': 'ListItem', position: 2, name: recipe.cuisine, item: paths.cuisine(recipe.cuisine) }]
          : []),
        { '@type': 'ListItem', position: recipe.cuisine ? 3 : 2, name: recipe.title, item: path },
      ],
    },
  ]
}

function images(recipe: Recipe): string[] {
  const { src } = pictureSources(recipe)
  return src === '' ? [] : [...new Set([src, previewPicture(src)])]
}

function nutrition({ nutrition: facts }: Recipe) {
  const grams = (amount: number) => `${Math.round(amount * 10) / 10} g`
  return {
    '@type': 'NutritionInformation',
    servingSize: '1 serving',
    calories: `${Math.round(facts.calories)} kcal`,
    proteinContent: grams(facts.protein),
    carbohydrateContent: grams(facts.carbs),
    fatContent: grams(facts.fat),
    fiberContent: grams(facts.fiber),
    sugarContent: grams(facts.sugar),
    sodiumContent: `${Math.round(facts.sodium)} mg`,
  }
}
