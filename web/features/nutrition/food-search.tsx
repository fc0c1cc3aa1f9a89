import { useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { searchText } from '#domain/text/search-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { shortNumber, wholeNumber } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { type FoodChoice, type FoundFood, foodQueries } from './food-queries.ts'
import { OtherFoods } from './other-foods.tsx'

const NO_FOOD: FoodChoice = { id: 0, name: '' }

export function FoodSearch({ onAdd }: { onAdd: (food: FoundFood, servings: number) => void }) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const [other, setOther] = useState<FoodChoice | null>(null)
  const best = useQuery({ ...foodQueries.find(asked), enabled: asked !== '' && other === null })
  const chosen = useQuery({ ...foodQueries.one(other ?? NO_FOOD), enabled: other !== null })
  const result = other ? chosen : best
  const { data: matches } = useQuery(foodQueries.matches(asked))

  function submit(event: FormEvent) {
    event.preventDefault()
    const query = searchText(text)
    if (query === '') return
    if (query === asked && result.isError) result.refetch()
    setOther(null)
    setAsked(query)
  }

  function add(food: FoundFood) {
    // "2 eggs" are two servings of one egg; another food than the one typed starts with one.
    const isTyped = matches?.best === food.name && food.gramsPerServing
    onAdd(food, isTyped ? matches.grams / isTyped : 1)
    setText('')
    setAsked('')
    setOther(null)
    input.current?.focus() // the card with its button is gone
  }

  return (
    <section aria-label="Food search">
      <Card>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> around a form would be one element more for the same role */}
        <form role="search" onSubmit={submit} className="flex items-end gap-3">
          <Field label="Search for a food" className="grow">
            {(control) => (
              <Input
                {...control}
                ref={input}
                type="search"
                enterKeyHint="search"
                maxLength={200}
                placeholder="e.g. greek yogurt"
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
          {asked !== '' && result.isFetching && <SearchSkeleton />}
          {asked !== '' && text.trim() !== '' && !result.isFetching && (result.isError || result.data === null) && (
            <p className="mt-5 text-muted">No results found. Try another search term.</p>
          )}
          {!result.isFetching && result.data && <FoundCard food={result.data} onAdd={add} />}
        </div>
        {asked !== '' && best.data && <OtherFoods foods={matches?.others ?? []} onChoose={setOther} />}
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

function FoundCard({ food, onAdd }: { food: FoundFood; onAdd: (food: FoundFood) => void }) {
  const figures = [
    ['Calories', `${wholeNumber(food.calories)} kcal`],
    ['Protein', `${shortNumber(food.protein)} g`],
    ['Carbs', `${shortNumber(food.carbs)} g`],
    ['Fat', `${shortNumber(food.fat)} g`],
  ] as const
  return (
    <div className="mt-5 rounded-lg bg-leaf-soft p-5 text-leaf-ink">
      <h2 className="font-bold text-lg first-letter:uppercase">{food.name}</h2>
      <p className="text-sm">
        {food.gramsPerServing
          ? `One serving weighs ${wholeNumber(food.gramsPerServing)} g.`
          : 'Figures for one serving.'}
      </p>
      <dl className="my-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm">{label}</dt>
            <dd className="font-bold text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Button icon={<Plus className="size-4" />} onClick={() => onAdd(food)}>
        Add to Daily Tracker
      </Button>
    </div>
  )
}
