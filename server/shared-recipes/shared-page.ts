// The page behind a public link: one recipe, to read, to print and to keep. No script, and no member's name.
import { recipesJsonLd } from '#domain/exchange/recipe-export.ts'
import { allergenText } from '#domain/nutrition/allergens.ts'
import {
  analysedAllergens,
  type IngredientAnalysis,
  uncountedIngredients,
  uncountedText,
} from '#domain/nutrition/ingredient-analysis.ts'
import { nutritionFacts } from '#domain/nutrition/nutrition-facts.ts'
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { ingredientText } from '#domain/recipe/ingredient-text.ts'
import { instructionNotes, instructionSteps } from '#domain/recipe/instruction-steps.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { simplePage } from '#server/http/simple-page.ts'

export const FOOTER = 'Shared from <a href="/">Plateful</a>'

export interface SharedRecipe {
  /** Its address after "/shared/". */
  token: string
  /** The address of the site's typeface. */
  font: string
  recipe: RecipeDraft
  /** '' without a picture. */
  image: string
  /** CSS object-position. */
  focus: string
  analysis: IngredientAnalysis
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

export function sharedPage({ token, font, recipe, image, focus, analysis }: SharedRecipe): string {
  const { title, servings, readyInMinutes, cuisines } = recipe
  const steps = instructionSteps(recipe.instructions)
  const notes = instructionNotes(recipe.instructions)
  const facts = [`${readyInMinutes} min`, servings === 1 ? '1 serving' : `${servings} servings`, ...recipe.diets]
  const jsonLd = recipesJsonLd([
    { recipe: { ...recipe, image, about: { description: recipe.about?.description } }, picture: null },
  ]).replaceAll('<', '\\u003c')
  const list = (items: readonly string[]) => items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  const photo = `<img class="photo" src="${escapeHtml(image)}" alt="${escapeHtml(title)}" width="1200" height="800" style="object-position:${escapeHtml(focus)}">`
  return simplePage({
    title,
    font,
    footer: FOOTER,
    main: `<article>
<div class="intro${image === '' ? '' : ' with-photo'}">
${image === '' ? '' : photo}
<div>
${cuisines.length === 0 ? '' : `<p class="cuisine">${escapeHtml(cuisines.join(', '))}</p>`}
<h1>${escapeHtml(title)}</h1>
<p class="facts">${escapeHtml(facts.join(' · '))}</p>
${nutrition(analysis)}
<p class="facts">${escapeHtml(allergenText(analysedAllergens(analysis)))}</p>
<p class="add"><a href="/add-recipe#shared=${escapeHtml(token)}">Add to My Recipes</a></p>
</div>
</div>
<div class="parts">
<section class="card"><h2>Ingredients</h2><ul>${list(recipe.ingredients.map(ingredientText))}</ul></section>
<section><h2>Instructions</h2><ol>${list(steps)}</ol>${notes.map((note) => `<p class="facts">${escapeHtml(note)}</p>`).join('')}</section>
</div></article>
${NEXT}
<script type="application/ld+json">${jsonLd}</script>`,
  })
}

export const NEXT = `<section class="next"><h2>Cook more like this</h2>
<p>Plateful has recipes with calories, price and time for each, plans a week from them and writes the shopping list. You don’t need an account to start.</p>
<p class="add"><a href="/recipes">Browse Recipes</a><a href="/welcome">Plan a Week</a></p></section>`

function nutrition(analysis: IngredientAnalysis): string {
  const { nutrients, ingredients } = analysis
  if (!ingredients.some(({ grams }) => grams !== null && grams > 0)) return ''
  const { calories, protein, carbs, fat } = nutritionFacts(nutrients)
  const uncounted = uncountedIngredients(analysis)
  const rows = [
    ['Calories', `${whole(calories)} kcal`],
    ['Protein', `${whole(protein)} g`],
    ['Carbs', `${whole(carbs)} g`],
    ['Fat', `${whole(fat)} g`],
  ]
  return `<dl aria-label="Nutrition per serving">${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<p class="facts">Nutrition per serving, calculated from the ingredients.</p>${uncounted === 0 ? '' : `<p class="caveat">${uncountedText(uncounted)}</p>`}`
}

export const goneShared = (font: string, what: 'recipe' | 'collection' = 'recipe'): string =>
  simplePage({
    title: 'Not shared',
    font,
    footer: FOOTER,
    main: `<h1>This ${what} is no longer shared</h1><p class="facts">The link was revoked, or part of it is missing. Ask the person who sent it for a new one.</p>
<p class="add"><a href="/recipes">Browse Recipes</a></p>`,
  })
