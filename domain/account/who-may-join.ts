/** Who may create an account: anybody, whoever has an invitation, or nobody. */
export const SIGN_UP = ['open', 'invited', 'closed'] as const
export type SignUp = (typeof SIGN_UP)[number]

/** Why somebody can't sign up, in words for them. */
export const SIGN_UP_CLOSED: Record<Exclude<SignUp, 'open'>, string> = {
  invited: 'You need an invitation to join this site. Open the link that you were sent, then sign up.',
  closed: 'This site isn’t taking new members.',
}

export const INVITATION_ENDED = 'This invitation has been used, or has expired. Ask for a new one.'
