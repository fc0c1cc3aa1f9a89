import { Clock } from 'lucide-react'
import type { ViewStep } from '#domain/recipe/recipe-view.ts'
import { Badge } from '#web/ui/badge.tsx'
import { minutesText } from '#web/ui/format.ts'

interface InstructionsPanelProps {
  steps: readonly ViewStep[]
  /** Set when the reader cooks for another number than the recipe was written for. */
  writtenServings: number | null
}

export function InstructionsPanel({ steps, writtenServings }: InstructionsPanelProps) {
  if (steps.length === 0) return <p className="text-muted">No detailed instructions available.</p>
  return (
    <>
      {writtenServings !== null && (
        <p className="mb-5 rounded-lg bg-apricot-soft px-4 py-2.5 text-apricot-ink text-sm">
          Amounts and times in the text are those for {writtenServings} servings; the ingredient list has yours.
        </p>
      )}
      <ol className="grid gap-6 print:gap-3">
        {steps.map((step, place) => {
          const opensSection = step.section !== '' && step.section !== steps[place - 1]?.section
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have nothing but their place
            <li key={place} className="break-inside-avoid">
              {opensSection && <h3 className="mt-2 mb-4">{step.section}</h3>}
              <div className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-9 shrink-0 place-items-center rounded-full bg-leaf-soft font-bold text-leaf-ink tabular-nums"
                >
                  {place + 1}
                </span>
                <div className="max-w-2xl pt-1">
                  <p>{step.text}</p>
                  {step.minutes !== null && (
                    <Badge tone="apricot" icon={<Clock className="size-3.5" />} className="mt-2">
                      {minutesText(step.minutes)}
                    </Badge>
                  )}
                </div>
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}
