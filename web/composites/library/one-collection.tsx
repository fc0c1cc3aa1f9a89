// A collection: its note, its recipes in their order, and what can be done with it.
import { ArrowDown, ArrowUp, BookOpen, Ellipsis, FolderX, Image, Link2, Pencil, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { inPosition, moved } from '#domain/library/collection.ts'
import { queryOf, recipesIn } from '#domain/library/collection-recipes.ts'
import { addressOfQuery, type LibraryRecipe, queryText } from '#domain/library/library-query.ts'
import { useSessionUser } from '#web/data/session.ts'
import { addToCollection, removeFromCollection, useCollections } from '#web/device/library-store.ts'
import { useLoaded } from '#web/device/use-loaded.ts'
import { CollectionDialog } from '#web/features/library/collection-dialog.tsx'
import { LinkDialog, SHARED_COLLECTION } from '#web/features/recipe-links/public-link.tsx'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useNavigate } from '#web/router/router.tsx'
import { Button, buttonClass, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { countText } from '#web/ui/format.ts'
import { Menu, MenuButton, menuItemClass } from '#web/ui/menu.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { LibraryList } from './library-list.tsx'
import { useLibrary } from './use-library.ts'

export function OneCollection({ id }: { id: string }) {
  const collections = useCollections((state) => state.collections)
  const loaded = useLoaded(useCollections)
  const collection = collections.find((one) => one.id === id)
  const query = collection ? queryOf(collection) : null
  const library = useLibrary(query?.maxCalories !== undefined)
  const navigate = useNavigate()
  const today = useToday()
  const user = useSessionUser()
  const [editing, setEditing] = useState(false)
  const [sharing, setSharing] = useState(false)
  const [arranging, setArranging] = useState(false)
  usePageHead({ title: collection?.name ?? 'Collection', noIndex: true })
  if (!collection)
    return loaded ? (
      <EmptyState
        as="h1"
        title="This collection isn’t here"
        icon={<FolderX />}
        action={
          <Link to={paths.collections} className={buttonClass()}>
            All Collections
          </Link>
        }
      />
    ) : (
      <h1 className="sr-only">Collection</h1>
    )

  const { name, note } = collection
  const recipes = recipesIn(collection, library.recipes, today)
  const store = useCollections.getState()
  const place = inPosition(collections).findIndex((one) => one.id === id)

  function remove() {
    const before = useCollections.getState().collections
    store.remove(id)
    navigate(paths.collections)
    const undo = () => {
      const { collections: now, replace } = useCollections.getState()
      replace([...now, ...before.filter((one) => one.id === id)])
    }
    notify(`Deleted ${name}. Its recipes are still there.`, { action: { label: 'Undo', onSelect: undo } })
  }

  /** What a search finds depends on the member: a collection of its own is shared instead. */
  function share() {
    if (!query) return setSharing(true)
    const copy = store.add({ name, note })
    addToCollection(
      recipes.map((recipe) => recipe.id),
      copy,
    )
    navigate(paths.collection(copy))
    notify(`Made a collection of ${countText(recipes.length, 'recipe')} to share.`)
  }

  function moveTo(from: number, to: number) {
    const order = recipes.map((recipe) => recipe.id)
    order.splice(to, 0, ...order.splice(from, 1))
    store.change(id, { order })
  }

  const arrange = (recipe: LibraryRecipe, at: number) => (
    <>
      <IconButton
        size="sm"
        label={`Move ${recipe.title} up`}
        icon={<ArrowUp className="size-4" />}
        disabled={at === 0}
        onClick={() => moveTo(at, at - 1)}
      />
      <IconButton
        size="sm"
        label={`Move ${recipe.title} down`}
        icon={<ArrowDown className="size-4" />}
        disabled={at === recipes.length - 1}
        onClick={() => moveTo(at, at + 1)}
      />
      <IconButton
        size="sm"
        label={`Use the picture of ${recipe.title}`}
        icon={<Image className="size-4" />}
        aria-pressed={collection.pictureId === recipe.id}
        onClick={() => store.change(id, { pictureId: recipe.id })}
      />
      <IconButton
        size="sm"
        label={`Take ${recipe.title} out`}
        icon={<X className="size-4" />}
        onClick={() => {
          const undo = removeFromCollection([recipe.id], id)
          notify(`Took ${recipe.title} out.`, { action: { label: 'Undo', onSelect: undo } })
        }}
      />
    </>
  )

  return (
    <>
      <PageHeader
        title={name}
        className="pb-5 sm:pb-6"
        eyebrow={<Link to={paths.collections}>Collections</Link>}
        intro={note !== '' && <span className="whitespace-pre-line">{note}</span>}
        actions={
          <Menu label="More" icon={<Ellipsis className="size-4" />}>
            <MenuButton icon={<Pencil className="size-4.5 text-muted" />} onSelect={() => setEditing(true)}>
              Edit name and note
            </MenuButton>
            {user && recipes.length > 0 && (
              <MenuButton icon={<Link2 className="size-4.5 text-muted" />} onSelect={share}>
                {query ? 'Share what it shows now' : 'Public link'}
              </MenuButton>
            )}
            {recipes.length > 0 && (
              <Link to={`${paths.recipeBook}?collection=${id}`} className={menuItemClass}>
                <BookOpen className="size-4.5 text-muted" />
                Print as a book
              </Link>
            )}
            {place > 0 && (
              <MenuButton
                icon={<ArrowUp className="size-4.5 text-muted" />}
                onSelect={() => store.replace(moved(collections, id, -1))}
              >
                Move before {inPosition(collections)[place - 1]?.name}
              </MenuButton>
            )}
            {place < collections.length - 1 && (
              <MenuButton
                icon={<ArrowDown className="size-4.5 text-muted" />}
                onSelect={() => store.replace(moved(collections, id, 1))}
              >
                Move after {inPosition(collections)[place + 1]?.name}
              </MenuButton>
            )}
            <MenuButton icon={<Trash2 className="size-4.5 text-muted" />} onSelect={remove}>
              Delete collection
            </MenuButton>
          </Menu>
        }
      />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-muted">
          {library.loaded ? countText(recipes.length, 'recipe') : 'Loading…'}
          {query && (
            <>
              {' · '}
              <Link to={`${paths.myRecipes}${addressOfQuery(query)}`} className="underline">
                {queryText(query) || 'All recipes'}
              </Link>
            </>
          )}
        </p>
        {!query && recipes.length > 0 && (
          <Button size="sm" variant="secondary" aria-pressed={arranging} onClick={() => setArranging(!arranging)}>
            {arranging ? 'Done' : 'Arrange'}
          </Button>
        )}
      </div>
      {recipes.length === 0 && library.loaded && (
        <EmptyState title={query ? 'No recipes match now' : 'Nothing in it yet'} as="p">
          {!query && 'Select recipes in My Recipes, or choose “Tags and collections” on a recipe’s page.'}
        </EmptyState>
      )}
      <LibraryList label={name} recipes={recipes} actions={arranging ? arrange : undefined} />
      {sharing && user && (
        <LinkDialog shared={{ collection: id }} title={name} userId={user.id} onClose={() => setSharing(false)}>
          {SHARED_COLLECTION}
        </LinkDialog>
      )}
      {editing && (
        <CollectionDialog
          title="Edit Collection"
          start={{ name, note }}
          onSave={(draft) => store.change(id, { name: draft.name, note: draft.note })}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
