import { useState } from 'react'
import { type Units, WEIGHT_UNIT_NAMES, weightText } from '#domain/diary/units.ts'
import type { Weight } from '#domain/diary/weight-trend.ts'
import { importedWeights, type WeightsImport } from '#domain/diary/weights-csv.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { countText } from '#web/ui/format.ts'
import { Select } from '#web/ui/select.tsx'
import { SkippedLines } from './skipped-lines.tsx'

export interface FoundWeights extends WeightsImport {
  /** Days that already have a weight; they keep it. */
  weighed: ReadonlySet<string>
  /** What an import has added so far, by day; it may take several attempts. */
  added: Map<string, number>
}

interface WeightsDialogProps {
  found: FoundWeights
  /** The member's own unit. */
  unit: Units['weight']
  busy: boolean
  onImport: (weights: readonly Weight[]) => void
  onClose: () => void
}

export function WeightsDialog({ found, unit, busy, onImport, onClose }: WeightsDialogProps) {
  const [fileUnit, setFileUnit] = useState(unit)
  const asks = found.weights.some((weight) => weight.unit === null)
  const weights = importedWeights(found.weights, fileUnit)
  const toAdd = weights.filter(({ date }) => !found.weighed.has(date))
  const last = toAdd.at(-1)
  const impossible = new Set(found.weights.map(({ date }) => date)).size - weights.length
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Import from ${found.source}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} disabled={toAdd.length === 0} onClick={() => onImport(toAdd)}>
            {busy ? 'Importing...' : 'Import'}
          </Button>
        </>
      }
    >
      {asks && (
        <Field label="Unit of the weights" hint="The file doesn’t say.">
          {(control) => (
            <Select
              {...control}
              options={UNITS.map((one) => ({ value: one, label: WEIGHT_UNIT_NAMES[one] }))}
              value={fileUnit}
              onChange={({ target }) => setFileUnit(UNITS.find((one) => one === target.value) ?? unit)}
            />
          )}
        </Field>
      )}
      <p>
        {importText(weights.length, toAdd.length)}
        {last && ` The most recent is ${weightText(last.weightKg, unit)} on ${formatDay(last.date)}.`}
      </p>
      {impossible > 0 && (
        <p>
          {countText(impossible, 'day has an impossible weight', 'days have an impossible weight')} and won’t be added.
        </p>
      )}
      <SkippedLines {...found} />
    </Dialog>
  )
}

function importText(found: number, toAdd: number) {
  const added = `${countText(toAdd, 'weight')} will be added.`
  if (found === toAdd) return added
  const kept = `${countText(found - toAdd, 'day already has', 'days already have')} a weight and ${found - toAdd === 1 ? 'keeps' : 'keep'} it.`
  return toAdd === 0 ? kept : `${added} ${kept}`
}

const UNITS = ['kg', 'lb', 'st'] as const
