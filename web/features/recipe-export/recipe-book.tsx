import { servingsText } from '#domain/kitchen/servings-text.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { ingredientText } from '#domain/recipe/ingredient-text.ts'
import { instructionNotes, instructionSteps } from '#domain/recipe/instruction-steps.ts'
import { usePhoto } from '#web/device/use-photo.ts'
import { minutesText } from '#web/ui/format.ts'

const NEW_PAGE = { breakAfter: 'page' } as const
const NUMBERED = { listStyle: 'decimal', paddingLeft: '1.5rem' }

const anchor = ({ id }: CustomRecipe) => `recipe-${id}`

/** A single recipe needs no contents page. */
export function RecipeBook({ recipes }: { recipes: readonly CustomRecipe[] }) {
  const sorted = [...recipes].sort((one, other) => one.title.localeCompare(other.title))
  return (
    <div className="wrap-anywhere grid gap-10 print:block">
      {sorted.length > 1 && (
        <nav aria-labelledby="book-contents" style={NEW_PAGE}>
          <h2 id="book-contents" className="mb-4">
            Contents
          </h2>
          <ol className="grid gap-x-10 sm:grid-cols-2 print:block">
            {sorted.map((recipe, at) => (
              <li key={recipe.id} className="flex items-baseline gap-3 border-line border-b py-2">
                <span className="w-8 shrink-0 text-right text-muted tabular-nums">{at + 1}</span>
                <a href={`#${anchor(recipe)}`} className="min-w-0 grow hover:underline">
                  {recipe.title}
                </a>
                <span className="shrink-0 text-muted text-sm">{minutesText(recipe.readyInMinutes)}</span>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sorted.map((recipe, at) => (
        <BookRecipe
          key={recipe.id}
          recipe={recipe}
          number={sorted.length > 1 ? at + 1 : null}
          isLast={at === sorted.length - 1}
        />
      ))}
    </div>
  )
}

interface BookRecipeProps {
  recipe: CustomRecipe
  /** Null when it is the only one. */
  number: number | null
  isLast: boolean
}

function BookRecipe({ recipe, number, isLast }: BookRecipeProps) {
  const photo = usePhoto(recipe.id)
  const steps = instructionSteps(recipe.instructions)
  return (
    <article
      id={anchor(recipe)}
      className="rounded-2xl border border-line bg-surface p-5 sm:p-8 print:border-0 print:p-0"
      style={isLast ? undefined : NEW_PAGE}
    >
      <header className="mb-6 grid gap-4">
        {photo && (
          <img
            src={photo.url}
            alt=""
            className="w-full rounded-xl object-cover"
            style={{ objectPosition: photo.position, aspectRatio: 2.5 }}
          />
        )}
        <div>
          <h2>
            {number !== null && <span className="mr-2 text-muted">{number}</span>}
            {recipe.title}
          </h2>
          <p className="mt-1 text-muted">
            {[
              minutesText(recipe.readyInMinutes),
              servingsText(recipe.servings),
              ...recipe.cuisines,
              ...recipe.diets,
            ].join(' · ')}
          </p>
        </div>
      </header>
      <div className="grid gap-8 sm:grid-cols-2">
        <section className="min-w-0">
          <h3 className="mb-2">Ingredients</h3>
          <ul className="grid gap-1">
            {recipe.ingredients.map((ingredient, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same ingredient may be listed twice
              <li key={at}>{ingredientText(ingredient)}</li>
            ))}
          </ul>
        </section>
        <section className="min-w-0">
          <h3 className="mb-2">Instructions</h3>
          <ol className="grid gap-2" style={NUMBERED}>
            {steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same step may be written twice
              <li key={at} style={{ breakInside: 'avoid' }}>
                {step}
              </li>
            ))}
          </ol>
          {instructionNotes(recipe.instructions).map((note) => (
            <p key={note} className="mt-2 text-muted">
              {note}
            </p>
          ))}
        </section>
      </div>
    </article>
  )
}
