import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { SITE_DIETS } from '#domain/nutrition/diets.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'

interface DietFilterProps {
  /** As it stands in the address: one of the site's diets, any other word, or ''. */
  diet: string
  onChange: (diet: string) => void
}

/** The Filters button and what it opens. A chosen diet is always in sight: the panel starts open with one. */
export function DietFilter({ diet, onChange }: DietFilterProps) {
  const [open, setOpen] = useState(diet !== '')
  const panel = useId()
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={open}
        aria-controls={panel}
        icon={<SlidersHorizontal className="size-4.5" />}
        onClick={() => setOpen(!open)}
      >
        Filters
        {diet !== '' && (
          <span className="grid size-5.5 place-items-center rounded-full bg-leaf text-on-leaf text-xs">
            1<span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      <div id={panel} hidden={!open} className="basis-full">
        <Card as="section" aria-label="Filters">
          <h2 className="text-xl">Dietary Preferences</h2>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside the flow of chips */}
          <div role="group" aria-label="Dietary Preferences" className="mt-4 flex flex-wrap gap-2">
            {SITE_DIETS.map((option) => (
              <Chip key={option} pressed={option === diet} onToggle={(pressed) => onChange(pressed ? option : '')}>
                {option}
              </Chip>
            ))}
          </div>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <p className="max-w-2xl text-muted text-sm">
              Diet labels are worked out from a recipe’s ingredients. They are no medical advice: with an allergy, read
              every label.
            </p>
            <Button
              variant="secondary"
              size="sm"
              aria-disabled={diet === ''} // the focus stays on it
              onClick={() => diet !== '' && onChange('')}
            >
              Clear Filters
            </Button>
          </div>
        </Card>
      </div>
    </>
  )
}
