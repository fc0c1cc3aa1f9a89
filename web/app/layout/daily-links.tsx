import { BookOpen, CalendarDays, CookingPot, ListChecks, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#web/router/paths.ts'
import type { SiteLink } from './links.ts'

/** What members use every day: in the header on wide screens, at the bottom of small ones. */
export const DAILY_LINKS: (SiteLink & { icon: ReactNode })[] = [
  { to: paths.dashboard, label: 'Today', icon: <Sun /> },
  { to: paths.mealScheduler, label: 'Week', icon: <CalendarDays /> },
  { to: paths.shoppingList, label: 'List', icon: <ListChecks /> },
  { to: paths.recipes(), label: 'Recipes', icon: <CookingPot /> },
  { to: paths.diary(), label: 'Diary', icon: <BookOpen /> },
]

export const isDaily = (link: SiteLink) => DAILY_LINKS.some(({ to }) => to === link.to)
