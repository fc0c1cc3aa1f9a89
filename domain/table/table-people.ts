// Who eats at the household's table: members, and people without an account.

export interface TablePerson {
  id: string
  /** Null without an account. */
  memberId: string | null
  name: string
  /** As goals store it: 'none', 'vegan'. A member's is 'none' unless they show it. */
  diet: string
  /** Allergies and dislikes, in the words that profiles use. A member's are only those they show. */
  exclusions: readonly string[]
  /** Servings they eat of a dish of which others eat one. */
  appetite: number
  /** The plan reaches the member's own goals, which nobody else sees. */
  usesGoals: boolean
}
