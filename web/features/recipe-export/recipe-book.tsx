import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { lineText } from '#domain/shopping/shopping-lines.ts'
import { usePhoto } from '#web/device/shown-photos.ts'
import { countText, minutesText } from '#web/ui/format.ts'

const anchor = ({ id }: CustomRecipe) => `recipe-${id}`

/** A single recipe needs no contents page. */
export function RecipeBook({ recipes }: { recipes: readonly CustomRecipe[] }) {
  const sorted = [...recipes].sort((one, other) => one.title.localeCompare(other.title))
  return (
    <div className="grid gap-10 print:block">
      {sorted.length > 1 && (
        <nav aria-labelledby="book-contents" className="break-after-page">
          <h2 id="book-contents" className="mb-4">
            Contents
          </h2>
          <ol className="grid gap-x-10 sm:grid-cols-2 print:block">
            {sorted.map((recipe, at) => (
              <li key={recipe.id} className="flex min-h-8 items-baseline gap-3 border-line border-b border-dotted py-1">
                <span className="w-7 shrink-0 text-right text-muted tabular-nums">{at + 1}</span>
                <a href={`#${anchor(recipe)}`} className="min-w-0 grow break-words hover:underline">
                  {recipe.title}
                </a>
                <span className="shrink-0 text-muted text-sm">{minutesText(recipe.readyInMinutes)}</span>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sorted.map((recipe, at) => (
        <BookRecipe key={recipe.id} recipe={recipe} number={sorted.length > 1 ? at + 1 : null} />
      ))}
    </div>
  )
}

function BookRecipe({ recipe, number }: { recipe: CustomRecipe; number: number | null }) {
  const photo = usePhoto(recipe.id)
  const steps = recipe.instructions.split(/[\r\n]+/).filter((step) => step.trim() !== '')
  return (
    <article
      id={anchor(recipe)}
      className="scroll-mt-24 rounded-2xl border border-line bg-surface p-6 not-last:break-after-page sm:p-10 print:border-0 print:p-0"
    >
      <header className="mb-6 grid gap-4">
        {photo && (
          <img
            src={photo.url}
            alt=""
            className="aspect-2/1 w-full rounded-xl object-cover print:aspect-5/2"
            style={{ objectPosition: photo.position }}
          />
        )}
        <div>
          <h2 className="break-words">
            {number !== null && <span className="mr-3 text-muted">{number}</span>}
            {recipe.title}
          </h2>
          <p className="mt-1 text-muted">
            {[
              minutesText(recipe.readyInMinutes),
              countText(recipe.servings, 'serving'),
              ...recipe.cuisines,
              ...recipe.diets,
            ].join(' · ')}
          </p>
        </div>
      </header>
      <div className="grid gap-8 md:grid-cols-[1fr_1.8fr] print:grid-cols-[1fr_1.8fr]">
        <section>
          <h3 className="mb-2">Ingredients</h3>
          <ul className="grid gap-1">
            {recipe.ingredients.map((ingredient, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same ingredient may be listed twice
              <li key={at} className="break-words">
                {lineText(ingredient)}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className="mb-2">Instructions</h3>
          <ol className="grid list-decimal gap-2 pl-6">
            {steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same step may be written twice
              <li key={at} className="break-inside-avoid break-words">
                {step}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </article>
  )
}
