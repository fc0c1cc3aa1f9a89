import { Search, X } from 'lucide-react'
import { type ComponentType, type RefObject, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { SEARCH_TEXT_MAX, searchText } from '#domain/text/search-text.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'

interface SearchBoxProps {
  /** Called after a search is submitted, to close the surrounding panel. */
  onSearched?: () => void
  /** Gets focus when the panel around it opens. */
  focusOnOpen?: boolean
  /** Suggestions while typing; lazy, because they aren't needed before. */
  Suggestions: ComponentType<{
    text: string
    input: RefObject<HTMLInputElement | null>
    onChosen: () => void
  }>
}

/** A plain GET form, so it works before any script runs; only the field holds the text. */
export function SearchBox({ onSearched, focusOnOpen, Suggestions }: SearchBoxProps) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')

  // The browser moves focus to [autofocus] when a popover opens; React only writes the attribute on the server.
  useEffect(() => {
    if (focusOnOpen) input.current?.setAttribute('autofocus', '')
  }, [focusOnOpen])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const search = searchText(input.current?.value ?? '')
    if (search === '') return
    navigate(paths.recipes({ search }))
    finish()
  }

  function finish() {
    onSearched?.()
    if (input.current) input.current.value = ''
    setText('')
  }

  return (
    <search>
      <form action={paths.recipes()} method="get" onSubmit={submit} className="flex gap-2">
        <div className="relative grow">
          <Search className="pointer-events-none absolute top-1/2 left-4 z-1 size-5 -translate-y-1/2 text-muted" />
          <input
            ref={input}
            type="text" // a combobox can't be of type search
            name="search"
            role="combobox"
            aria-expanded={false} // the suggestions set it when they open
            aria-controls="search-suggestions"
            aria-autocomplete="list"
            aria-label="Search for recipes, ingredients, cuisines"
            onInput={(event) => setText(event.currentTarget.value)}
            placeholder="Search for recipes, ingredients, cuisines..."
            maxLength={SEARCH_TEXT_MAX}
            autoComplete="off"
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: only where the person has just asked for the search box
            autoFocus={focusOnOpen}
            className="control peer rounded-full pr-12 pl-11"
          />
          {/* The placeholder shows exactly while there is no text: CSS alone hides the button, even before scripts. */}
          <IconButton
            label="Clear search"
            icon={<X className="size-4" />}
            data-native=""
            className="absolute top-0 right-0 peer-placeholder-shown:hidden"
            onClick={() => {
              if (!input.current) return
              input.current.value = ''
              setText('')
              input.current.focus()
            }}
            type="reset"
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
      {text !== '' && (
        <Suspense fallback={null}>
          <Suggestions text={text} input={input} onChosen={finish} />
        </Suspense>
      )}
    </search>
  )
}
