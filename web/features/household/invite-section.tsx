import { Copy, Share2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { invitationLink } from '#domain/household/invitation-link.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyPreview } from '#web/ui/empty-preview.tsx'
import { Field } from '#web/ui/field.tsx'
import { Problem } from '#web/ui/form-field.tsx'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { createInvitation } from './household-queries.ts'
import { QrCode } from './qr-code.tsx'

interface InviteSectionProps {
  householdName: string
  /** Nobody else is in the household yet. */
  isAlone: boolean
}

export function InviteSection({ householdName, isAlone }: InviteSectionProps) {
  const [token, setToken] = useState<string | null>(null)
  const { pending, error, submit } = useSubmit(async () => setToken(await createInvitation()))
  return (
    <Card as="section" className="grid justify-items-start gap-4" aria-labelledby="invite">
      <h2 id="invite" className="text-xl">
        Invite someone
      </h2>
      {isAlone && !token && <EmptyPreview of="people" className="w-full max-w-80 justify-self-center" />}
      <p className="text-muted">
        Send a link to someone you cook with. It works for one person and expires after seven days.
      </p>
      <Problem text={error} />
      {token && (
        <InvitationLink key={token} link={invitationLink(window.location.origin, token)} name={householdName} />
      )}
      <Button
        variant={token ? 'secondary' : 'primary'}
        icon={<UserPlus className="size-4.5" />}
        loading={pending}
        onClick={() => submit()}
      >
        {token ? 'Create Another Link' : 'Create Invitation Link'}
      </Button>
    </Card>
  )
}

function InvitationLink({ link, name }: { link: string; name: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      notify('Link copied.')
    } catch {
      notify('We couldn’t copy the link. Select it and copy it by hand.', { tone: 'danger' })
    }
  }

  async function share() {
    // Closing the share sheet isn't a failure.
    await navigator.share({ title: `Join ${name} on Plateful`, url: link }).catch(() => undefined)
  }

  return (
    <div className="grid w-full gap-4 sm:grid-cols-[1fr_auto]">
      <div className="grid content-start gap-3">
        <Field
          label="Invitation link"
          hint="Anyone who has it can join, so send it only to the person you’re inviting."
        >
          {(control) => <Input {...control} readOnly value={link} onFocus={(event) => event.target.select()} />}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" icon={<Copy className="size-4" />} onClick={copy}>
            Copy Link
          </Button>
          {'share' in navigator && (
            <Button size="sm" variant="secondary" icon={<Share2 className="size-4" />} onClick={share}>
              Share Link
            </Button>
          )}
        </div>
      </div>
      <QrCode text={link} label="QR code to join" />
    </div>
  )
}
