import { ChevronDown } from 'lucide-react'
import { usePopover } from '#web/hooks/use-popover.ts'
import { MemberLinks } from './member-links.tsx'

/** The member menu on wide screens; on small ones the same links are in the mobile menu. */
export function MemberMenu({ email }: { email: string }) {
  const menu = usePopover('member-menu')
  return (
    <div className="max-lg:hidden">
      <button
        type="button"
        aria-label="Member menu"
        title={email}
        {...menu.button}
        className="flex h-11 items-center gap-1 rounded-full pr-1 hover:bg-sunken"
      >
        <span aria-hidden="true" className="grid size-9 place-items-center rounded-full bg-leaf font-bold text-on-leaf">
          {email.charAt(0).toUpperCase()}
        </span>
        <ChevronDown className="size-4 text-muted" />
      </button>
      <div
        {...menu.panel}
        className="appear fixed top-17 right-[max(1rem,(100vw-80rem)/2+2rem)] max-h-[calc(100dvh-5rem)] w-72 overflow-y-auto rounded-xl border border-line bg-surface p-3 pt-4 shadow-lg"
      >
        <MemberLinks email={email} />
      </div>
    </div>
  )
}
