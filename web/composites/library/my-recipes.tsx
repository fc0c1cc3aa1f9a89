// The household's own recipes and those of ours they keep: found, filtered, and changed many at a time. Loaded after the
// page: only the device knows them.
import { BookMarked, FolderPlus, ListChecks, Plus, Share2, Trash2 } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { inPosition } from '#domain/library/collection.ts'
import { tagCounts } from '#domain/library/filed-recipe.ts'
import {
  addressOfQuery,
  inLibrary,
  type LibraryQuery,
  type LibraryRecipe,
  queryInAddress,
  queryText,
  readLibraryQuery,
} from '#domain/library/library-query.ts'
import { importedIn } from '#web/composites/own-recipes/just-imported.ts'
import { useCollections, useFiledRecipes } from '#web/device/library-store.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { CollectionDialog } from '#web/features/library/collection-dialog.tsx'
import { FileDialog } from '#web/features/library/file-dialog.tsx'
import { LibraryFilters } from '#web/features/library/library-filters.tsx'
import { ExportMenu } from '#web/features/recipe-export/export-menu.tsx'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useLocation, useNavigate } from '#web/router/router.tsx'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { countText } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { deleteRecipes } from './delete-recipes.ts'
import { LibraryList } from './library-list.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useLibrary } from './use-library.ts'

/** The address follows once somebody pauses: everything that shows where one is draws itself again. */
const ADDRESS_AFTER_MS = 250

