// A table of every page state: who views it, which calls fail or hang, and what the test does there.
import { MEMBER_STATES } from './member-states.ts'
import type { Story } from './page-story.ts'
import { VISITOR_STATES } from './visitor-states.ts'

export const STORIES = new Map<string, Story>([...VISITOR_STATES, ...MEMBER_STATES])
