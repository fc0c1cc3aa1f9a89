import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { LONGEST } from '#domain/limits.ts'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { weekMeals } from '#domain/plan/schedule-placement.ts'
import { failureText } from '#web/data/failure-text.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyPreview } from '#web/ui/empty-preview.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { countText } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { deleteTemplate, saveTemplate, templateQueries, type WeekTemplate } from './template-queries.ts'

interface TemplatesDialogProps {
  userId: string | undefined
  /** The week that is shown, and its meals. */
  days: readonly string[]
  plan: readonly ScheduledMeal[]
  onApply: (template: WeekTemplate) => void
  onClose: () => void
}

export function TemplatesDialog({ userId, days, plan, onApply, onClose }: TemplatesDialogProps) {
  const week = weekMeals(days, plan)
  const queryClient = useQueryClient()
  const templates = useQuery(templateQueries.all(userId))
  const { attempt } = useAttempt(userId)
  const form = useForm({
    start: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { field: 'name', message: 'Give the week a name.' } : null),
    send: async ({ name }) => {
      const saved = await queryClient.ensureQueryData(templateQueries.all(userId))
      if (saved.some((template) => template.name.toLowerCase() === name.trim().toLowerCase()))
        throw new Error('You have a saved week with this name. Choose another name, or delete that week first.')
      await attempt(() => saveTemplate({ name: name.trim(), meals: week }), { changes: ['week_templates'] })
      form.reset()
    },
  })

  const remove = (template: WeekTemplate) =>
    attempt(() => deleteTemplate(template), {
      changes: ['week_templates'],
      notDone: `${template.name} wasn’t deleted.`,
      message: `${template.name} was deleted.`,
      undo: () => saveTemplate(template),
    })

  return (
    <Dialog open size="md" title="Week Templates" onClose={onClose}>
      {templates.isError && (
        <Notice tone="danger" role="alert">
          We couldn’t load your templates. {failureText(templates.error)}
        </Notice>
      )}
      {templates.data?.length === 0 && (
        <div className="grid justify-items-center gap-3 text-center text-muted">
          <EmptyPreview of="templates" className="w-full max-w-80" />
          <p>
            {week.length > 0
              ? 'Save a week you like and use it again anytime.'
              : 'Plan a few meals first. Then you can save the week here and use it again anytime.'}
          </p>
        </div>
      )}
      {templates.data && templates.data.length > 0 && (
        <ul aria-label="Saved weeks" className="grid gap-2">
          {templates.data.map((template) => (
            <li key={template.id} className="flex items-center gap-2 rounded-lg border border-line py-1.5 pr-1.5 pl-4">
              <span className="min-w-0 grow">
                <span className="block wrap-anywhere font-semibold">{template.name}</span>
                <span className="text-muted text-sm">{countText(template.meals.length, 'meal')}</span>
              </span>
              <Button size="sm" onClick={() => onApply(template)} aria-label={`Apply ${template.name}`}>
                Apply
              </Button>
              <IconButton
                label={`Delete ${template.name}`}
                icon={<Trash2 className="size-4" />}
                onClick={() => remove(template)}
              />
            </li>
          ))}
        </ul>
      )}
      {week.length > 0 && (
        <form {...form.props} className="flex flex-wrap items-end gap-3 border-line border-t pt-4">
          <FormField
            form={form}
            name="name"
            label="Save this week as"
            error={form.problem}
            className="grow"
            maxLength={LONGEST.templateName}
            placeholder="Busy week"
          />
          <Button type="submit" variant="secondary" loading={form.pending}>
            Save Template
          </Button>
        </form>
      )}
    </Dialog>
  )
}
