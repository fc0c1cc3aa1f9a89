// Imports recipes: a single one opens in the form for review, several are listed to choose from.
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { failureText } from '#web/data/failure-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { FoundRecipe } from './found-recipe.ts'
import { ImportTitle } from './import-title.tsx'
import { ImportedList } from './imported-list.tsx'
import { takeIncoming } from './incoming-import.ts'
import { type FilesRead, type Progress, readAddress, readFiles, readText } from './read-import.ts'

const ACCEPTED =
  '.paprikarecipes,.paprikarecipe,.zip,.json,.jsonld,.cook,.txt,.md,.html,.htm,.mhtml,.mht,application/zip,application/json,application/ld+json,text/plain,text/html'

interface ImportPanelProps {
  /** A URL shared by another app. */
  sharedAddress: string
  kept: readonly RecipeDraft[]
  /** Resolves with whether the form took the recipe. */
  onReview: (recipe: FoundRecipe) => Promise<boolean>
  /** Saves all of them. */
  onKeep: (recipes: readonly FoundRecipe[]) => Promise<void>
}

const NOTHING: FilesRead = { recipes: [], unreadable: [] }

export function ImportPanel({ sharedAddress, kept, onReview, onKeep }: ImportPanelProps) {
  const [address, setAddress] = useState('')
  const [text, setText] = useState('')
  /** If both fields are filled, use the one changed last, such as a text pasted after its page couldn't be read. */
  const [isTextLast, setTextLast] = useState(false)
  const [pending, setPending] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [found, setFound] = useState<FilesRead>(NOTHING)
  const panel = useRef<HTMLDetailsElement>(null)
  const stopping = useRef<AbortController>(null)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function reviewOne(recipe: FoundRecipe) {
    if (!(await onReview(recipe))) return
    setFound((list) => ({ ...list, recipes: list.recipes.filter((other) => other !== recipe) }))
  }

  async function keepAll(recipes: readonly FoundRecipe[]) {
    // At once, so that a second press does not add them again.
    setFound({ ...found, recipes: found.recipes.filter((recipe) => !recipes.includes(recipe)) })
    setProblem(null)
    setPending(true)
    try {
      await onKeep(recipes)
    } catch (error) {
      setFound(found)
      setProblem(failureText(error))
    } finally {
      setPending(false)
    }
  }

  async function read(reading: () => Promise<FilesRead>) {
    setProblem(null)
    setFound(NOTHING)
    setPending(true)
    try {
      const result = await reading()
      if (!isShown.current) return // the form may hold another recipe now
      const [only, second] = result.recipes
      const [firstProblem] = result.unreadable
      if (!only && result.unreadable.length === 1 && firstProblem)
        throw new Error(`${firstProblem.name}: ${firstProblem.reason}`)
      if (!only && result.unreadable.length === 0) throw new Error('We didn’t find a recipe.')
      const isOnlyOne = only && !second && result.unreadable.length === 0
      if (!isOnlyOne || !(await onReview(only))) setFound(result)
      else if (panel.current) panel.current.open = false
    } catch (error) {
      setProblem(failureText(error))
    } finally {
      setPending(false)
      setProgress(null)
    }
  }

  function readChosen(files: readonly File[]) {
    const controller = new AbortController()
    stopping.current = controller
    read(() => readFiles(files, setProgress, controller.signal))
  }

  // Dropped on the recipe list, or shared by another app.
  const begin = useRef(readChosen)
  useEffect(() => {
    const incoming = takeIncoming()
    const given = incoming?.address || sharedAddress
    if (given) setAddress(given)
    if ((given || incoming) && panel.current) panel.current.open = true
    if (incoming && incoming.files.length > 0) begin.current(incoming.files)
    return () => stopping.current?.abort()
  }, [sharedAddress])

  function submit(event: FormEvent) {
    event.preventDefault()
    const url = address.trim()
    const isText = url === '' || (isTextLast && text.trim() !== '')
    read(async () => ({ recipes: await (isText ? readText(text) : readAddress(url)), unreadable: [] }))
  }

  function chooseFiles({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    target.value = '' // so that the same file can be chosen again
    if (files.length > 0) readChosen(files)
  }

  return (
    <Card as="section" className="mb-6" padded={false} aria-label="Import">
      <details ref={panel} className="group">
        <summary className="list-none">
          <ImportTitle />
        </summary>
        <form onSubmit={submit} noValidate className="grid gap-4 border-line border-t p-5 sm:p-8">
          <Field label="Web address" hint="We’ll fetch the recipe from that page.">
            {(control) => (
              <Input
                {...control}
                type="url"
                placeholder="https://"
                value={address}
                onChange={(event) => {
                  setAddress(event.target.value)
                  setTextLast(false)
                }}
              />
            )}
          </Field>
          <Field label="Or paste the recipe" hint="Plain text, schema.org JSON-LD or Cooklang.">
            {(control) => (
              <Textarea
                {...control}
                rows={6}
                value={text}
                onChange={(event) => {
                  setText(event.target.value)
                  setTextLast(true)
                }}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" loading={pending && !progress} className="justify-self-start">
            Read Recipe
          </Button>
          <Field
            label="Or choose files"
            hint="Exports from Paprika, Mealie, Tandoor, RecipeSage, Nextcloud Cookbook, KitchenOwl, CopyMeThat, Cooklang or Plateful, saved web pages and text files."
          >
            {(control) => <Input {...control} type="file" multiple accept={ACCEPTED} onChange={chooseFiles} />}
          </Field>
          {progress && (
            <div className="flex items-end gap-4">
              <ProgressBar
                role="progressbar"
                label="Reading recipes"
                value={progress.done}
                max={progress.total}
                valueText={`${wholeNumber(progress.done)} of ${wholeNumber(progress.total)}`}
                className="grow"
              />
              <Button size="sm" variant="quiet" onClick={() => stopping.current?.abort()}>
                Stop
              </Button>
            </div>
          )}
          {problem && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          {(found.recipes.length > 0 || found.unreadable.length > 0) && (
            <ImportedList
              recipes={found.recipes}
              unreadable={found.unreadable}
              kept={kept}
              onReview={reviewOne}
              onKeep={keepAll}
            />
          )}
        </form>
      </details>
    </Card>
  )
}
