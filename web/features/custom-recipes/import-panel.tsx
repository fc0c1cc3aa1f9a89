// Bringing a recipe in: pasted text or JSON-LD, or a web address that the server reads. It is reviewed in the form before it is kept.
import { type FormEvent, useState } from 'react'
import type { RecipeDraft } from '#domain/custom-recipe.ts'
import { apiPost } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

interface Imported {
  draft: RecipeDraft
  remarks: string[]
}

export function ImportPanel({ onImport }: { onImport: (draft: RecipeDraft) => void }) {
  const [address, setAddress] = useState('')
  const [text, setText] = useState('')
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [remarks, setRemarks] = useState<string[]>([])

  function take({ draft, remarks }: Imported) {
    setRemarks(remarks)
    onImport(draft)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(null)
    setRemarks([])
    setPending(true)
    try {
      take(address.trim() === '' ? await fromText(text) : await fromAddress(address.trim()))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The recipe could not be read.')
    } finally {
      setPending(false)
    }
  }

  return (
    <Card as="section" className="mb-6" padded={false}>
      <details>
        <summary className="flex min-h-13 cursor-pointer items-center px-5 font-semibold sm:px-8">
          Import a recipe from a web address or a text
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
          {problem && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          {remarks.length > 0 && (
            <Notice tone="apricot" role="status">
              <ul>
                {remarks.map((remark) => (
                  <li key={remark}>{remark}</li>
                ))}
              </ul>
            </Notice>
          )}
          <Button type="submit" variant="secondary" loading={pending} className="justify-self-start">
            Read recipe
          </Button>
        </form>
      </details>
    </Card>
  )
}

async function fromText(text: string): Promise<Imported> {
  const { importFromText } = await import('#domain/recipe-import.ts')
  const result = importFromText(text)
  if (!result.ok) throw new Error(result.message)
  return result.recipes[0]
}

async function fromAddress(url: string): Promise<Imported> {
  // Our own server's answer: the same shape as the import of a text.
  const answer = (await apiPost('/import', { url })) as { recipes: Imported[] }
  const [first] = answer.recipes
  if (!first) throw new Error('This page holds no recipe.')
  return first
}
