// What the library is narrowed by: a search that follows every key, and filters behind one button.
import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import type { Collection } from '#domain/library/collection.ts'
import { COOKED, type LibraryQuery, SORTS, SOURCES } from '#domain/library/library-query.ts'
import { Button } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/chip.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

const TIMES = [15, 30, 45, 60, 120]
const CALORIES = [300, 400, 500, 600, 800]

interface Choice {
  name: 'collection' | 'source' | 'cooked' | 'rating' | 'maxTime' | 'maxCalories' | 'sort'
  label: string
  any: string
  options: { value: string; label: string }[]
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const upTo = (numbers: readonly number[], unit: string) =>
  numbers.map((number) => ({ value: String(number), label: `Up to ${number} ${unit}` }))

const CHOICES: Choice[] = [
  { name: 'cooked', label: 'Cooked', any: 'Ever or never', options: optionsOf(COOKED) },
  { name: 'maxTime', label: 'Time', any: 'Any time', options: upTo(TIMES, 'min') },
  {
    name: 'rating',
    label: 'Rating',
    any: 'Any rating',
    options: [5, 4, 3].map((stars) => ({ value: String(stars), label: stars === 5 ? '5 stars' : `${stars} or more` })),
  },
  { name: 'maxCalories', label: 'Calories', any: 'Any calories', options: upTo(CALORIES, 'kcal') },
  { name: 'source', label: 'Recipes from', any: 'Anywhere', options: optionsOf(SOURCES) },
  { name: 'sort', label: 'Sort by', any: 'Best match', options: optionsOf(SORTS) },
]

interface LibraryFiltersProps {
  query: LibraryQuery
  tags: readonly { tag: string; recipes: number }[]
  collections: readonly Collection[]
  onChange: (part: Partial<LibraryQuery>) => void
}

export function LibraryFilters({ query, tags, collections, onChange }: LibraryFiltersProps) {
  const [open, setOpen] = useState(false)
  const { search = '', tags: chosen = [] } = query
  const choices: Choice[] = [
    {
      name: 'collection',
      label: 'Collection',
      any: 'Any collection',
      options: collections.filter((one) => one.query === null).map(({ id, name }) => ({ value: id, label: name })),
    },
    ...CHOICES,
  ]
  const active = choices.flatMap(({ name, label, options }) => {
    const value = query[name]
    if (value === undefined) return []
    const found = options.find((option) => option.value === String(value))
    return [{ name, text: `${label}: ${found?.label ?? value}` }]
  })
  return (
    <div className="mb-5 grid gap-4">
      <div className="flex items-end gap-2">
        <Field label="Search your recipes" hideLabel className="min-w-0 max-w-md grow">
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={100}
              placeholder="Search your recipes"
              value={search}
              onChange={(event) => onChange({ search: event.target.value })}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          icon={<ListFilter className="size-5" />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Filters
        </Button>
      </div>
      {open && (
        <div className="grid grid-cols-2 gap-3 rounded-xl bg-sunken p-4 lg:grid-cols-3">
          <Field label="Tag">
            {(control) => (
              <Select
                {...control}
                value=""
                placeholder={chosen.length > 0 ? 'And another' : 'Any tag'}
                options={tags.map(({ tag, recipes }) => ({ value: tag, label: `${tag} (${recipes})` }))}
                onChange={(event) =>
                  onChange({ tags: [...chosen.filter((tag) => tag !== event.target.value), event.target.value] })
                }
              />
            )}
          </Field>
          {choices.map(({ name, label, any, options }) => (
            <Field key={name} label={label}>
              {(control) => (
                <Select
                  {...control}
                  value={String(query[name] ?? '')}
                  placeholder={any}
                  options={options}
                  onChange={({ target }) =>
                    onChange({ [name]: /^\d+$/.test(target.value) ? Number(target.value) : target.value || undefined })
                  }
                />
              )}
            </Field>
          ))}
        </div>
      )}
      {(chosen.length > 0 || active.length > 0) && (
        <ul aria-label="Filters" className="flex flex-wrap gap-2">
          {chosen.map((tag) => (
            <li key={tag}>
              <Removable text={tag} onRemove={() => onChange({ tags: chosen.filter((other) => other !== tag) })} />
            </li>
          ))}
          {active.map(({ name, text }) => (
            <li key={name}>
              <Removable text={text} onRemove={() => onChange({ [name]: undefined })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A filter or a tag that a press takes away. */
export function Removable({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <button type="button" className={chipClass(false, 'max-w-full text-left')} onClick={onRemove}>
      <span className="truncate">{text}</span>
      <X aria-hidden className="-mr-1 size-4 shrink-0" />
      <span className="sr-only">Remove</span>
    </button>
  )
}
