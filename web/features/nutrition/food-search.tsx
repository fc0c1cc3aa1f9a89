import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { searchText } from '#domain/text/search-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { type FoodChoice, type FoundFood, foodQueries } from './food-queries.ts'
import { FoundCard } from './found-card.tsx'
import { OtherFoods } from './other-foods.tsx'

const NO_FOOD: FoodChoice = { id: 0, name: '' }

interface FoodSearchProps {
  onAdd: (food: FoundFood, servings: number) => void
  /** Foods to start from, shown before any search. */
  start?: (choose: (food: FoodChoice) => void) => ReactNode
}

export function FoodSearch({ onAdd, start }: FoodSearchProps) {
  const [text, setText] = useState('')
  const [requested, setRequested] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const [other, setOther] = useState<FoodChoice | null>(null)
  const best = useQuery({ ...foodQueries.find(requested), enabled: requested !== '' && other === null })
  const chosen = useQuery({ ...foodQueries.one(other ?? NO_FOOD), enabled: other !== null })
  const result = other ? chosen : best
  const { data: matches } = useQuery(foodQueries.matches(requested))

  function submit(event: FormEvent) {
    event.preventDefault()
    const query = searchText(text)
    if (query === '') return
    if (query === requested && result.isError) result.refetch()
    setOther(null)
    setRequested(query)
  }

  function add(food: FoundFood, count: number) {
    onAdd(food, count)
    setText('')
    setRequested('')
    setOther(null)
    input.current?.focus() // the pressed button is gone
  }

  function choose(food: FoodChoice) {
    setText(food.name)
    setRequested(food.name)
    setOther(food)
  }

  const found = result.data
  const match = matches?.foods.find(({ id }) => String(id) === found?.foodId)
  // A food other than the one typed starts with one serving.
  const typed = match !== undefined && match === matches?.foods[0] ? matches.typed : null
  return (
    <section aria-label="Food search">
      <Card>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> around a form would be one element more for the same role */}
        <form role="search" onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <Field label="Search for a food" className="grow basis-[5rem]">
            {(control) => (
              <Input
                {...control}
                ref={input}
                type="search"
                enterKeyHint="search"
                maxLength={200}
                placeholder="e.g. Greek yogurt"
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" icon={<Search className="size-4" />}>
            Search
          </Button>
        </form>
        <div aria-live="polite">
          {requested !== '' && result.isFetching && <SearchSkeleton />}
          {requested !== '' && text.trim() !== '' && !result.isFetching && (result.isError || result.data === null) && (
            <p className="mt-5 text-muted">No results found. Try another search term.</p>
          )}
          {!result.isFetching && found && (
            // The portions come with a second response, and what was typed selects one of them.
            <FoundCard
              key={`${found.foodId} ${match !== undefined}`}
              food={found}
              portions={match?.portions ?? []}
              typed={typed}
              onAdd={add}
            />
          )}
        </div>
        {requested !== '' && found && (
          <OtherFoods foods={matches?.foods.filter((food) => food !== match) ?? []} onChoose={setOther} />
        )}
        {requested === '' && start?.(choose)}
      </Card>
    </section>
  )
}

function SearchSkeleton() {
  return (
    <Loading label="Searching" className="mt-5 grid gap-3">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-16" />
    </Loading>
  )
}
