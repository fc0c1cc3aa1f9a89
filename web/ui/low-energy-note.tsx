import { isExtremeGoal, isForSupervision, SUPERVISED_BELOW_KCAL } from '#domain/diary/energy-floors.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { TextLink } from './text-link.tsx'

const HELP = 'https://findahelpline.com'

interface LowEnergyNoteProps {
  kcal: number
  energyText: (kcal: number) => string
  /** Sets the target to 1,200 kcal. */
  onRaise: (kcal: number) => void
}

/** For a target that is only for medical supervision, and a quiet word with every extreme one. */
export function LowEnergyNote({ kcal, energyText, onRaise }: LowEnergyNoteProps) {
  if (!isExtremeGoal(kcal)) return null
  return (
    <Notice tone="lake">
      {isForSupervision(kcal) && (
        <>
          <p>Less than {energyText(SUPERVISED_BELOW_KCAL)} a day is for people whose doctor follows them closely.</p>
          <Button variant="secondary" size="sm" className="my-2.5" onClick={() => onRaise(SUPERVISED_BELOW_KCAL)}>
            Use {energyText(SUPERVISED_BELOW_KCAL)}
          </Button>
        </>
      )}
      <p>
        If food or weight is often on your mind, it can help to talk:{' '}
        <TextLink to={HELP}>find a free, confidential helpline</TextLink>.
      </p>
    </Notice>
  )
}
