// Imports recipes: a single one opens in the form for review, several are listed to choose from.
import { Suspense, useEffect, useRef, useState } from 'react'
import { NothingFound } from '#domain/exchange/nothing-found.ts'
import { type MarkedLines, markedRecipe, type SeenText } from '#domain/exchange/seen-text.ts'
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { failureText } from '#web/data/failure-text.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { countText, wholeNumber } from '#web/ui/format.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { AddressList } from './address-list.tsx'
import { type AddressProgress, addressesIn, MOST_ADDRESSES, readAddresses } from './addresses.ts'
import type { FoundRecipe, Unreadable } from './found-recipe.ts'
import { ImportSource } from './import-source.tsx'
import { ImportTitle } from './import-title.tsx'
import { ImportedList } from './imported-list.tsx'
import { takeIncoming, takeSharedFiles } from './incoming-import.ts'
import { isPhoto, MOST_PHOTOS, readChosenFiles } from './read-chosen.ts'
import { type FilesRead, type Progress, readAddress, readText } from './read-import.ts'
import type { PhotosRead } from './read-photos.ts'

const PhotoPages = lazyPart(() => import('./photo-pages.tsx').then((module) => module.PhotoPages))
const AmountsCheck = lazyPart(() => import('./amounts-check.tsx').then((module) => module.AmountsCheck))
const MarkLines = lazyPart(() => import('./mark-lines.tsx').then((module) => module.MarkLines))

interface ImportPanelProps {
  /** Another app shared something, which waits on this device. */
  isShared: boolean
  /** An address or a text in the page's own address: from bookmarks, and from how older versions shared. */
  given: string
  kept: readonly RecipeDraft[]
  /** Resolves with whether the form took the recipe. */
  onReview: (recipe: FoundRecipe) => Promise<boolean>
  /** Saves all of them. `isAll`: nothing is left to look at. */
  onKeep: (recipes: readonly FoundRecipe[], isAll: boolean) => Promise<void>
}

type Step =
  | { kind: 'source' }
  | { kind: 'photos'; files: File[]; hasTip: boolean }
  | { kind: 'amounts'; read: PhotosRead }
  | { kind: 'mark'; seen: SeenText }

const SOURCE: Step = { kind: 'source' }
const NOTHING: FilesRead = { recipes: [], unreadable: [] }
const FROM_PHOTO = 'Servings, times and steps come from the photo too. Compare them with it.'

