// What a plan request may include: the device's own recipes.
import { z } from 'zod'
import { OWN_LIMITS } from '#domain/plan/own-recipe-to-plan.ts'
import { isCustomRecipeId } from '#domain/recipe-id.ts'

const labels = z.array(z.string().max(OWN_LIMITS.labelLength)).max(OWN_LIMITS.labels)

const OwnRecipe = z.object({
  id: z.number().refine(isCustomRecipeId),
  title: z.string().min(1).max(OWN_LIMITS.titleLength),
  servings: z.number().min(1).max(OWN_LIMITS.servings),
  readyInMinutes: z.number().min(0).max(OWN_LIMITS.minutes),
  cuisines: labels,
  ingredients: z
    .array(
      z.object({
        name: z.string().max(OWN_LIMITS.nameLength),
        amount: z.number().min(0).max(OWN_LIMITS.amount),
        unit: z.string().max(OWN_LIMITS.unitLength),
      }),
    )
    .min(1)
    .max(OWN_LIMITS.ingredients),
})
export type OwnRecipe = z.infer<typeof OwnRecipe>

/** The body of a plan request. With `prefer`, they appear more often. */
export const OwnRecipes = z.object({
  recipes: z
    .array(OwnRecipe)
    .max(OWN_LIMITS.recipes)
    .refine((recipes) => recipes.reduce((sum, { ingredients }) => sum + ingredients.length, 0) <= OWN_LIMITS.lines),
  prefer: z.boolean().default(false),
})
export type OwnRecipes = z.infer<typeof OwnRecipes>
