/** catalogue/help/*.md (build/help-topics.ts). */
declare module 'virtual:help' {
  export const topics: readonly import('#domain/site/help.ts').HelpTopic[]
}
