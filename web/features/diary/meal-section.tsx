import { CloudUpload, Copy, CopyPlus, Pencil, Plus, Trash2, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DiaryEntry } from '#domain/diary/diary-entry.ts'
import { entryAmount, entryFigures, mealEnergy } from '#domain/diary/entry-figures.ts'
import type { Units } from '#domain/diary/units.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { MEAL_SLOT_NAMES, type MealSlot } from '#domain/time/meal-slots.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RecipeLink } from '#web/ui/recipe-link.tsx'

interface MealSectionProps {
  meal: MealSlot
  entries: readonly DiaryEntry[]
  /** False if the account's entries couldn't be loaded. */
  isKnown?: boolean
  energyUnit: Units['energy']
  onAddFood: () => void
  onQuickAdd: () => void
  onEdit: (entry: DiaryEntry) => void
  onDelete: (entry: DiaryEntry) => void
  onCopy: () => void
  /** Copies the same meal of the day before, if that has something. */
  onCopyBefore?: () => void
  /** Saves the meal as a favorite. */
  favorite?: ReactNode
  /** Planned meals that aren't logged yet. */
  planned?: ReactNode
}

export function MealSection(props: MealSectionProps) {
  const { meal, entries, isKnown = true, energyUnit, planned } = props
  const name = MEAL_SLOT_NAMES[meal]
  return (
    <Card as="section" id={meal} aria-label={name} className="min-w-0 scroll-mt-24">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="grow text-xl" tabIndex={-1}>
          {name}
        </h2>
        {entries.length > 0 && (
          <>
            <span className="font-semibold tabular-nums">{mealEnergy(entries, energyUnit)}</span>
            <span className="flex print:hidden">
              <IconButton size="sm" label={`Copy ${name}`} icon={<Copy className="size-4" />} onClick={props.onCopy} />
              {props.favorite}
            </span>
          </>
        )}
      </div>
      {entries.length > 0 && (
        <ul className="mt-1 divide-y divide-line">
          {entries.map((entry) => (
            <EntryRow key={entry.deviceKey} entry={entry} {...props} />
          ))}
        </ul>
      )}
      <div className="peer">{planned}</div>
      {entries.length === 0 && isKnown && (
        <div className="hidden peer-empty:block">
          <p className="mt-1 text-muted text-sm">Nothing logged yet.</p>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        <Button size="sm" className="min-h-11" icon={<Plus className="size-4" />} onClick={props.onAddFood}>
          Add Food
        </Button>
        <Button
          size="sm"
          variant="secondary"
          className="min-h-11"
          icon={<Zap className="size-4" />}
          onClick={props.onQuickAdd}
        >
          Quick Add
        </Button>
        {props.onCopyBefore && (
          <Button
            size="sm"
            variant="secondary"
            className="min-h-11"
            icon={<CopyPlus className="size-4" />}
            aria-label={`Copy Yesterday’s ${name}`}
            onClick={props.onCopyBefore}
          >
            Copy Yesterday
          </Button>
        )}
      </div>
    </Card>
  )
}

type EntryRowProps = { entry: DiaryEntry } & Pick<MealSectionProps, 'energyUnit' | 'onEdit' | 'onDelete'>

function EntryRow({ entry, energyUnit, onEdit, onDelete }: EntryRowProps) {
  const { title } = entry
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 grow">
        <p>
          <RecipeLink
            id={entry.kind === 'recipe' ? recipeId(entry.recipeId) : null}
            className="inline-block wrap-anywhere font-semibold"
          >
            {title}
          </RecipeLink>
        </p>
        <p className="text-muted text-sm tabular-nums">
          {[entryAmount(entry), entryFigures(entry, energyUnit)].filter(Boolean).join(' · ')}
        </p>
        {entry.waiting && (
          <p className="text-muted text-sm">
            <CloudUpload className="mr-1 inline size-4" />
            Waiting for a connection
          </p>
        )}
      </div>
      <span className="flex shrink-0 print:hidden">
        <IconButton
          label="Edit"
          title={`Edit ${title}`}
          icon={<Pencil className="size-4.5" />}
          onClick={() => onEdit(entry)}
        />
        <IconButton
          label="Delete"
          title={`Delete ${title}`}
          icon={<Trash2 className="size-4.5" />}
          onClick={() => onDelete(entry)}
        />
      </span>
    </li>
  )
}