export function MyRecipes() {
  const address = useLocation()
  const navigate = useNavigate()
  const today = useToday()
  const [query, setQuery] = useState<LibraryQuery>(() => queryInAddress(new URLSearchParams(address.search)))
  const shownQuery = useDeferredValue(query)
  const needsCalories = query.maxCalories !== undefined || query.sort === 'calories'
  const { recipes, loaded, uncounted } = useLibrary(needsCalories)
  const filed = useFiledRecipes((state) => state.filed)
  const collections = useCollections((state) => state.collections)
  const own = useCustomRecipes((state) => state.recipes)
  const tags = useMemo(() => tagCounts(filed), [filed])
  const [imported, setImported] = useState(() => importedIn(address.search))
  const found = useMemo(
    () => inLibrary(imported ? recipes.filter(({ id }) => imported.has(id)) : recipes, shownQuery, today),
    [recipes, imported, shownQuery, today],
  )
  const [selected, setSelected] = useState<ReadonlySet<number> | null>(null)
  const [open, setOpen] = useState<'file' | 'save' | 'share' | null>(null)
  const { confirm, confirmDialog } = useConfirm()
  const selection = useMemo(
    () =>
      selected === null
        ? undefined
        : {
            ids: selected,
            toggle({ id }: LibraryRecipe, isOn: boolean) {
              const next = new Set(selected)
              if (isOn) next.add(id)
              else next.delete(id)
              setSelected(next)
            },
          },
    [selected],
  )

  function change(part: Partial<LibraryQuery>) {
    const changed = readLibraryQuery({ ...query, ...part })
    setQuery({ ...changed, search: part.search ?? query.search }) // with the space somebody is typing
  }
  const shownAddress = address.pathname + addressOfQuery(readLibraryQuery(query))
  useEffect(() => {
    if (shownAddress === address.pathname + address.search) return
    const timer = setTimeout(() => {
      // This page stays until the next one is ready: somebody who is on the way there isn't taken back.
      if (window.location.pathname === address.pathname) navigate(shownAddress, { replace: true })
    }, ADDRESS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [shownAddress, address, navigate])

  const { sort: _, ...narrowed } = query
  const isNarrowed = addressOfQuery(narrowed) !== ''
  const chosen = found.filter(({ id }) => selected?.has(id))
  const chosenOwn = own.filter(({ id }) => selected?.has(id))

  const starsOf = (id: number) => recipes.find((recipe) => recipe.id === id)?.stars ?? null

  async function removeChosen() {
    const question = `Delete ${countText(chosenOwn.length, 'recipe')}?`
    const detail = 'They also disappear for everyone in your household.'
    if (!(await confirm({ question, detail, confirmLabel: 'Delete' }))) return
    const undo = deleteRecipes(chosenOwn)
    setSelected(null)
    notify(`Deleted ${countText(chosenOwn.length, 'recipe')}.`, { action: { label: 'Undo', onSelect: undo } })
  }

  if (loaded && recipes.length === 0)
    return (
      <>
        <PageHeader title="My Recipes" />
        <EmptyState
          preview="cards"
          title="No recipes yet"
          action={
            <Link to={paths.addRecipe} className={buttonClass()}>
              Add or Import Recipes
            </Link>
          }
        >
          Your own recipes appear here, with those you save, tag or collect.
        </EmptyState>
      </>
    )
  return (
    <>
      <PageHeader
        title="My Recipes"
        className="pb-5 sm:pb-6"
        actions={
          <>
            <Link to={paths.collections} className={buttonClass({ variant: 'secondary' })}>
              <BookMarked className="size-5" />
              Collections
            </Link>
            <Link to={paths.addRecipe} className={buttonClass({ variant: 'secondary' })}>
              <Plus className="size-5" />
              Add Recipe
            </Link>
          </>
        }
      />
      <LibraryFilters query={query} tags={tags} collections={inPosition(collections)} onChange={change} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-muted">
          {loaded ? countText(found.length, 'recipe') : 'Loading…'}
          {needsCalories && uncounted > 0 && ` · counting calories of ${countText(uncounted, 'more recipe')}`}
        </p>
        <div className="flex flex-wrap gap-2">
          {imported && (
            <Chip pressed onToggle={() => setImported(null)}>
              Just Imported
            </Chip>
          )}
          {isNarrowed && !selected && (
            <Button
              size="sm"
              variant="secondary"
              icon={<FolderPlus className="size-4" />}
              onClick={() => setOpen('save')}
            >
              Save as Collection
            </Button>
          )}
          {selected && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => setSelected(new Set(chosen.length === found.length ? [] : found.map(({ id }) => id)))}
            >
              {chosen.length === found.length ? 'Select None' : `Select All ${found.length}`}
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            icon={<ListChecks className="size-4" />}
            aria-pressed={selected !== null}
            onClick={() => setSelected(selected ? null : new Set())}
          >
            {selected ? 'Cancel' : 'Select'}
          </Button>
        </div>
      </div>
      {selected && (
        <section
          aria-label="Selected recipes"
          className="sticky top-16 z-10 mb-4 flex flex-wrap items-center gap-2 rounded-xl border border-line bg-surface p-3 shadow-lg"
        >
          <p className="mr-auto font-semibold text-sm">{countText(chosen.length, 'recipe')} selected</p>
          <Button
            size="sm"
            icon={<FolderPlus className="size-4" />}
            disabled={chosen.length === 0}
            onClick={() => setOpen('file')}
          >
            Tag or Collect
          </Button>
          <Button
            size="sm"
            variant="secondary"
            icon={<Share2 className="size-4" />}
            disabled={chosen.length === 0}
            onClick={() => setOpen('share')}
          >
            Share
          </Button>
          {chosenOwn.length > 0 && (
            <>
              <ExportMenu label="Export" recipes={chosenOwn} stars={starsOf} />
              <Button size="sm" variant="secondary" icon={<Trash2 className="size-4" />} onClick={removeChosen}>
                {chosenOwn.length === chosen.length ? 'Delete' : `Delete ${chosenOwn.length} of My Own`}
              </Button>
            </>
          )}
        </section>
      )}
      {found.length === 0 && loaded && <EmptyState title="No recipes match" as="p" />}
      <LibraryList
        label="My recipes"
        recipes={found}
        selection={selection}
        toPlan={imported !== null && selected === null}
      />
      {open === 'file' && (
        <FileDialog ids={chosen.map(({ id }) => id)} title={chosen[0]?.title ?? ''} onClose={() => setOpen(null)} />
      )}
      {open === 'share' && (
        <ShareDialog ids={chosen.map(({ id }) => id)} own={chosenOwn} stars={starsOf} onClose={() => setOpen(null)} />
      )}
      {open === 'save' && (
        <CollectionDialog
          title="New Collection"
          start={{ name: '', note: '', query: { ...readLibraryQuery(query) } }}
          hint={`It always shows what this search finds: ${queryText(query)}`}
          onSave={(draft) => navigate(paths.collection(useCollections.getState().add(draft)))}
          onClose={() => setOpen(null)}
        />
      )}
      {confirmDialog}
    </>
  )
}
