// Cook mode: one step at a time, full screen. Made for a phone on the counter and wet hands.
import { ArrowLeft, ArrowRight, Check, Mic, Volume2, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type CookingDish, toggled } from '#domain/kitchen/cooking.ts'
import type { TimerDraft } from '#domain/kitchen/kitchen-timers.ts'
import type { DatedNote } from '#domain/recipe/dated-notes.ts'
import { ingredientLines, portionedSteps } from '#domain/recipe/ingredient-lines.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { stepIngredients } from '#domain/recipe/step-ingredients.ts'
import { useCooking } from '#web/device/cooking-store.ts'
import { takePlannedServings } from '#web/device/planned-servings.ts'
import { useUsualServings } from '#web/device/preferences.ts'
import { useMeasureSystem } from '#web/device/use-measure-system.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { servingsNote } from '#web/ui/servings-note.ts'
import { DishTabs } from './dish-tabs.tsx'
import { PrepareScreen } from './prepare-screen.tsx'
import { StepDots } from './step-dots.tsx'
import { StepScreen, type StepTimer, timersOf } from './step-screen.tsx'
import { useStepMoves } from './use-step-moves.ts'
import { useReadAloud, useVoiceCommands } from './use-voice.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface CookScreenProps {
  recipe: RecipeDetail
  notes: readonly DatedNote[]
  isRunning: (timer: Omit<TimerDraft, 'seconds'>) => boolean
  onTimer: (timer: TimerDraft) => void
  /** What is different for whom, in sentences: to get ready, and at each step. */
  forPlates: { notes: readonly string[]; steps: readonly (readonly string[])[] }
  /** Abandons the dish. */
  onStop: () => void
  /** An ingredient isn't there. */
  onMissing: () => void
  /** The last screen, with its own buttons at the bottom. */
  finish: (cookedServings: number) => ReactNode
}

const isCooking = ({ step }: CookingDish) => step !== null

