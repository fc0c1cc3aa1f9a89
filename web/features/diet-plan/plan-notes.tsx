import type { PlanNotes } from '#domain/plan/plan-notes.ts'
import type { FigurePreference } from '#domain/plan/plan-request.ts'
import { Button } from '#web/ui/button.tsx'
import { Explanation } from '#web/ui/explanation.tsx'
import { countText } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'

interface PlanNotesProps {
  notes: PlanNotes
  /** Plans again without this preference. */
  onDrop: (preference: FigurePreference) => void
}

/** What the plan couldn't meet, and what would help. */
export function PlanNotesNotice({ notes, onDrop }: PlanNotesProps) {
  return (
    <>
      <UnmetPreferences notes={notes} onDrop={onDrop} />
      <OwnLeftOut recipes={notes.ownLeftOut} />
    </>
  )
}

function UnmetPreferences({ notes: { unmet, bestToDrop, unknownExclusions }, onDrop }: PlanNotesProps) {
  if (unmet.length === 0 && unknownExclusions.length === 0) return null
  return (
    <Notice tone="apricot" className="my-4">
      {unmet.length > 0 && (
        <ul aria-label="What this plan couldn’t meet" className="grid gap-1">
          {unmet.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {unmet.length > 0 && (
        <Explanation question="Why is that?" className="mt-2">
          <p>
            We looked at every recipe that fits your diet and leaves out what you don’t eat. “No …” means we proved that
            no combination meets all of this together. “We found no …” means our best plan misses it, and a better one
            may exist. Looser limits or fewer excluded foods leave more dishes to choose from.
          </p>
        </Explanation>
      )}
      {bestToDrop && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          {bestToDrop.sentence}
          <Button size="sm" variant="secondary" onClick={() => onDrop(bestToDrop.preference)}>
            Drop It
          </Button>
        </p>
      )}
      {unknownExclusions.length > 0 && (
        <p className={unmet.length > 0 ? 'mt-2' : undefined}>
          We don’t know {unknownExclusions.map((word) => `“${word}”`).join(', ')}, so we couldn’t leave it out.
        </p>
      )}
    </Notice>
  )
}

/** Unobtrusive, because people with many recipes always have one of these. */
function OwnLeftOut({ recipes }: { recipes: PlanNotes['ownLeftOut'] }) {
  if (recipes.length === 0) return null
  return (
    <Explanation
      question={`Why did you plan without ${countText(recipes.length, 'of my recipes', 'of my recipes')}?`}
      className="mt-4 mb-5 text-muted"
    >
      <p>We can’t work out a recipe’s calories until we know every ingredient and can weigh its amount.</p>
      <ul className="list-disc pl-5">
        {recipes.map(({ title, ingredient }) => (
          <li key={`${title} ${ingredient}`}>
            {title}: “{ingredient}”
          </li>
        ))}
      </ul>
    </Explanation>
  )
}
