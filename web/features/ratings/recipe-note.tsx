// A member's own notes on a recipe, to read and write on its page. Loaded for members.
import { useQuery } from '@tanstack/react-query'
import { NotebookText } from 'lucide-react'
import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { type DatedNote, notesText, readNotes, withNote } from '#domain/recipe/dated-notes.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField, Problem } from '#web/ui/form-field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { fetchRating, saveNote } from './ratings-calls.ts'
import { ratingsQueries } from './ratings-queries.ts'

interface RecipeNoteProps {
  recipe: RecipeId
  member: string
}

const useNotes = ({ recipe, member }: RecipeNoteProps) => {
  const { data } = useQuery(ratingsQueries.ofRecipe(member, recipe))
  return data === undefined ? undefined : readNotes(data?.notes ?? '')
}

/** The notes, newest first, if there are any. */
export function RecipeNote(props: RecipeNoteProps) {
  const notes = useNotes(props)
  const [editing, setEditing] = useState<DatedNote | null>(null)
  if (!notes?.length) return null
  const isOpen = (note: DatedNote) => note.text === editing?.text && note.date === editing.date
  /** Another note may have been opened since this one was sent. */
  const close = (note: DatedNote) =>
    setEditing((open) => (open?.text === note.text && open.date === note.date ? null : open))
  return (
    <div className="grid rounded-lg bg-apricot-soft px-4 text-apricot-ink text-sm">
      <h2 className="sr-only">Your notes</h2>
      <ul>
        {notes.toReversed().map((note) => (
          <li key={`${note.date} ${note.text}`} className="py-1.5">
            {isOpen(note) ? (
              <NoteForm {...props} note={note} onClose={() => close(note)} />
            ) : (
              <div className="flex flex-wrap items-center gap-x-3">
                <p className="wrap-anywhere min-w-0 grow basis-48 whitespace-pre-line">
                  <strong>{note.date ? `Your note, ${formatDay(note.date)}:` : 'Your note:'}</strong> {note.text}
                </p>
                <Button size="sm" variant="quiet" onClick={() => setEditing(note)} className="-mr-3 text-apricot-ink">
                  Edit Note
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The way to write another one. */
export function AddNote(props: RecipeNoteProps) {
  const isKnown = useNotes(props) !== undefined
  const today = useToday()
  const [editing, setEditing] = useState(false)
  if (!isKnown) return null
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
      <NoteForm {...props} note={{ date: today, text: '' }} onClose={() => setEditing(false)} />
    </div>
  )
}

interface NoteFormProps extends RecipeNoteProps {
  /** With an empty text, a new one. */
  note: DatedNote
  onClose: () => void
}

function NoteForm({ recipe, member, note, onClose }: NoteFormProps) {
  const { attempt } = useAttempt(member)
  const form = useForm({
    start: { text: note.text },
    send: async ({ text }) => {
      if (text.trim() !== note.text) await attempt(() => save(text), { changes: ['recipe_ratings'] })
      onClose()
    },
  })

  async function save(text: string) {
    const now = await fetchRating(recipe) // another device may have added one
    const notes = withNote(readNotes(now?.notes ?? ''), note.text ? note : null, { ...note, text })
    if (notesText(notes).length > LONGEST.ratingNote) throw new Error('There is no space for more. Remove an old note.')
    await saveNote(member, recipe, notesText(notes))
  }

  return (
    <form {...form.props} className="grid gap-3 py-2">
      <FormField
        form={form}
        name="text"
        label="Note for next time"
        hint={note.text ? 'Only you see it. Clear it to remove it.' : 'Only you see it.'}
      >
        {(control) => <Textarea {...control} autoFocus rows={3} maxLength={LONGEST.oneNote} />}
      </FormField>
      <Problem text={form.problem} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" loading={form.pending}>
          Save Note
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
