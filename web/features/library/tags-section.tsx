// Every tag with its number of recipes; behind a button, renaming and deleting them.
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { hasTag, LONGEST_TAG, tagCounts, tidyTag } from '#domain/library/filed-recipe.ts'
import { addressOfQuery } from '#domain/library/library-query.ts'
import { removeTag, renameTag, useFiledRecipes } from '#web/device/library-store.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { countText } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/toast-store.ts'

/** More are behind a button: an import can bring hundreds. */
const AT_FIRST = 40

const idsWith = (tag: string) =>
  useFiledRecipes
    .getState()
    .filed.filter(({ tags }) => hasTag(tags, tag))
    .map(({ id }) => id)

export function TagsSection() {
  const filed = useFiledRecipes((state) => state.filed)
  const [all, setAll] = useState(false)
  const [editing, setEditing] = useState(false)
  const tags = tagCounts(filed)
  return (
    <section aria-labelledby="tags" className="mt-14">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="tags">Tags</h2>
        {tags.length > 0 && (
          <Button size="sm" variant="secondary" onClick={() => setEditing(true)}>
            Edit Tags
          </Button>
        )}
      </div>
      {tags.length === 0 && (
        <p className="text-muted">Tags that you give to recipes, or import with them, appear here.</p>
      )}
      <ul aria-label="Tags" className="flex flex-wrap gap-2">
        {tags.slice(0, all ? undefined : AT_FIRST).map(({ tag, recipes }) => (
          <li key={tag} className="max-w-full">
            <Link
              to={`${paths.myRecipes}${addressOfQuery({ tags: [tag] })}`}
              className={chipClass(false, 'max-w-full')}
            >
              <span className="truncate">{tag}</span>
              <span className="text-muted tabular-nums">
                {recipes}
                <span className="sr-only"> {recipes === 1 ? 'recipe' : 'recipes'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!all && tags.length > AT_FIRST && (
        <Button size="sm" variant="secondary" className="mt-4" onClick={() => setAll(true)}>
          {`Show All ${tags.length} Tags`}
        </Button>
      )}
      {editing && (
        <Dialog open onClose={() => setEditing(false)} title="Edit tags" size="md">
          <ul className="grid gap-2">
            {tags.map(({ tag, recipes }) => (
              <EditedTag key={tag} tag={tag} recipes={recipes} />
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  )
}

function EditedTag({ tag, recipes }: { tag: string; recipes: number }) {
  const [name, setName] = useState(tag)

  function rename(event: FormEvent) {
    event.preventDefault()
    if (tidyTag(name) !== '' && tidyTag(name) !== tag) renameTag(idsWith(tag), tag, name)
  }

  function remove() {
    const undo = removeTag(idsWith(tag), tag)
    notify(`Removed “${tag}” from ${countText(recipes, 'recipe')}.`, { action: { label: 'Undo', onSelect: undo } })
  }

  return (
    <li>
      <form onSubmit={rename} className="flex items-center gap-2">
        <Input
          aria-label={`Name of ${tag}`}
          maxLength={LONGEST_TAG}
          value={name}
          onChange={(event) => setName(event.target.value)}
          className="min-w-0 grow"
        />
        <Button type="submit" size="sm" variant="secondary" disabled={tidyTag(name) === '' || tidyTag(name) === tag}>
          Rename
          <span className="sr-only"> {tag}</span>
        </Button>
        <IconButton label={`Delete ${tag}`} icon={<Trash2 className="size-5" />} onClick={remove} />
      </form>
    </li>
  )
}
