import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ViewStep } from '#domain/recipe/recipe-view.ts'
import { Badge } from '#web/ui/badge.tsx'
import { minutesText } from '#web/ui/format.ts'
import { servingsNote } from '#web/ui/servings-note.ts'

interface InstructionsPanelProps {
  steps: readonly ViewStep[]
  notes: readonly string[] | undefined
  /** Set when the reader chose a different number of servings than the recipe's. */
  writtenServings: number | null
  stepText: (text: string, number: number) => ReactNode
}

export function InstructionsPanel({ steps, notes, writtenServings, stepText }: InstructionsPanelProps) {
  if (steps.length === 0 && !notes?.length) return <p className="text-muted">No detailed instructions available.</p>
  return (
    <>
      {writtenServings !== null && (
        <p className="mb-5 rounded-lg bg-apricot-soft px-4 py-2.5 text-apricot-ink text-sm">
          {servingsNote(steps, writtenServings)}
        </p>
      )}
      <ol aria-label="Steps" className="grid gap-6 print:gap-3">
        {steps.map((step, place) => {
          const opensSection = step.section !== '' && step.section !== steps[place - 1]?.section
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have nothing but their place
            <li key={place} className="break-inside-avoid">
              {opensSection && <h3 className="wrap-anywhere mt-2 mb-4">{step.section}</h3>}
              <div className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-9 shrink-0 place-items-center rounded-full bg-leaf-soft font-bold text-leaf-ink tabular-nums"
                >
                  {place + 1}
                </span>
                <div className="wrap-anywhere min-w-0 max-w-2xl pt-1">
                  <p>{stepText(step.text, place + 1)}</p>
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
      {notes?.map((note) => (
        <p key={note} className="wrap-anywhere mt-4 max-w-2xl text-muted">
          {note}
        </p>
      ))}
    </>
  )
}
