// A recipe as tasks: the cook is at each for some minutes, and then it waits by itself, in the oven or on the stove.
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { type CookPlace, readSentence, type SentenceTime } from './read-sentence.ts'
import { sentencesOf } from './sentences.ts'

export interface CookTask {
  /** The same on every device: "90000340/2/1". */
  id: string
  dish: string
  /** From 0; of the step's sentences, those from `from` up to but without `to`. */
  step: number
  from: number
  to: number
  /** Minutes. */
  hands: number
  wait: number
  /** Where it waits. */
  place: CookPlace
  /** It needs a burner as long as the cook is at it, and while it waits on the stove. */
  burner: boolean
  /** For the oven; null if the recipe doesn't say. */
  celsius: number | null
  /** Minutes that the oven has to heat before; 0 if it is hot already. */
  preheat: number
  after: readonly TaskNeed[]
}

export interface TaskNeed {
  id: string
  /** It may start as soon as the other one waits by itself: "Meanwhile, …". */
  handed: boolean
}

interface Part extends Pick<CookTask, 'step' | 'from' | 'to' | 'wait' | 'place' | 'burner' | 'celsius' | 'preheat'> {
  timedHands: number
  /** Words without a written time: the recipe's other minutes are shared out by them. */
  words: number
  meanwhile: boolean
}

export type TaskRecipe = Pick<Recipe, 'id' | 'steps' | 'equipment' | 'readyInMinutes'>

export function cookTasks({ id, steps, equipment, readyInMinutes }: TaskRecipe): CookTask[] {
  const parts = partsOf(
    steps.map(({ text }) => text),
    equipment,
  )
  const needs = needsOf(parts)
  const rest = Math.max(0, readyInMinutes - longestPath(parts, needs))
  const words = parts.reduce((sum, part) => sum + part.words, 0)
  const idAt = (at: number) => `${id}/${parts[at]?.step ?? 0}/${parts[at]?.from ?? 0}`
  return parts.map(({ timedHands, words: own, meanwhile: _, ...part }, at) => ({
    ...part,
    id: idAt(at),
    dish: String(id),
    hands: Math.max(1, Math.round(timedHands + (words === 0 ? 0 : (rest * own) / words))),
    after: (needs[at] ?? []).map(({ at: other, handed }) => ({ id: idAt(other), handed })),
  }))
}

/** A part ends with the sentence that waits, with its step, and before "Meanwhile". */
function partsOf(texts: readonly string[], equipment: readonly string[]): Part[] {
  const parts: Part[] = []
  let celsius: number | null = null
  let preheat = 0
  for (const [step, text] of texts.entries()) {
    let open: Part | null = null
    for (const [at, sentence] of sentencesOf(text).entries()) {
      const read = readSentence(sentence, equipment)
      if (read.celsius !== null) celsius = read.celsius
      if (read.preheats) preheat = read.wait
      if (read.meanwhile || read.onlyPreheats) open = null
      if (read.onlyPreheats) continue
      const before = parts.at(-1)
      if (!open && read.isRemark && before?.step === step && before.to === at) {
        before.to++
        continue
      }
      if (!open) {
        open = emptyPart(step, at, read)
        parts.push(open)
      }
      addSentence(open, sentence, read)
      if (read.wait === 0 || read.preheats) continue
      if (read.place === 'oven') Object.assign(open, { celsius, preheat })
      if (read.place === 'oven') preheat = 0
      open = null
    }
  }
  return parts
}

const emptyPart = (step: number, at: number, { meanwhile }: SentenceTime): Part => ({
  ...{ step, from: at, to: at, wait: 0, place: 'counter', burner: false, celsius: null, preheat: 0 },
  ...{ timedHands: 0, words: 0, meanwhile },
})

function addSentence(part: Part, sentence: string, { hands, wait, place, burner, preheats }: SentenceTime) {
  part.to++
  if (preheats) return
  part.timedHands += hands ?? 0
  part.wait += wait
  part.burner ||= burner
  if (wait > 0) part.place = place
  if (hands === null) part.words += sentence.trim().split(/\s+/).length / (wait > 0 ? 2 : 1)
}

interface Need {
  at: number
  handed: boolean
}

function needsOf(parts: readonly Part[]): Need[][] {
  // What the next part has to wait for: the last one, and what is done while that waits.
  let front: number[] = []
  return parts.map(({ meanwhile }, at) => {
    const [base, ...others] = front
    const besides = meanwhile && base !== undefined && (parts[base]?.wait ?? 0) > 0
    const needs = front.map((before) => ({ at: before, handed: besides && before === base }))
    front = besides ? [base, ...others, at] : [at]
    return needs
  })
}

/** Minutes from the first to the end of the last, counting written times only. */
function longestPath(parts: readonly Part[], needs: readonly Need[][]): number {
  const ends: number[] = []
  for (const [at, { timedHands, wait }] of parts.entries()) {
    const start = Math.max(
      0,
      ...(needs[at] ?? []).map((need) => (ends[need.at] ?? 0) - (need.handed ? (parts[need.at]?.wait ?? 0) : 0)),
    )
    ends.push(start + timedHands + wait)
  }
  return Math.max(0, ...ends)
}
