// What only a member sees on a recipe's page. Loaded for members.
import type { RecipeId } from '#domain/recipe-id.ts'
import { AddNote, RecipeNote } from '#web/features/ratings/recipe-note.tsx'
import { LastCooked } from '#web/features/schedule/last-cooked.tsx'

interface RecipeForMemberProps {
  /** The saved note, or a line with when it was last cooked and the way to write one. */
  part: 'note' | 'line'
  recipe: RecipeId
  member: string
}

export function RecipeForMember({ part, ...shown }: RecipeForMemberProps) {
  if (part === 'note') return <RecipeNote {...shown} />
  return (
    <>
      <LastCooked {...shown} />
      <AddNote {...shown} />
    </>
  )
}
