// One calm line for each dish that somebody served the member: into the diary as it is, corrected, or not at all.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type NewEntry, scaleNutrients } from '#domain/diary/diary-entry.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import { scaleMacros } from '#domain/nutrition/macros.ts'
import { showNow } from '#web/data/show-now.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { useEnergy } from '#web/ui/energy-unit.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { dropProposal, type Proposal, proposalsQuery } from './proposals-query.ts'

interface ServedToYouProps {
  userId: string
  /** Only of this day; null for all. */
  date: string | null
  /** Adds it to the diary; without a network it waits on the device. */
  onAdd: (entry: NewEntry) => Promise<boolean>
}

export function ServedToYou({ userId, date, onAdd }: ServedToYouProps) {
  const queryClient = useQueryClient()
  const { attempt } = useAttempt(userId)
  const query = proposalsQuery(userId)
  const { data = [] } = useQuery(query)
  const proposals = data.filter(({ entry }) => date === null || entry.date === date)
  const [busy, setBusy] = useState<number | null>(null)
  const [corrected, setCorrected] = useState<{ scheduleId: number; servings: number } | null>(null)
  if (proposals.length === 0) return null

  /** Gone from the page right away, also while the device is offline. */
  async function answer(proposal: Proposal, action: () => Promise<unknown>) {
    async function settle() {
      if ((await action()) !== false) showNow(queryClient, query, (all) => all.filter((one) => one !== proposal))
    }
    setBusy(proposal.scheduleId)
    await attempt(settle, { changes: ['meal_proposals'], notDone: 'It’s still here.' })
    setBusy(null)
    setCorrected(null)
  }

  return (
    <section aria-label="Served to you" className="grid gap-3">
      {proposals.map((proposal) => {
        const { scheduleId, servedBy, entry } = proposal
        const change = corrected?.scheduleId === scheduleId ? corrected.servings : null
        const eaten = change === null ? entry : withServings(entry, change)
        return (
          <div key={scheduleId} className="rounded-xl bg-leaf-soft px-4 py-3 text-leaf-ink">
            <p className="wrap-anywhere">
              {servedBy} served you <strong>{entry.title}</strong>: <PlateText proposal={proposal} eaten={eaten} />.
            </p>
            {change !== null && (
              <Stepper
                label="Servings eaten"
                min={0.25}
                max={20}
                step={0.25}
                value={change}
                onChange={(servings) => setCorrected({ scheduleId, servings })}
                className="mt-2 text-ink"
              />
            )}
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="sm" loading={busy === scheduleId} onClick={() => answer(proposal, () => onAdd(eaten))}>
                Accept<span className="sr-only"> {entry.title}</span>
              </Button>
              {change === null && (
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => setCorrected({ scheduleId, servings: entry.quantity })}
                >
                  Correct<span className="sr-only"> {entry.title}</span>
                </Button>
              )}
              <Button size="sm" variant="secondary" onClick={() => answer(proposal, () => dropProposal(proposal))}>
                Drop<span className="sr-only"> {entry.title}</span>
              </Button>
            </div>
          </div>
        )
      })}
    </section>
  )
}

function withServings(entry: NewEntry, quantity: number): NewEntry {
  const factor = quantity / entry.quantity
  const { calories, protein, carbs, fat } = scaleMacros(entry, factor)
  return {
    ...entry,
    quantity,
    ...{ calories: Math.round(calories), protein: Math.round(protein), carbs: Math.round(carbs), fat: Math.round(fat) },
    nutrients: entry.nutrients && scaleNutrients(entry.nutrients, factor),
  }
}

function PlateText({ proposal, eaten }: { proposal: Proposal; eaten: NewEntry }) {
  const { energyText } = useEnergy()
  const { grams, entry } = proposal
  const amount =
    grams === null ? servingsText(eaten.quantity) : `${Math.round((grams * eaten.quantity) / entry.quantity)} g`
  return (
    <>
      {amount}
      {eaten.calories > 0 && `, ${energyText(eaten.calories)}`}
    </>
  )
}
