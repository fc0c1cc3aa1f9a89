import {
  Apple,
  BookOpen,
  CalendarDays,
  ChartPie,
  CookingPot,
  Heart,
  ListChecks,
  LogOut,
  NotebookPen,
  Sun,
  Target,
  Users,
} from 'lucide-react'
import { signOut } from '#web/data/session.ts'
import { leaveDevice, loadedSync, sendWithin } from '#web/data/sync/current-sync.ts'
import { clearDevice } from '#web/device/clear-device.ts'
import { paths } from '#web/router/paths.ts'
import { Link, NavLink, useNavigate } from '#web/router/router.tsx'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { countText } from '#web/ui/format.ts'
import { notify } from '#web/ui/toast-store.ts'
import { menuLinkClass } from './menu-link-class.ts'

const MEMBER_LINKS = [
  { to: paths.dashboard, label: 'Today', Icon: Sun },
  { to: paths.diary(), label: 'Diary', Icon: BookOpen },
  { to: paths.goals, label: 'Health Goals', Icon: Target },
  { to: paths.mealScheduler, label: 'Week', Icon: CalendarDays },
  { to: paths.dietPlanner, label: 'Diet Planner', Icon: Apple },
  { to: paths.shoppingList, label: 'List', Icon: ListChecks },
  { to: paths.household, label: 'Household', Icon: Users },
  { to: paths.nutrition, label: 'Nutrition', Icon: ChartPie },
  { to: paths.favorites, label: 'Favorites', Icon: Heart },
  { to: paths.addRecipe, label: 'Add Recipe', Icon: NotebookPen },
  { to: paths.kitchen, label: 'Cook With What You Have', Icon: CookingPot },
]

/** How long signing out waits for the last changes to be sent. */
const LAST_SEND_MS = 3000

const GONE = 'You’re signed out. Your lists and recipes are no longer on this device.'
const STILL_HERE =
  'You’re signed out. Your lists and recipes will be removed from this device the next time Plateful is opened online.'

type Confirm = ReturnType<typeof useConfirm>['confirm']

async function whatToDoWithUnsent(confirm: Confirm): Promise<'keep' | 'drop'> {
  const sync = await loadedSync()
  if (!sync || sync.waiting() === 0) return 'drop'
  const left = await sendWithin(LAST_SEND_MS, sync)
  if (left === 0) return 'drop'
  const dropped = await confirm({
    question: `${countText(left, 'change')} not saved to your account yet`,
    detail: 'Keep them on this device until you sign in again, or discard them for good.',
    confirmLabel: 'Discard Changes',
    cancelLabel: 'Keep Changes',
  })
  return dropped ? 'drop' : 'keep'
}

/** What members see in addition to the public links: who is signed in, the tools, and signing out. */
export function MemberLinks({ email }: { email: string }) {
  const navigate = useNavigate()
  const { confirm, confirmDialog } = useConfirm()

  async function leave() {
    const unsent = await whatToDoWithUnsent(confirm)
    try {
      await signOut()
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'On a shared device, close the browser too.'
      notify(`You’re signed out on this device, but the server couldn’t confirm it. ${reason}`, { tone: 'danger' })
    }
    notify(leaveDevice(unsent) ? GONE : STILL_HERE, {
      tone: 'info',
      action: unsent === 'drop' ? { label: 'Clear This Device', onSelect: clearDevice } : undefined,
    })
    navigate(paths.auth)
  }

  return (
    <>
      <p className="px-3 pb-3 text-sm">
        <span className="block text-muted">Signed in as</span>
        <Link to={paths.settings} title={email} className="group block">
          <span className="block truncate font-bold">{email}</span>
          <span className="text-leaf underline-offset-4 group-hover:underline">Settings</span>
        </Link>
      </p>
      <nav aria-label="Member">
        <ul>
          {MEMBER_LINKS.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} className={menuLinkClass}>
                <Icon />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-2 border-line border-t pt-2">
        <button type="button" onClick={leave} className={menuLinkClass()}>
          <LogOut />
          Sign out
        </button>
      </div>
      {confirmDialog}
    </>
  )
}
