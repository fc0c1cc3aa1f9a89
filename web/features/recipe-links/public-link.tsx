// A public link to an own recipe: created on request, shown once, revocable at any time.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { failureText } from '#web/data/failure-text.ts'
import { reload } from '#web/data/reload.ts'
import { useSessionUser } from '#web/data/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { NewLink } from './new-link.tsx'
import { createLink, linkKey, linksQuery, revokeLink } from './queries.ts'

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
  const queryClient = useQueryClient()
  const links = useQuery(linksQuery(userId, recipe.id))
  const [address, setAddress] = useState('')
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function act(work: () => Promise<void>) {
    setProblem(null)
    setPending(true)
    try {
      await work()
      await reload(queryClient, linkKey(userId, recipe.id))
    } catch (error) {
      setProblem(failureText(error))
    } finally {
      setPending(false)
    }
  }

  const create = () => act(async () => setAddress(await createLink(recipe.id)))
  const revoke = (id: string) =>
    act(async () => {
      await revokeLink(id)
      setAddress('')
      notify('The public link was revoked.')
    })

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
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