export function CookScreen(props: CookScreenProps) {
  const { recipe, notes, isRunning, onTimer, onStop, onMissing, forPlates, finish } = props
  const dishes = useCooking((state) => state.dishes)
  const change = useCooking((state) => state.change)
  const dish = dishes.find(({ id }) => id === recipe.id)
  const [system] = useMeasureSystem()
  const wakeLock = useWakeLock()
  const top = useRef<HTMLDivElement>(null)

  const last = recipe.steps.length + 1
  const at = Math.min(dish?.step ?? 0, last)
  const usual = useUsualServings(recipe.servings)
  const servings = dish?.servings ?? usual
  const portion = { servings, system }
  const lines = ingredientLines(recipe, portion)
  const steps = portionedSteps(recipe, portion)
  const step = steps[at - 1]

  // Opening the page starts the dish; a dish that was finished meanwhile doesn't restart.
  useEffect(() => {
    const begun = useCooking.getState().dishes.some(({ id, step }) => id === recipe.id && step !== null)
    const planned = takePlannedServings()
    if (begun) return
    change(recipe.id, { title: recipe.title, step: 0 })
    if (planned !== null) change(recipe.id, { servings: planned === usual ? null : planned })
  }, [change, recipe.id, recipe.title, usual])

  function goTo(place: number) {
    const next = Math.max(0, Math.min(last, place))
    change(recipe.id, { title: recipe.title, step: next })
    top.current?.scrollIntoView({ block: 'start' })
  }
  const next = () => goTo(at + 1)
  const previous = () => goTo(at - 1)
  const draftOf = ({ label, seconds }: StepTimer) => ({
    ...{ recipeId: recipe.id, recipeTitle: recipe.title },
    ...{ step: at, label, seconds },
  })

  const swipe = useStepMoves({ next: at === last ? () => undefined : next, previous })
  const asides = (step && forPlates.steps[at - 1]) ?? []
  const spoken =
    (step && [...asides, step.text].join(' ')) ??
    (at === 0 ? `Get ready: ${lines.map(({ measure, name }) => `${measure} ${name}`).join(', ')}` : '')
  const reading = useReadAloud(spoken)
  const voice = useVoiceCommands((command) => {
    const [timer] = step ? timersOf(step.text) : []
    if (command === 'next' && at < last) next()
    else if (command === 'previous') previous()
    else if (command === 'repeat') reading.again()
    else if (command === 'timer' && timer) onTimer(draftOf(timer))
  })

  return (
    <div ref={top} className="flex min-h-full flex-col">
      <div className="sticky top-0 z-10 border-line border-b bg-ground [@media(max-height:30rem)]:static">
        <div className="page-width flex items-center gap-1 py-1.5">
          <Link
            to={paths.recipe(recipe.id)}
            className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <X className="size-6" />
            <span className="sr-only">Close cook mode</span>
          </Link>
          <h1 className="min-w-0 grow truncate text-lg tracking-normal sm:text-xl">{recipe.title}</h1>
          {reading.canRead && (
            <IconButton
              label="Read aloud"
              aria-pressed={reading.on}
              variant={reading.on ? 'primary' : 'quiet'}
              icon={<Volume2 className="size-5" />}
              onClick={reading.toggle}
            />
          )}
          {voice.canListen && (
            <IconButton
              label="Voice commands"
              aria-pressed={voice.on}
              variant={voice.on ? 'primary' : 'quiet'}
              icon={<Mic className="size-5" />}
              onClick={voice.toggle}
            />
          )}
        </div>
        <div className="page-width">
          <DishTabs dishes={dishes.filter(isCooking)} current={recipe.id} isDone={at === last} />
          <StepDots count={steps.length} current={at} onStep={goTo} />
        </div>
      </div>

      <div {...swipe} className="page-width grow py-6">
        {at === 0 && (
          <PrepareScreen
            lines={lines}
            equipment={recipe.equipment}
            ticked={dish?.ticked ?? []}
            onTick={(place) => change(recipe.id, { ticked: toggled(dish?.ticked ?? [], place) })}
            servings={servings}
            onServings={(chosen) => change(recipe.id, { servings: chosen === usual ? null : chosen })}
            notes={notes}
            forPlates={forPlates.notes}
            onStop={onStop}
            onMissing={onMissing}
          />
        )}
        <StepScreen
          step={step}
          setAsides={asides}
          number={at}
          count={steps.length}
          ingredients={stepIngredients(recipe, lines, portion)[at - 1] ?? []}
          isRunning={(timer) => isRunning(draftOf(timer))}
          onTimer={(timer) => onTimer(draftOf(timer))}
        />
        {at === last && finish(servings)}
        <Hints
          servings={step && servings !== recipe.servings ? servingsNote(recipe.steps, recipe.servings) : ''}
          screenSleeps={wakeLock === 'off' && at < last}
          listening={voice.on}
          refused={voice.refused}
        />
      </div>

      {at < last && (
        <div className="sticky bottom-0 border-line border-t bg-ground [@media(max-height:30rem)]:static">
          <div className="page-width grid grid-cols-2 gap-3 py-3">
            <Button
              variant="secondary"
              icon={<ArrowLeft className="size-5 max-sm:hidden" />}
              aria-disabled={at === 0 || undefined}
              onClick={previous}
              className="min-h-14"
            >
              Previous Step
            </Button>
            <Button
              icon={at === last - 1 ? <Check className="size-5 max-sm:hidden" /> : <ArrowRight className="size-5" />}
              onClick={next}
              className="min-h-14"
            >
              {at === last - 1 ? 'Finish Cooking' : 'Next Step'}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

interface HintsProps {
  /** '' if the text is written for the chosen number of servings. */
  servings: string
  screenSleeps: boolean
  listening: boolean
  refused: boolean
}

function Hints({ servings, screenSleeps, listening, refused }: HintsProps) {
  return (
    <div className="mt-8 grid gap-1 text-muted text-sm">
      {servings && <p>{servings}</p>}
      {screenSleeps && <p>This browser can’t keep your screen on. Set a longer screen timeout while you cook.</p>}
      {listening && (
        <p>
          Say “next”, “back”, “repeat” or “start timer”. Your browser may send the audio to its maker to recognize what
          you say.
        </p>
      )}
      {refused && <p role="alert">Voice commands need your microphone. Allow it in your browser’s settings.</p>}
    </div>
  )
}
