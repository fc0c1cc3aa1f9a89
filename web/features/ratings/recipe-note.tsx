// A member's own note on a recipe, to read and write on its page. Loaded for members.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NotebookText } from 'lucide-react'
import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import { memberKey } from '#web/data/member-key.ts'
import { reload } from '#web/data/reload.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { saveNote } from './ratings-calls.ts'
import { ratingsQueries } from './ratings-queries.ts'

interface RecipeNoteProps {
  recipe: RecipeId
  member: string
}

/** The note, if there is one. */
export function RecipeNote({ recipe, member }: RecipeNoteProps) {
  const note = useQuery(ratingsQueries.ofRecipe(member, recipe)).data?.notes ?? ''
  const [editing, setEditing] = useState(false)
  if (note === '') return null
  if (editing) return <NoteForm recipe={recipe} member={member} start={note} onClose={() => setEditing(false)} />
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-lg bg-apricot-soft px-4 py-1.5 text-apricot-ink text-sm">
      <p className="wrap-anywhere min-w-0 grow whitespace-pre-line">
        <strong>Your note:</strong> {note}
      </p>
      <Button size="sm" variant="quiet" onClick={() => setEditing(true)} className="-mr-3 text-apricot-ink">
        Edit Note
      </Button>
    </div>
  )
}

/** The way to write one, if there is none. */
export function AddNote({ recipe, member }: RecipeNoteProps) {
  const { data } = useQuery(ratingsQueries.ofRecipe(member, recipe))
  const [editing, setEditing] = useState(false)
  // Until it is known whether there is one, an empty field could overwrite it.
  if (data === undefined || data?.notes) return null
  if (!editing) {
    return (
      <Button
        size="sm"
        variant="quiet"
        icon={<NotebookText className="size-4" />}
        onClick={() => setEditing(true)}
        className="-mx-4"
      >
        Add Note
      </Button>
    )
  }
  return (
    <div className="basis-full">
      <NoteForm recipe={recipe} member={member} start="" onClose={() => setEditing(false)} />
    </div>
  )
}

interface NoteFormProps {
  recipe: RecipeId
  member: string
  start: string
  onClose: () => void
}

function NoteForm({ recipe, member, start, onClose }: NoteFormProps) {
  const client = useQueryClient()
  const [text, setText] = useState(start)
  const { pending, error, submit } = useSubmit(async () => {
    const note = text.trim()
    if (note !== start) {
      await saveNote(member, recipe, note)
      await reload(client, memberKey(member, 'ratings'))
    }
    onClose()
  })
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label="Note for next time" hint="Only you see it.">
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={3}
            maxLength={LONGEST.ratingNote}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="sm" loading={pending}>
          Save Note
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
