// A recipe's tags and collections, and the way to change them. Loaded after the recipe: only the device knows them.
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { inPosition, namesOf } from '#domain/library/collection.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { useCollections, useFiledRecipes } from '#web/device/library-store.ts'
import { FileDialog } from '#web/features/library/file-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

export function RecipeFiling({ recipe }: { recipe: Pick<RecipeDetail, 'id' | 'title'> }) {
  const filed = useFiledRecipes((state) => state.filed.find(({ id }) => id === recipe.id))
  const collections = useCollections((state) => state.collections)
  const [open, setOpen] = useState(false)
  const names = filed ? [...namesOf(filed, inPosition(collections)), ...filed.tags] : []
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-mx-4 max-w-full"
        icon={<Tag className="size-4 shrink-0" />}
        onClick={() => setOpen(true)}
      >
        {names.length > 0 ? (
          <>
            <span className="sr-only">Tags and collections: </span>
            <span className="max-w-80 truncate">{names.join(', ')}</span>
          </>
        ) : (
          'Tags and collections'
        )}
      </Button>
      {open && <FileDialog ids={[recipe.id]} title={recipe.title} onClose={() => setOpen(false)} />}
    </>
  )
}
