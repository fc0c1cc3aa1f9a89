// A public link to an own recipe or a collection: created on request, shown once, revocable at any time.

import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { failureText } from '#web/data/failure-text.ts'
import { useSessionUser } from '#web/data/session.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/form-field.tsx'
import { NewLink } from './new-link.tsx'
import { createLink, linksQuery, revokeLink, type Shared } from './queries.ts'

/** What a public link to a collection shows. */
export const SHARED_COLLECTION =
  'Anyone with the link can read the collection’s recipes and see the photos of your own ones, without an account, and save a copy. They see what is in it when they open it. We ask search engines not to list it.'

/** For members only: others can only read recipes that are in an account. */
export function PublicLink({ recipe }: { recipe: CustomRecipe }) {
  const user = useSessionUser()
  const [open, setOpen] = useState(false)
  if (!user) return null
  return (
    <>
      <Button size="sm" variant="secondary" icon={<Link2 className="size-4" />} onClick={() => setOpen(true)}>
        Public Link
      </Button>
      {open && (
        <LinkDialog shared={{ recipe: recipe.id }} title={recipe.title} userId={user.id} onClose={() => setOpen(false)}>
          Anyone with the link can read this recipe and see its photo, without an account. We ask search engines not to
          list it.
        </LinkDialog>
      )}
    </>
  )
}

interface LinkDialogProps {
  shared: Shared
  title: string
  userId: string
  onClose: () => void
  /** Who can see what. */
  children: ReactNode
}

export function LinkDialog({ shared, title, userId, onClose, children }: LinkDialogProps) {
  const links = useQuery(linksQuery(userId, shared))
  const [address, setAddress] = useState('')
  const { attempt, pending } = useAttempt(userId)
  const [problem, setProblem] = useState<string | null>(null)

  async function change(step: () => Promise<void>, message?: string) {
    setProblem(null)
    const changes = ['recipe' in shared ? 'recipe_links' : 'collection_links'] as const
    await attempt(step, { changes, message }).catch((error) => setProblem(failureText(error)))
  }

  const create = () => change(async () => setAddress(await createLink(shared)))
  const revoke = (id: string) =>
    change(async () => {
      await revokeLink(shared, id)
      setAddress('')
    }, 'The public link was revoked.')

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Share ${title}`}
      actions={
        <Button loading={pending} onClick={create}>
          Create Public Link
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{children}</p>
        {address && <NewLink address={address} />}
        {links.data && links.data.length > 0 && (
          <ul className="divide-y divide-line">
            {links.data.map(({ id, createdAt }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-2">
                <span>
                  Link from {new Date(createdAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
                </span>
                <Button size="sm" variant="secondary" onClick={() => revoke(id)}>
                  Revoke
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Problem text={problem} />
      </div>
    </Dialog>
  )
}
