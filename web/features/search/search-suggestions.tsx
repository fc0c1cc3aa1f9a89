// Suggestions for the header's search box. Focus stays in the box, as in every ARIA combobox: the box names the marked
// option, and this list handles its keys.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { useDebouncedValue } from '#web/hooks/use-debounced-value.ts'
import { useNavigate } from '#web/router/router.tsx'
import { cx } from '#web/ui/cx.ts'
import { countText } from '#web/ui/format.ts'
import { RecipePicture } from '#web/ui/recipe-picture.tsx'
import { type Suggestion, suggestionGroups, suggestionQuery } from './suggestion-query.ts'

interface SearchSuggestionsProps {
  text: string
  input: RefObject<HTMLInputElement | null>
  /** The member's own recipes. */
  own: readonly { id: number; title: string; image: string }[]
  onChosen: () => void
}

const TYPING_MS = 120

export function SearchSuggestions({ text, input, own, onChosen }: SearchSuggestionsProps) {
  const navigate = useNavigate()
  const { data } = useQuery({
    ...suggestionQuery(useDebouncedValue(text.trim(), TYPING_MS)),
    placeholderData: keepPreviousData,
  })
  const groups = suggestionGroups(text, data, own)
  const options = groups.flatMap(({ options }) => options)
  const [marked, setMarked] = useState<string | null>(null)
  const [closed, setClosed] = useState(false)
  const isOpen = options.length > 0 && !closed
  const chosen = isOpen ? options.find(({ to }) => to === marked) : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another question
  useEffect(() => {
    setMarked(null)
    setClosed(false)
  }, [text])

  useEffect(() => {
    const box = input.current
    box?.setAttribute('aria-expanded', String(isOpen))
    if (chosen) box?.setAttribute('aria-activedescendant', optionId(chosen))
    else box?.removeAttribute('aria-activedescendant')
    return () => {
      box?.setAttribute('aria-expanded', 'false')
      box?.removeAttribute('aria-activedescendant')
    }
  }, [input, isOpen, chosen])

  function choose({ to }: Suggestion) {
    navigate(to)
    onChosen()
  }

  useEffect(() => {
    const box = input.current
    function onKey(event: KeyboardEvent) {
      if (!isOpen || event.isComposing) return
      const place = chosen ? options.indexOf(chosen) : -1
      if (event.key === 'ArrowDown') setMarked(options[place + 1]?.to ?? null)
      else if (event.key === 'ArrowUp') setMarked((place === -1 ? options.at(-1) : options[place - 1])?.to ?? null)
      else if (event.key === 'Escape') setClosed(true)
      else if (event.key === 'Enter' && chosen) choose(chosen)
      else return
      event.preventDefault() // keeps the caret and the surrounding panel in place
    }
    box?.addEventListener('keydown', onKey)
    return () => box?.removeEventListener('keydown', onKey)
  })

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? countText(options.length, 'suggestion') : ''}
      </p>
      {isOpen && (
        <div
          id="search-suggestions"
          role="listbox"
          aria-label="Suggestions"
          className="mt-3 max-h-[60dvh] overflow-y-auto overscroll-contain"
        >
          {groups.map(({ title, options: some }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox
            <div key={title} role="group" aria-label={title} className="not-first:mt-3">
              <p aria-hidden="true" className="px-3 pb-1 font-semibold text-muted text-xs">
                {title}
              </p>
              {some.map((option) => (
                <Option key={option.to} option={option} marked={option === chosen} onChoose={() => choose(option)} />
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

const optionId = ({ to }: Suggestion) => `suggestion-${to.replace(/[^\w-]+/g, '-')}`

function Option({ option, marked, onChoose }: { option: Suggestion; marked: boolean; onChoose: () => void }) {
  const id = optionId(option)
  useEffect(() => {
    if (marked) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [marked, id])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search box's
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search box
    <div
      id={id}
      role="option"
      aria-selected={marked}
      onMouseDown={(event) => event.preventDefault()} // focus stays in the box
      onClick={onChoose}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5',
        marked ? 'bg-leaf-soft text-leaf-ink' : 'hover:bg-sunken',
      )}
    >
      {option.recipe && (
        <RecipePicture
          recipe={option.recipe}
          sizes="4rem"
          alt=""
          width={60}
          height={40}
          className="h-10 w-15 rounded-md"
        />
      )}
      <span className="min-w-0 grow truncate font-semibold">
        {option.label}
        {option.detail && <span className="ml-2 font-normal text-sm opacity-80">{option.detail}</span>}
      </span>
    </div>
  )
}
