import type { PlacementMode } from '#domain/plan/schedule-placement.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { countText } from '#web/ui/format.ts'
import type { InTheWay } from './place-entries.ts'

interface PlacementDialogProps extends InTheWay {
  /** Null: leave everything as it is. */
  onAnswer: (mode: PlacementMode | null) => void
}

export function PlacementDialog({ meals, isShared, onAnswer }: PlacementDialogProps) {
  return (
    <Dialog
      open
      title="These days already have meals"
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer('add')}>
            Add
          </Button>
          <Button variant="secondary" onClick={() => onAnswer('replace')}>
            Replace
          </Button>
          <Button onClick={() => onAnswer('fill')}>Fill Gaps</Button>
        </>
      }
    >
      <p className="text-muted">
        {countText(meals, 'meal is', 'meals are')} planned there. Add the new meals alongside, replace those days, or
        fill only the gaps?{isShared && ' Your whole household shares this plan, so everyone will see the change.'}
      </p>
    </Dialog>
  )
}
