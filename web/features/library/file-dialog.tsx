// Tags and collections of one recipe or of many. Every choice counts at once; closing offers to undo all of them.
import { type FormEvent, useId, useState } from 'react'
import { inPosition } from '#domain/library/collection.ts'
import { LONGEST_TAG, tagCounts, tidyTag } from '#domain/library/filed-recipe.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import {
  addTags,
  addToCollection,
  removeFromCollection,
  removeTag,
  useCollections,
  useFiledRecipes,
} from '#web/device/library-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { countText } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { Removable } from './library-filters.tsx'

interface FileDialogProps {
  ids: readonly RecipeId[]
  /** Of the recipe, if it is one. */
  title: string
  onClose: () => void
}

export function FileDialog({ ids, title, onClose }: FileDialogProps) {
  const filed = useFiledRecipes((state) => state.filed)
  const collections = useCollections((state) => state.collections)
  const [before] = useState(filed)
  const [typed, setTyped] = useState('')
  const [name, setName] = useState('')
  const known = useId()
  const chosen = new Set(ids)
  const own = filed.filter(({ id }) => chosen.has(id))
  const tags = tagCounts(own)
  const all = tagCounts(filed).filter(({ tag }) => !tags.some((one) => one.tag === tag && one.recipes === ids.length))
  const collectable = inPosition(collections).filter(({ query }) => query === null)

  function tag(event: FormEvent) {
    event.preventDefault()
    if (tidyTag(typed) === '') return
    addTags(ids, typed.split(','))
    setTyped('')
  }

  function collect(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    addToCollection(ids, useCollections.getState().add({ name, note: '' }))
    setName('')
  }

  function close() {
    onClose()
    if (useFiledRecipes.getState().filed === before) return
    const undo = () => useFiledRecipes.getState().restore(ids, before)
    notify(ids.length === 1 ? `Filed ${title}.` : `Filed ${countText(ids.length, 'recipe')}.`, {
      action: { label: 'Undo', onSelect: undo },
    })
  }

  return (
    <Dialog
      open
      onClose={close}
      title={ids.length === 1 ? 'Tags and collections' : `Tags and collections of ${countText(ids.length, 'recipe')}`}
      actions={<Button onClick={close}>Done</Button>}
    >
      {ids.length === 1 && <p className="wrap-anywhere -mt-2 text-muted">{title}</p>}
      <form onSubmit={tag} className="flex items-end gap-2">
        <Field label="Tags" className="min-w-0 grow">
          {(control) => (
            <Input
              {...control}
              list={known}
              maxLength={3 * LONGEST_TAG}
              autoComplete="off"
              placeholder="e.g. weeknight"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <datalist id={known}>
          {all.map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <Button type="submit" variant="secondary" className="shrink-0">
          Add
        </Button>
      </form>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex max-h-40 flex-wrap gap-2 overflow-y-auto p-0.5">
          {tags.map(({ tag, recipes }) => (
            <li key={tag} className="max-w-full">
              <Removable
                text={ids.length === 1 ? tag : `${tag} (${recipes})`}
                onRemove={() =>
                  removeTag(
                    own.map(({ id }) => id),
                    tag,
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <fieldset className="grid gap-1">
        <legend className="mb-1.5 font-semibold text-sm">Collections</legend>
        <div className="max-h-56 overflow-y-auto">
          {collectable.map(({ id, name }) => {
            const inside = own.filter((recipe) => recipe.collections.includes(id)).length
            return (
              <label key={id} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  checked={inside === ids.length}
                  ref={(box) => {
                    if (box) box.indeterminate = inside > 0 && inside < ids.length
                  }}
                  onChange={(event) => (event.target.checked ? addToCollection : removeFromCollection)(ids, id)}
                  className="size-5 shrink-0 accent-leaf"
                />
                <span className="wrap-anywhere min-w-0">{name}</span>
                {inside > 0 && inside < ids.length && <span className="text-muted text-sm">{inside} of them</span>}
              </label>
            )
          })}
        </div>
      </fieldset>
      <form onSubmit={collect} className="flex items-end gap-2">
        <Field label="New collection" className="min-w-0 grow">
          {(control) => (
            <Input
              {...control}
              maxLength={100}
              placeholder="e.g. Grandma’s"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Add
        </Button>
      </form>
    </Dialog>
  )
}
