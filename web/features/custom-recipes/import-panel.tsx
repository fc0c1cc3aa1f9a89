// Bringing recipes in: one goes straight into the form to be reviewed, of several a person chooses.
import { ChevronRight } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import type { ImportedRecipe } from '#domain/exchange/recipe-import.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { ImportedList } from './imported-list.tsx'
import { readAddress, readFiles, readText } from './read-import.ts'

interface ImportPanelProps {
  onReview: (recipe: ImportedRecipe) => void
  /** Keeps what is complete and gives back the rest. */
  onKeepAll: (recipes: readonly ImportedRecipe[]) => ImportedRecipe[]
}

export function ImportPanel({ onReview, onKeepAll }: ImportPanelProps) {
  const [address, setAddress] = useState('')
  const [text, setText] = useState('')
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [found, setFound] = useState<readonly ImportedRecipe[]>([])
  const panel = useRef<HTMLDetailsElement>(null)

  function review(recipe: ImportedRecipe) {
    onReview(recipe)
    if (panel.current && found.length === 0) panel.current.open = false
  }

  async function read(reading: () => Promise<ImportedRecipe[]>) {
    setProblem(null)
    setFound([])
    setPending(true)
    try {
      const recipes = await reading()
      const [first, second] = recipes
      if (!first) throw new Error('No recipe was found.')
      if (second) setFound(recipes)
      else review(first)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The recipe could not be read.')
    } finally {
      setPending(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const url = address.trim()
    read(() => (url === '' ? readText(text) : readAddress(url)))
  }

  function chooseFiles({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    target.value = '' // the same file may be chosen again
    if (files.length > 0) read(() => readFiles(files))
  }

  return (
    <Card as="section" className="mb-6" padded={false} aria-label="Import">
      <details ref={panel} className="group">
        <summary className="flex min-h-13 items-center gap-3 px-5 py-2 font-semibold sm:px-8">
          <ChevronRight className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-90" />
          Import a recipe from a web address, a text or a file
        </summary>
        <form onSubmit={submit} noValidate className="grid gap-4 border-line border-t p-5 sm:p-8">
          <Field label="Web address" hint="Our server reads the page; nothing of it is run.">
            {(control) => (
              <Input
                {...control}
                type="url"
                placeholder="https://"
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            )}
          </Field>
          <Field label="Or paste the recipe" hint="Plain text, schema.org JSON-LD or Cooklang.">
            {(control) => (
              <Textarea {...control} rows={6} value={text} onChange={(event) => setText(event.target.value)} />
            )}
          </Field>
          <Button type="submit" variant="secondary" loading={pending} className="justify-self-start">
            Read recipe
          </Button>
          <Field label="Or choose files" hint="What this page exported, for instance: .json, .cook or .txt.">
            {(control) => (
              <Input
                {...control}
                type="file"
                multiple
                accept=".json,.jsonld,.cook,.txt,.html,application/json,application/ld+json,text/plain,text/html"
                onChange={chooseFiles}
              />
            )}
          </Field>
          {problem && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          {found.length > 0 && (
            <ImportedList
              recipes={found}
              onReview={(recipe) => {
                setFound(found.filter((other) => other !== recipe))
                review(recipe)
              }}
              onKeepAll={() => setFound(onKeepAll(found))}
            />
          )}
        </form>
      </details>
    </Card>
  )
}
