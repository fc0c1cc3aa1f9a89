import type { CookTask } from '#domain/cook-together/cook-tasks.ts'
import { sentencesOf } from '#domain/cook-together/sentences.ts'

/** The task's sentences of a step, as written and in the cook's servings and units. */
export function taskText({ from, to }: CookTask, written: string, shown: string): string {
  const sentences = sentencesOf(shown)
  // Otherwise another unit has added a period somewhere.
  return sentences.length === sentencesOf(written).length ? sentences.slice(from, to).join('').trim() : shown
}