export function ImportPanel({ isShared, given, kept, onReview, onKeep }: ImportPanelProps) {
  const [source, setSource] = useState('')
  const [step, setStep] = useState(SOURCE)
  const [pending, setPending] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [addresses, setAddresses] = useState<readonly AddressProgress[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  /** In which a person could mark the recipe that we didn't find. */
  const [seen, setSeen] = useState<SeenText | null>(null)
  const [found, setFound] = useState<FilesRead>(NOTHING)
  const navigate = useNavigate()
  const panel = useRef<HTMLDetailsElement>(null)
  const stopping = useRef<AbortController>(null)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      stopping.current?.abort()
    }
  }, [])

  async function reviewOne(recipe: FoundRecipe) {
    if (!(await onReview(recipe))) return
    setFound((list) => ({ ...list, recipes: list.recipes.filter((other) => other !== recipe) }))
  }

  async function keepAll(recipes: readonly FoundRecipe[], isAll: boolean) {
    // At once, so that a second press does not add them again.
    setFound({ ...found, recipes: found.recipes.filter((recipe) => !recipes.includes(recipe)) })
    setProblem(null)
    setPending(true)
    try {
      await onKeep(recipes, isAll && found.unreadable.length === 0)
    } catch (error) {
      setFound(found)
      setProblem(failureText(error))
    } finally {
      setPending(false)
    }
  }

  async function read(reading: (signal: AbortSignal) => Promise<FilesRead & { pictures?: File[] }>, before = NOTHING) {
    const controller = new AbortController()
    stopping.current = controller
    setProblem(null)
    setSeen(null)
    setFound(NOTHING)
    setPending(true)
    try {
      const { pictures, ...more } = await reading(controller.signal)
      if (!isShown.current) return // the form may hold another recipe now
      if (pictures && pictures.length > 0) return setStep({ kind: 'photos', files: pictures, hasTip: false })
      await show({ recipes: [...before.recipes, ...more.recipes], unreadable: more.unreadable })
    } catch (error) {
      setProblem(failureText(error))
      setSeen(error instanceof NothingFound ? error.seen : null)
    } finally {
      setPending(false)
      setProgress(null)
      setAddresses([])
    }
  }

  async function show(result: FilesRead) {
    const [only, second] = result.recipes
    const [first] = result.unreadable
    if (!only && result.unreadable.length === 1 && first) throw failureOf(first)
    if (!only && result.unreadable.length === 0) throw new Error('We didn’t find a recipe.')
    const isOnlyOne = only && !second && result.unreadable.length === 0
    if (!isOnlyOne || !(await onReview(only))) setFound(result)
    else if (panel.current) panel.current.open = false
  }

  function readMany(list: readonly string[], before = NOTHING) {
    if (list.length > MOST_ADDRESSES)
      return setProblem(`That’s ${list.length} addresses. Paste at most ${MOST_ADDRESSES} at once.`)
    return read((signal) => readAddresses(list, setAddresses, signal), before)
  }

  function readSource() {
    const list = addressesIn(source)
    const [only] = list
    if (list.length > 1) return readMany(list)
    return read(async (signal) => ({
      // A text may be pasted below the address of its page, which couldn't be read.
      recipes: await (only ? readAddress(only, signal) : readText(source.replace(/^\s*https?:\/\/\S+\s*\n/i, ''))),
      unreadable: [],
    }))
  }

  function readChosen(files: File[]) {
    setProblem(null)
    setSeen(null)
    const photos = files.filter(isPhoto)
    if (photos.length === 0) return read((signal) => readChosenFiles(files, setProgress, signal))
    if (photos.length < files.length) return setProblem('Choose either photos or other files, not both at once.')
    if (photos.length > MOST_PHOTOS)
      return setProblem(`That’s ${photos.length} photos. Choose at most ${MOST_PHOTOS}, of one recipe.`)
    return setStep({ kind: 'photos', files: photos, hasTip: true })
  }

  function readConfirmed(text: string, unconfirmed: number) {
    setStep(SOURCE)
    const skipped = `${countText(unconfirmed, 'amount')} from the photo ${unconfirmed === 1 ? 'wasn’t' : 'weren’t'} confirmed, so ${unconfirmed === 1 ? 'it’s' : 'they’re'} empty.`
    const remarks = unconfirmed > 0 ? [skipped, FROM_PHOTO] : [FROM_PHOTO]
    read(async () => {
      const recipes = await readText(text)
      return {
        recipes: recipes.map((recipe) => ({ ...recipe, remarks: [...remarks, ...recipe.remarks] })),
        unreadable: [],
      }
    })
  }

  function readMarked(marked: MarkedLines) {
    setStep(SOURCE)
    const [address] = addressesIn(source)
    read(async () => ({ recipes: [{ ...markedRecipe(marked, address), photo: null }], unreadable: [] }))
  }

  // Dropped on the recipe list, or shared by another app. Files are read here; nothing is fetched before somebody asks.
  const begin = useRef(readChosen)
  useEffect(() => {
    async function take() {
      const incoming =
        takeIncoming() ?? (isShared ? await takeSharedFiles() : given ? { files: [], text: given } : null)
      if (!incoming && !isShared) return
      if (isShared) navigate(paths.addRecipe, { replace: true }) // a reload doesn't look for it again
      if (panel.current) panel.current.open = true
      if (incoming?.text) setSource(incoming.text)
      if (incoming && incoming.files.length > 0) begin.current(incoming.files)
      if (!incoming) setProblem('We didn’t get what you shared. Share it again, or paste it here.')
    }
    take()
  }, [isShared, given, navigate])

  const backToSource = () => setStep(SOURCE)
  const failedAddresses = found.unreadable.filter(({ isAddress }) => isAddress).map(({ name }) => name)
  return (
    <Card as="section" className="mb-6" padded={false} aria-label="Import">
      <details ref={panel} className="group">
        <summary className="list-none">
          <ImportTitle />
        </summary>
        <div className="grid gap-4 border-line border-t p-5 sm:p-8">
          {step.kind === 'source' && (
            <ImportSource
              value={source}
              loading={pending && !progress && addresses.length === 0}
              onChange={setSource}
              onRead={readSource}
              onFiles={readChosen}
            />
          )}
          <Suspense fallback={<div className="min-h-40" />}>
            {step.kind === 'photos' && (
              <PhotoPages
                files={step.files}
                hasTip={step.hasTip}
                onRead={(photos) => setStep({ kind: 'amounts', read: photos })}
                onCancel={backToSource}
              />
            )}
            {step.kind === 'amounts' && (
              <AmountsCheck read={step.read} onConfirm={readConfirmed} onCancel={backToSource} />
            )}
            {step.kind === 'mark' && <MarkLines seen={step.seen} onMarked={readMarked} onCancel={backToSource} />}
          </Suspense>
          {progress && (
            <div className="flex items-end gap-4">
              <ProgressBar
                role="progressbar"
                label="Reading recipes"
                value={progress.done}
                max={progress.total}
                valueText={`${wholeNumber(progress.done)} of ${wholeNumber(progress.total)}`}
                className="grow"
              />
              <Button size="sm" variant="quiet" onClick={() => stopping.current?.abort()}>
                Stop
              </Button>
            </div>
          )}
          {addresses.length > 0 && <AddressList addresses={addresses} onStop={() => stopping.current?.abort()} />}
          {problem && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          {seen && step.kind === 'source' && (
            <div className="grid justify-items-start gap-3">
              <p className="text-sm">{whatWeSaw(seen)}</p>
              <Button size="sm" variant="secondary" onClick={() => setStep({ kind: 'mark', seen })}>
                Mark the Recipe
              </Button>
            </div>
          )}
          {step.kind === 'source' && (found.recipes.length > 0 || found.unreadable.length > 0) && (
            <ImportedList
              recipes={found.recipes}
              unreadable={found.unreadable}
              kept={kept}
              onReview={reviewOne}
              onKeep={keepAll}
              {...(failedAddresses.length > 0 && { onRetry: () => readMany(failedAddresses, found) })}
            />
          )}
        </div>
      </details>
    </Card>
  )
}

const failureOf = ({ name, reason, seen }: Unreadable) => new NothingFound(`${name}: ${reason}`, seen ?? null)

const whatWeSaw = ({ title, words }: SeenText) =>
  `We saw ${title === '' ? 'a text' : `a page titled “${title}”`} with ${countText(words, 'word')}, and no recipe data. You can show us which lines are the recipe.`
