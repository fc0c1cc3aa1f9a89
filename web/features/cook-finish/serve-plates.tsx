// "Serve": how much goes on each plate, readable from a meter away.
import { formatAmount } from '#domain/kitchen/amounts.ts'
import type { NamedPlate } from '#domain/kitchen/plate.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import { gramsOfPlate, type Pot } from '#domain/table/serving.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

interface ServePlatesProps {
  plates: readonly NamedPlate[]
  pot: Pot
  /** As typed. */
  weight: string
  onWeight: (weight: string) => void
  /** Saves it, and proposes it to the others' diaries. */
  onEveryoneAte: (() => void) | null
  pending: boolean
}

export const MOST_COOKED_GRAMS = 100_000

export function ServePlates({ plates, pot, weight, onWeight, onEveryoneAte, pending }: ServePlatesProps) {
  return (
    <section aria-labelledby="serve" className="grid gap-4 rounded-2xl bg-sunken p-4 sm:p-6">
      <h3 id="serve" className="text-2xl">
        Serve
      </h3>
      <Field label="Cooked weight" optional hint="In grams, without the pot">
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_COOKED_GRAMS}
            className="max-w-40"
            value={weight}
            onChange={({ target }) => onWeight(target.value)}
          />
        )}
      </Field>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {plates.map((plate) => {
          const served = gramsOfPlate(pot, plate)
          return (
            <li key={plate.person} className="flex items-baseline justify-between gap-3 border-line border-b pb-2">
              <span className="min-w-0 wrap-anywhere font-semibold text-xl">{plate.name}</span>
              <span className="shrink-0 text-right">
                <strong className="block text-5xl tabular-nums leading-none">
                  {served ? (
                    <>
                      {served.isAbout && <span className="font-normal text-2xl text-muted">about </span>}
                      {served.grams} g
                    </>
                  ) : (
                    formatAmount(plate.servings)
                  )}
                </strong>
                <span className="text-muted">
                  {served ? servingsText(plate.servings) : plate.servings > 1 ? 'servings' : 'serving'}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      {onEveryoneAte && (
        <Button variant="accent" loading={pending} className="min-h-14 justify-self-start" onClick={onEveryoneAte}>
          Everyone Ate This
        </Button>
      )}
    </section>
  )
}
