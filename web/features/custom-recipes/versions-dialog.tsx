// What an own recipe was before: each former version, the original if it is a version of another recipe, what changed
// since, and the way back.
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { CustomRecipe, RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { type RecipeChange, recipeChanges } from '#domain/recipe/recipe-changes.ts'
import { recipeContent } from '#domain/recipe/recipe-versions.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { countText } from '#web/ui/format.ts'
import { notify } from '#web/ui/toast-store.ts'
import { saveEdited } from './save-edited.ts'

interface VersionsDialogProps {
  recipe: CustomRecipe
  /** Opens with what changed from the original. */
  fromOriginal?: boolean
  onClose: () => void
}

export function VersionsDialog({ recipe, fromOriginal = false, onClose }: VersionsDialogProps) {
  const { basedOn, versions = [] } = recipe
  const titleId = useId()

  function goBack(content: RecipeDraft, message: string) {
    const { undo } = saveEdited(recipe, content)
    onClose()
    notify(message, { action: { label: 'Undo', onSelect: undo } })
  }

  return (
    <Dialog open size="md" title={<span id={titleId}>Versions</span>} onClose={onClose}>
      <p className="text-muted">
        What changed from each version to now. Going back keeps today’s version in this list.
      </p>
      <ul aria-labelledby={titleId} className="grid">
        {versions.map(({ savedAt, recipe: former }) => (
          <Version
            key={`${savedAt} ${JSON.stringify(former).length}`}
            name={savedAt ? instantText(savedAt) : 'An earlier version'}
            before={former}
            now={recipe}
            action="Restore This Version"
            onBack={() => goBack(former, 'The earlier version is back.')}
          />
        ))}
        {basedOn && (
          <Version
            name={`The original: ${basedOn.recipe.title}`}
            opened={fromOriginal}
            before={basedOn.recipe}
            now={recipe}
            action="Back to the Original"
            onBack={() => goBack(basedOn.recipe, 'It’s the original again.')}
          />
        )}
      </ul>
    </Dialog>
  )
}

const instantText = (instant: string) =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

interface VersionProps {
  name: string
  opened?: boolean
  before: RecipeDraft
  now: CustomRecipe
  action: string
  onBack: () => void
}

function Version({ name, opened = false, before, now, action, onBack }: VersionProps) {
  const changes = recipeChanges(before, recipeContent(now))
  return (
    <li className="border-line border-b last:border-b-0">
      <details className="group" open={opened}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 py-2">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <span className="text-muted text-sm">{changeCount(changes)}</span>
          <ChevronDown className="ml-auto size-4 text-muted group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pb-5">
          {(['About', 'Ingredients', 'Steps'] as const).map((part) => (
            <Changes key={part} part={part} changes={changes.filter((change) => change.part === part)} />
          ))}
          {changes.length > 0 && (
            <Button size="sm" variant="secondary" className="justify-self-start" onClick={onBack}>
              {action}
            </Button>
          )}
        </div>
      </details>
    </li>
  )
}

export const changeCount = (changes: readonly RecipeChange[]) =>
  changes.length === 0 ? 'no changes' : countText(changes.length, 'change')

function Changes({ part, changes }: { part: string; changes: readonly RecipeChange[] }) {
  if (changes.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-base">{part}</h3>
      <ul className="grid gap-2">
        {changes.map(({ before, after }) => (
          <li key={`${before}\n${after}`} className="wrap-anywhere">
            <span className="font-semibold">
              {before === '' ? 'Added: ' : after === '' ? 'Removed: ' : 'Changed: '}
            </span>
            {before !== '' && <del className="text-muted">{before}</del>}
            {before !== '' && after !== '' && ' to '}
            {after !== '' && <ins className="no-underline">{after}</ins>}
          </li>
        ))}
      </ul>
    </section>
  )
}
