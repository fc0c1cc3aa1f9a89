// The help pages: catalogue/help/<topic>.md, in this order.
export const HELP_TOPICS = ['start', 'plan', 'shop', 'cook', 'diary', 'household', 'recipes', 'data'] as const

/** Running text, or an element with its content. `to`: where a link leads. */
export type HelpText = string | { tag: string; to?: string; content: HelpText[] }

export interface HelpTopic {
  slug: string
  title: string
  /** The first paragraph as plain text. */
  intro: string
  content: HelpText[]
}
