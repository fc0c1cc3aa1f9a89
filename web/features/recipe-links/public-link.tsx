// A public link to an own recipe: created on request, shown once, revocable at any time.

import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { failureText } from '#web/data/failure-text.ts'
import { useSessionUser } from '#web/data/session.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/form-field.tsx'
import { NewLink } from './new-link.tsx'
import { createLink, linksQuery, revokeLink } from './queries.ts'

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
      {open && <LinkDialog recipe={recipe} userId={user.id} onClose={() => setOpen(false)} />}
    </>
  )
}

function LinkDialog({ recipe, userId, onClose }: { recipe: CustomRecipe; userId: string; onClose: () => void }) {
  const links = useQuery(linksQuery(userId, recipe.id))
  const [address, setAddress] = useState('')
  const { attempt, pending } = useAttempt(userId)
  const [problem, setProblem] = useState<string | null>(null)

  async function change(step: () => Promise<void>, message?: string) {
    setProblem(null)
    await attempt(step, { changes: ['recipe_links'], message }).catch((error) => setProblem(failureText(error)))
  }

  const create = () => change(async () => setAddress(await createLink(recipe.id)))
  const revoke = (id: string) =>
    change(async () => {
      await revokeLink(id)
      setAddress('')
    }, 'The public link was revoked.')

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Share ${recipe.title}`}
      actions={
        <Button loading={pending} onClick={create}>
          Create Public Link
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">
          Anyone with the link can read this recipe and see its photo, without an account. We ask search engines not to
          list it.
        </p>
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
