// Chips over a member's list of recipes: their own diet and allergies are filters from the start, and what anybody at the
// table avoids can be hidden. Both choices are remembered on the device. Loaded for members.

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  avoidanceText,
  everyAvoidance,
  hidesMore,
  type ListFit,
  listFit,
  ownAvoidance,
} from '#domain/nutrition/list-fit.ts'
import { andText } from '#domain/text/and-text.ts'
import { eatersQuery } from '#web/data/eaters-query.ts'
import { Chip } from '#web/ui/chip.tsx'
import { useFitChoices } from './fit-choices.ts'

interface FitChipsProps {
  member: string
  /** Undefined if the member's list is the one that everybody gets. */
  onFit: (fit: ListFit | undefined) => void
}

export function FitChips({ member, onFit }: FitChipsProps) {
  const { data: eaters = [] } = useQuery(eatersQuery(member))
  const { own, all, chooseOwn, chooseAll } = useFitChoices()
  const fit = listFit(eaters, { own, all })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list with the same words is the same
  useEffect(() => onFit(fit), [JSON.stringify(fit)])
  if (!fit) return null
  const mine = avoidanceText(ownAvoidance(eaters))
  const people = eaters.flatMap(({ name, avoids, diet }) => (avoids.length > 0 || diet ? [name || 'you'] : []))
  const avoid = people.length === 1 && people[0] !== 'you' ? 'avoids' : 'avoid'
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">For you</legend>
      {mine !== '' && (
        <Chip pressed={own} onToggle={(pressed) => chooseOwn(pressed ? 'on' : 'off')}>
          {`For you: ${mine}`}
        </Chip>
      )}
      {hidesMore(eaters) && (
        <Chip
          pressed={all}
          title={avoidanceText(everyAvoidance(eaters))}
          onToggle={(pressed) => chooseAll(pressed ? 'on' : 'off')}
        >
          {`Hide what ${andText(people)} ${avoid}`}
        </Chip>
      )}
    </fieldset>
  )
}
