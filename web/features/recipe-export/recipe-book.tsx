// Recipes as a book to print: a cover, contents, each recipe from the top of a page, and an index. Contents and index name
// the recipes' numbers, because browsers can't look up the page that something will be printed on; pages have numbers too.
import { servingsText } from '#domain/kitchen/servings-text.ts'
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { isDefaultImage } from '#domain/recipe/default-image.ts'
import { ingredientText } from '#domain/recipe/ingredient-text.ts'
import { instructionNotes, instructionSteps } from '#domain/recipe/instruction-steps.ts'
import { recipeIndex } from '#domain/recipe/recipe-index.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { useShownPhotos } from '#web/device/shown-photos.ts'
import { usePhoto } from '#web/device/use-photo.ts'
import { minutesText } from '#web/ui/format.ts'
import { RecipePicture } from '#web/ui/recipe-picture.tsx'

export interface BookRecipe extends RecipeDraft {
  id: RecipeId
  tags: readonly string[]
}

interface RecipeBookProps {
  title: string
  /** Under the title. */
  note: string
  /** In their order. */
  recipes: readonly BookRecipe[]
}

const anchor = ({ id }: BookRecipe) => `recipe-${id}`

/** A single recipe is no book. */
export function RecipeBook({ title, note, recipes }: RecipeBookProps) {
  const photos = useShownPhotos((shown) => shown.photos)
  const cover = recipes.find(({ id }) => photos.has(id))
  const [only] = recipes
  if (only && recipes.length === 1)
    return (
      <div className="book wrap-anywhere">
        <Recipe recipe={only} number={null} />
      </div>
    )
  return (
    <div className="book wrap-anywhere grid gap-10 print:block">
      <section className="book-page grid content-center justify-items-center gap-6 rounded-2xl bg-leaf-soft px-6 py-20 text-center print:min-h-[92vh]">
        {cover && (
          <RecipePicture
            recipe={cover}
            sizes="40rem"
            alt=""
            width={960}
            height={640}
            loading="early"
            className="aspect-3/2 w-full max-w-xl rounded-2xl"
          />
        )}
        <h2 className="max-w-2xl text-5xl">{title}</h2>
        {note !== '' && <p className="max-w-xl whitespace-pre-line text-lg">{note}</p>}
        <p>{`${recipes.length} recipes`}</p>
      </section>
      <nav aria-labelledby="book-contents" className="book-page">
        <h2 id="book-contents" className="mb-4">
          Contents
        </h2>
        <ol className="gap-x-10 sm:columns-2">
          {recipes.map((recipe, at) => (
            <li key={recipe.id} className="flex break-inside-avoid items-baseline gap-3 border-line border-b py-1.5">
              <span className="w-8 shrink-0 text-right text-muted tabular-nums">{at + 1}</span>
              <a href={`#${anchor(recipe)}`} className="min-w-0 grow hover:underline">
                {recipe.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {recipes.map((recipe, at) => (
        <Recipe key={recipe.id} recipe={recipe} number={at + 1} />
      ))}
      <Index recipes={recipes} />
    </div>
  )
}

function Index({ recipes }: { recipes: readonly BookRecipe[] }) {
  const entries = recipeIndex(recipes)
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="book-index">
      <h2 id="book-index">Index</h2>
      <p className="mb-4 text-muted text-sm">The numbers are those of the recipes.</p>
      <ul className="gap-x-8 text-sm sm:columns-3 print:columns-3">
        {entries.map(({ word, numbers }) => (
          <li key={word} className="break-inside-avoid py-0.5">
            {word} <span className="text-muted tabular-nums">{numbers.join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Recipe({ recipe, number }: { recipe: BookRecipe; number: number | null }) {
  const photo = usePhoto(recipe.id)
  const steps = instructionSteps(recipe.instructions)
  const notes = instructionNotes(recipe.instructions)
  const hasPicture = photo !== null || (recipe.image !== '' && !isDefaultImage(recipe.image))
  const facts = [
    ...(recipe.readyInMinutes > 0 ? [minutesText(recipe.readyInMinutes)] : []),
    servingsText(recipe.servings),
    ...recipe.cuisines,
    ...recipe.diets,
  ]
  return (
    <article
      id={anchor(recipe)}
      className="book-page rounded-2xl border border-line bg-surface p-5 sm:p-8 print:border-0 print:bg-transparent print:p-0"
    >
      <header className="mb-6 break-inside-avoid">
        {hasPicture && (
          <RecipePicture
            recipe={recipe}
            sizes="50rem"
            alt=""
            width={960}
            height={400}
            loading="early"
            className="mb-4 aspect-5/2 max-h-[32vh] w-full rounded-xl"
          />
        )}
        <h2>
          {number !== null && <span className="mr-3 text-muted tabular-nums">{number}</span>}
          {recipe.title}
        </h2>
        <p className="mt-1 text-muted">{facts.join(' · ')}</p>
      </header>
      <div className="grid gap-8 sm:grid-cols-[2fr_3fr] print:grid-cols-[2fr_3fr]">
        <section className="min-w-0">
          <h3 className="mb-2 break-after-avoid">Ingredients</h3>
          <ul className="grid gap-1">
            {recipe.ingredients.map((ingredient, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same ingredient may be listed twice
              <li key={at} className="break-inside-avoid">
                {ingredientText(ingredient)}
              </li>
            ))}
          </ul>
        </section>
        <section className="min-w-0">
          <h3 className="mb-2 break-after-avoid">Instructions</h3>
          <ol className="grid list-decimal gap-2 pl-6">
            {steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same step may be written twice
              <li key={at} className="break-inside-avoid">
                {step}
              </li>
            ))}
          </ol>
          {notes.map((note) => (
            <p key={note} className="mt-2 break-inside-avoid text-muted">
              {note}
            </p>
          ))}
        </section>
      </div>
    </article>
  )
}
