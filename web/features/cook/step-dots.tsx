// Every step as a number to jump to.
import { Check, ListChecks } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'

interface StepDotsProps {
  count: number
  /** 0 is the preparation, `count` + 1 the end. */
  current: number
  onStep: (step: number) => void
}

export function StepDots({ count, current, onStep }: StepDotsProps) {
  return (
    <nav aria-label="Steps" className="overflow-x-auto">
      <ol className="flex gap-1 py-1">
        {Array.from({ length: count + 1 }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={step}>
            <button
              type="button"
              aria-label={step === 0 ? 'Go to preparation' : `Go to step ${step}`}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onStep(step)}
              className={cx(
                'grid size-9 place-items-center rounded-full font-bold text-sm tabular-nums pointer-coarse:size-11',
                step === current && 'bg-leaf text-on-leaf',
                step < current && 'bg-leaf-soft text-leaf-ink',
                step > current && 'bg-sunken text-ink',
              )}
            >
              {step === 0 ? (
                <ListChecks className="size-4.5" />
              ) : step < current ? (
                <Check className="size-4.5" />
              ) : (
                step
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
