// The household's collections as cards, and its tags.
import { FolderPlus, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Collection, inPosition } from '#domain/library/collection.ts'
import { queryOf, recipesIn } from '#domain/library/collection-recipes.ts'
import { queryText } from '#domain/library/library-query.ts'
import { useCollections } from '#web/device/library-store.ts'
import { CollectionDialog } from '#web/features/library/collection-dialog.tsx'
import { TagsSection } from '#web/features/library/tags-section.tsx'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useLocation, useNavigate } from '#web/router/router.tsx'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { countText } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { CollectionPicture } from './collection-picture.tsx'
import { type Library, useLibrary } from './use-library.ts'

export function AllCollections() {
  const collections = inPosition(useCollections((state) => state.collections))
  const library = useLibrary(collections.some((one) => queryOf(one)?.maxCalories !== undefined))
  const navigate = useNavigate()
  const [making, setMaking] = useState(false)
  const { confirm, confirmDialog } = useConfirm()
  useSharedCollection(confirm)
  const newCollection = (
    <Button icon={<FolderPlus className="size-5" />} onClick={() => setMaking(true)}>
      New Collection
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Collections"
        actions={
          <>
            {collections.length > 0 && newCollection}
            <Link to={paths.myRecipes} className={buttonClass({ variant: 'secondary' })}>
              My Recipes
            </Link>
          </>
        }
      />
      {collections.length === 0 && (
        <EmptyState title="No collections yet" preview="cards" action={newCollection}>
          Put your recipes and ours together: “Weeknights”, “Grandma’s”. Or save a search in My Recipes, and it fills
          itself.
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {collections.map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} library={library} />
          </li>
        ))}
      </ul>
      <TagsSection />
      {making && (
        <CollectionDialog
          title="New Collection"
          start={{ name: '', note: '' }}
          onSave={(draft) => navigate(paths.collection(useCollections.getState().add(draft)))}
          onClose={() => setMaking(false)}
        />
      )}
      {confirmDialog}
    </>
  )
}

/** "Save a Copy" on the page of a public link. The token is in the fragment, which no server logs. */
function useSharedCollection(confirm: ReturnType<typeof useConfirm>['confirm']) {
  const [, token] = /^#shared=([\w-]+)$/.exec(useLocation().hash) ?? []
  const navigate = useNavigate()
  const requested = useRef('')
  const ask = useRef(confirm)
  useEffect(() => {
    if (!token || requested.current === token) return
    requested.current = token
    import('./add-shared-collection.tsx')
      .then(({ addSharedCollection }) => addSharedCollection(token, ask.current))
      // Replaced, so that a reload doesn't ask again.
      .then((copy) => navigate(copy ? paths.collection(copy) : paths.collections, { replace: true }))
      .catch(() => notify('We couldn’t open the collection. Check your connection and try again.', { tone: 'danger' }))
  }, [token, navigate])
}

function CollectionCard({ collection, library }: { collection: Collection; library: Library }) {
  const { id, name, note } = collection
  const query = queryOf(collection)
  const recipes = recipesIn(collection, library.recipes, useToday())
  return (
    <article
      className={cardClass({
        padded: false,
        interactive: true,
        className:
          'relative flex h-full overflow-hidden has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-leaf sm:flex-col',
      })}
    >
      <div className="w-28 shrink-0 sm:aspect-3/2 sm:w-auto">
        <CollectionPicture collection={collection} recipes={recipes} />
      </div>
      <div className="grid min-w-0 content-start gap-1 p-4">
        <h2 className="line-clamp-2 font-bold text-lg leading-snug">
          <Link to={paths.collection(id)} className="outline-none after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <p className="flex items-center gap-1.5 text-muted text-sm">
          {query && <Search aria-hidden className="size-4" />}
          {countText(recipes.length, 'recipe')}
        </p>
        {(note || query) && <p className="line-clamp-2 text-muted text-sm">{note || (query && queryText(query))}</p>}
      </div>
    </article>
  )
}
