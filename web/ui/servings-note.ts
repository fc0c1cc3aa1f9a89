import type { ViewStep } from '#domain/recipe/recipe-view.ts'

/** What the steps' text still says for the original number of servings. */
export const servingsNote = (steps: readonly Pick<ViewStep, 'amounts'>[], writtenServings: number): string =>
  steps.some(({ amounts }) => amounts.length > 0)
    ? `Times in the text are for ${writtenServings} servings.`
    : `Ingredient amounts match your servings. Times and other numbers are for ${writtenServings}.`
