import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { emptyRecipeDraft, isSameDraft, type RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { originalBeside } from '#domain/recipe/recipe-versions.ts'
import { writtenDraft } from '#domain/recipe/written-draft.ts'
import { useNewVersion } from '#web/composites/own-recipes/use-new-version.tsx'
import { useRecipePhoto } from '#web/composites/recipe/use-recipe-photo.ts'
import { useLoaded } from '#web/device/use-loaded.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { dropDraft, keepDraft, savedDraft } from '#web/features/custom-recipes/recipe-draft.ts'
import { RecipeForm } from '#web/features/custom-recipes/recipe-form.tsx'
import { saveEdited } from '#web/features/custom-recipes/save-edited.ts'
import type { FoundRecipe } from '#web/features/recipe-import/found-recipe.ts'
import { RoomForImport } from '#web/features/recipe-import/import-title.tsx'
import { sharedText } from '#web/features/recipe-import/shared-address.ts'
import type { PhotoDraft } from '#web/features/recipe-photos/photo-field.tsx'
import { useOnDevice } from '#web/hooks/use-hydrated.ts'
import { useLeaveQuestion } from '#web/hooks/use-leave-question.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useLocation, useNavigate, useSearchParams } from '#web/router/router.tsx'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Notice } from '#web/ui/notice.tsx'
import { OnDevice } from '#web/ui/on-device.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { dismissToast, notify } from '#web/ui/toast-store.ts'

// Loaded after the form, which is what most people come for.
const ImportPanel = lazyPart(() =>
  import('#web/features/recipe-import/import-panel.tsx').then((module) => module.ImportPanel),
)
const ExportMenu = lazyPart(() =>
  import('#web/features/recipe-export/export-menu.tsx').then((module) => module.ExportMenu),
)
const PhotoField = lazyPart(() =>
  import('#web/features/recipe-photos/photo-field.tsx').then((module) => module.PhotoField),
)

interface Start {
  draft: RecipeDraft
  remarks: string[]
  /** Incremented to reset the form. */
  round: number
  from: 'nothing' | 'import' | 'draft'
}

/** The form is empty, or has the edited recipe as it was saved. */
const NOTHING: Omit<Start, 'round'> = { draft: emptyRecipeDraft(), remarks: [], from: 'nothing' }

const REPLACE = {
  question: 'Replace the recipe you started?',
  detail: 'You haven’t added it yet. The imported recipe will take its place in the form.',
  confirmLabel: 'Replace',
  cancelLabel: 'Keep It',
}

export function AddRecipePage() {
  usePageHead({
    title: 'Add your recipe',
    description: 'Save your own recipes and see their nutrition as you type.',
    canonical: paths.addRecipe,
  })
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const store = useCustomRecipes()
  const { recipes } = store
  const wanted = search.get('edit')
  const edited = recipes.find(({ id }) => String(id) === wanted)
  const version = useNewVersion(search.get('version'))
  // A large collection is read after the page has opened. Until then there is no form: nothing typed is overwritten.
  const isComing = (!useLoaded(useCustomRecipes) && wanted !== null && !edited) || version?.isPending === true
  const saved = edited ? writtenDraft(edited, store.byId) : version?.basedOn?.recipe
  const draftOf = isComing && wanted ? wanted : edited ? String(edited.id) : version ? version.draftName : 'new'
  const [start, setStart] = useState<Start>({ ...NOTHING, round: 0 })
  const [unfinished, setUnfinished] = useState(false)
  /** The same, for a recipe that was read while the form changed. */
  const isUnfinished = useRef(false)
  const markUnfinished = useCallback((is: boolean) => {
    isUnfinished.current = is
    setUnfinished(is)
  }, [])
  /** Whether the draft is saved on this device. */
  const [isDraftSaved, setDraftSaved] = useState(true)
  const photo = useRecipePhoto(edited?.id)
  const { confirm, confirmDialog } = useConfirm()
  const reviewToast = useRef(0)

  useLeaveQuestion({
    unfinished,
    unsaved: unfinished && (!isDraftSaved || photo.changed),
    ask: () =>
      confirm({
        question: 'Leave without saving?',
        detail: !isDraftSaved
          ? 'This device is out of storage, so what you typed will be lost.'
          : photo.changed
            ? 'We’ll keep what you typed on this device, so you can finish it later. You’ll need to add the photo again.'
            : 'We’ll keep what you typed on this device, so you can finish it later.',
        confirmLabel: 'Leave',
        cancelLabel: 'Stay',
        tone: 'primary',
      }),
  })

  // After hydration: the server knows nothing about this device.
  useEffect(() => {
    const draft = savedDraft(draftOf)
    markUnfinished(draft !== null)
    setStart((before) => {
      if (draft) return { draft, remarks: [], round: before.round + 1, from: 'draft' }
      // The form contains another recipe's draft. Its key already names this one, so only a new round resets it.
      if (before.from !== 'nothing') return { ...NOTHING, round: before.round + 1 }
      return before
    })
  }, [draftOf, markUnfinished])

  // "Add to My Recipes" on the page of a public link. The token is in the fragment, which no server logs.
  const token = useOnDevice(() => /^#shared=([\w/-]+)$/.exec(hash)?.[1] ?? '', '')
  const addedToken = useRef('')
  const confirmShared = useRef(confirm)
  useEffect(() => {
    if (token === '' || addedToken.current === token) return
    addedToken.current = token
    import('#web/composites/own-recipes/add-shared-recipe.tsx')
      .then(({ addSharedRecipe }) => addSharedRecipe(token, confirmShared.current))
      // Replaced, so that a reload doesn't add it again.
      .then((isAdded) => navigate(isAdded ? paths.recipes() : paths.addRecipe, { replace: true }))
      .catch(() => notify('We couldn’t add the recipe. Check your connection and try again.', { tone: 'danger' }))
  }, [token, navigate])

  function beginWith(next: Omit<Start, 'round'>) {
    setStart(({ round }) => ({ ...next, round: round + 1 }))
  }

  function startOver() {
    dropDraft(draftOf)
    markUnfinished(false)
    photo.startOver()
    beginWith(NOTHING)
  }

  async function save(draft: RecipeDraft) {
    dismissToast(reviewToast.current) // it prompts for what was just done
    const others = edited && saveEdited(edited, draft).others
    if (others) await others
    const id = edited?.id ?? store.add(draft, originalBeside(draft, version?.basedOn))
    if (draft.about?.tags || draft.about?.collections)
      (await import('#web/composites/own-recipes/file-imported.ts')).fileImported([{ id, about: draft.about }])
    dropDraft(draftOf)
    markUnfinished(false)
    await photo.save(id)
    notify(edited ? 'Recipe saved.' : version ? 'Saved as your version.' : 'Recipe added successfully!')
    navigate(saved ? paths.recipe(id) : paths.recipes())
  }

  function changeDraft(draft: RecipeDraft) {
    // Choosing a chip and clearing it again doesn't start a draft.
    const isChanged = !isSameDraft(draft, saved ?? NOTHING.draft)
    markUnfinished(isChanged || photo.changed)
    if (isChanged) setDraftSaved(keepDraft(draftOf, draft))
    else dropDraft(draftOf)
  }

  function changePhoto(next: PhotoDraft | null) {
    photo.change(next)
    markUnfinished(true)
  }

  /** False if the person would rather keep what is in the form. */
  async function review({ draft, remarks, photo: found }: FoundRecipe): Promise<boolean> {
    if (isUnfinished.current && !(await confirm(REPLACE))) return false
    beginWith({ draft, remarks, from: 'import' })
    photo.change(found && { ...found, focus: { x: 0.5, y: 0.5 } })
    markUnfinished(true)
    setDraftSaved(keepDraft('new', draft))
    reviewToast.current = notify('Here’s the recipe we found. Look it over, then add it.', { tone: 'info' })
    return true
  }

  async function keepFound(found: readonly FoundRecipe[], isAll: boolean) {
    const [{ addFoundRecipes }, { addressOfImported }] = await Promise.all([
      import('#web/composites/own-recipes/add-found-recipes.ts'),
      import('#web/composites/own-recipes/just-imported.ts'),
    ])
    const ids = await addFoundRecipes(found)
    if (isAll) navigate(addressOfImported(ids))
  }

  return (
    <div className="page-width pb-16">
      <PageHeader
        title={version ? 'Edit My Version' : edited || isComing ? 'Edit Your Recipe' : 'Add Your Recipe'}
        intro="Your recipes appear next to ours, with nutrition calculated the same way."
        actions={
          recipes.length > 0 && (
            <Suspense fallback={null}>
              <ExportMenu label="Export All" recipes={recipes} all />
            </Suspense>
          )
        }
      />
      {!edited && !isComing && !version && (
        <Suspense fallback={<RoomForImport />}>
          <OnDevice until={<RoomForImport />}>
            <ImportPanel
              isShared={search.has('shared')}
              given={sharedText(search)}
              kept={recipes}
              onReview={review}
              onKeep={keepFound}
            />
          </OnDevice>
        </Suspense>
      )}
      {start.from === 'draft' && (
        <Notice tone="leaf" role="status" className="mb-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            Here’s the recipe you started.
            <Button size="sm" variant="secondary" onClick={startOver}>
              Start Over
            </Button>
          </div>
        </Notice>
      )}
      {start.from === 'import' && start.remarks.length > 0 && (
        <Notice tone="apricot" role="status" className="mb-6">
          <ul className="grid gap-1">
            {start.remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </Notice>
      )}
      {version?.problem ? (
        version.problem
      ) : isComing ? (
        <Loading label="Loading your recipe" className="grid gap-6">
          <Skeleton className="h-11 rounded-lg" />
          <Skeleton className="h-96 rounded-xl" />
        </Loading>
      ) : (
        <RecipeForm
          // Reset the form for another recipe.
          key={`${draftOf} ${start.round}`}
          start={start.from === 'nothing' && saved ? saved : start.draft}
          focused={start.from === 'import'}
          recipe={edited?.id}
          submitLabel={edited ? 'Save Recipe' : version ? 'Save My Version' : 'Add Recipe'}
          photo={
            <Suspense fallback={<div className="min-h-20" />}>
              <OnDevice until={<div className="min-h-20" />}>
                <PhotoField photo={photo.photo} onChange={changePhoto} />
              </OnDevice>
            </Suspense>
          }
          onChange={changeDraft}
          onSave={save}
        />
      )}
      {confirmDialog}
    </div>
  )
}
