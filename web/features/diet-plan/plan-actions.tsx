import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { ShopButton } from '#web/ui/shop-button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface PlanActionsProps {
  today: string
  people: number
  onPeople: (people: number) => void
  /** Null for visitors. */
  onSchedule: ((from: string) => Promise<boolean>) | null
  /** False if all of it is already on the list, null if it failed. */
  onShop: (again: boolean) => Promise<boolean | null>
}

/** Actions for a plan: shop for it, and for members add it to the schedule. */
export function PlanActions({ today, people, onPeople, onSchedule, onShop }: PlanActionsProps) {
  const [from, setFrom] = useState(today)
  const [addedFrom, setAddedFrom] = useState<string>()
  const [pending, setPending] = useState(false)

  async function run(work: () => Promise<unknown>) {
    setPending(true)
    await work().finally(() => setPending(false))
  }

  return (
    <Card as="section" aria-labelledby="use-plan" className="mt-8">
      <h2 id="use-plan" className="text-xl">
        Use this plan
      </h2>
      <div className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-2">
        <div className="flex flex-wrap items-end gap-3">
          <Stepper label="Cook for (people)" min={1} max={12} value={people} onChange={onPeople} />
          <ShopButton onAdd={onShop} alreadyThere="These meals are already on your shopping list." />
        </div>
        {onSchedule ? (
          <div className="flex flex-wrap items-end gap-3">
            <Field label="Starting on">
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={from}
                  onChange={(event) => setFrom(event.target.value || today)}
                />
              )}
            </Field>
            <Button
              variant="secondary"
              icon={<CalendarPlus className="size-4" />}
              loading={pending}
              onClick={() => run(async () => (await onSchedule(from)) && setAddedFrom(from))}
            >
              Add to Meal Schedule
            </Button>
            {addedFrom && (
              <p className="basis-full">
                <TextLink to={paths.scheduledDay(addedFrom)}>View it in your week</TextLink>
              </p>
            )}
          </div>
        ) : (
          <p className="self-end text-muted md:pb-2.5">
            <TextLink to={`${paths.auth}?return=${paths.dietPlanner}`}>Sign in</TextLink> to add it to your meal
            schedule.
          </p>
        )}
      </div>
    </Card>
  )
}
