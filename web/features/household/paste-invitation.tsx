import { tokenIn } from '#domain/household/invitation-link.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField } from '#web/ui/form-field.tsx'

const NO_LINK = {
  field: 'link',
  message: 'That isn’t an invitation link. A full link ends with # and 22 letters and digits.',
} as const

/** For an installed app: links open in the browser, which doesn't share its storage. */
export function PasteInvitation({ onToken }: { onToken: (token: string) => void }) {
  const form = useForm({
    start: { link: '' },
    check: ({ link }) => (tokenIn(link) ? null : NO_LINK),
    send: ({ link }) => onToken(tokenIn(link) ?? ''),
  })
  return (
    <Card as="section" aria-label="Paste an invitation">
      <form {...form.props} noValidate className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <FormField
          form={form}
          name="link"
          label="Invitation link"
          hint="Paste the link someone sent you."
          autoComplete="off"
        />
        <Button type="submit" className="self-start sm:mt-7">
          Continue
        </Button>
      </form>
    </Card>
  )
}
