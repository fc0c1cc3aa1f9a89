// Analyses requested at the same moment are one call: a page with fifty own recipes asks once or twice.

import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import { LINES_PER_ANALYSIS, RECIPES_PER_ANALYSIS } from '#domain/limits.ts'
import type { IngredientAnalysis } from '#domain/nutrition/ingredient-analysis.ts'
import { apiPost } from '#web/data/api.ts'

interface RecipeToAnalyse {
  servings: number
  ingredients: readonly CustomIngredient[]
}

interface Waiting {
  recipe: RecipeToAnalyse
  resolve: (analysis: IngredientAnalysis) => void
  reject: (error: unknown) => void
}

let waiting: Waiting[] = []

export function analyseTogether(recipe: RecipeToAnalyse): Promise<IngredientAnalysis> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(sendAll)
    waiting.push({ recipe, resolve, reject })
  })
}

function sendAll() {
  const all = waiting
  waiting = []
  for (const calls of inCalls(all)) void send(calls)
}

/** As few calls as the limits allow, in order. */
function inCalls(all: readonly Waiting[]): Waiting[][] {
  const calls: Waiting[][] = []
  let lines = 0
  for (const one of all) {
    const last = calls.at(-1)
    lines += one.recipe.ingredients.length
    if (last && last.length < RECIPES_PER_ANALYSIS && lines <= LINES_PER_ANALYSIS) last.push(one)
    else {
      calls.push([one])
      lines = one.recipe.ingredients.length
    }
  }
  return calls
}

async function send(calls: readonly Waiting[]) {
  try {
    const recipes = calls.map(({ recipe }) => recipe)
    // Our own server's response, typed by domain/nutrition/ingredient-analysis.ts.
    const analyses = (await apiPost('/foods/analyse/recipes', { recipes })) as IngredientAnalysis[]
    for (const [at, { resolve, reject }] of calls.entries()) {
      const analysis = analyses[at]
      if (analysis) resolve(analysis)
      else reject(new Error('The server left out a recipe.'))
    }
  } catch (error) {
    for (const { reject } of calls) reject(error)
  }
}
