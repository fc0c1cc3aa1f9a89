import { useId } from 'react'
import { MOST_COOKED_SERVINGS } from '#domain/kitchen/cookable-servings.ts'
import type { MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { cx } from '#web/ui/cx.ts'
import { Stepper } from '#web/ui/stepper.tsx'

interface PortionControlsProps {
  servings: number
  onServings: (servings: number) => void
  system: MeasureSystem
  onSystem: (system: MeasureSystem) => void
}

const SYSTEMS = [
  { system: 'metric', label: 'Metric' },
  { system: 'us', label: 'US' },
] as const

export function PortionControls({ servings, onServings, system, onSystem }: PortionControlsProps) {
  const name = useId()
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-3 sm:mb-6 sm:gap-x-6 print:hidden">
      <Stepper
        label="Servings"
        unit={servings === 1 ? 'serving' : 'servings'}
        hideLabel
        value={servings}
        min={1}
        max={MOST_COOKED_SERVINGS}
        onChange={onServings}
      />
      <fieldset>
        <legend className="sr-only">Measures</legend>
        <div className="inline-flex rounded-full bg-sunken p-1">
          {SYSTEMS.map((option) => (
            <label
              key={option.system}
              className={cx(
                'grid min-h-9 cursor-pointer place-items-center rounded-full px-3.5 sm:px-5 font-semibold text-sm transition-colors has-focus-visible:outline-3 has-focus-visible:outline-leaf',
                option.system === system ? 'bg-surface text-leaf shadow-sm' : 'text-muted hover:text-ink',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={option.system === system}
                onChange={() => onSystem(option.system)}
                className="sr-only"
              />
              {option.label}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
