import type { ComponentProps, ReactNode } from 'react'
import type { Form, TextName } from '#web/hooks/use-form.ts'
import { Field, type FieldControl } from './field.tsx'
import { Input } from './input.tsx'
import { Notice } from './notice.tsx'

type Bound<Values> = FieldControl & ReturnType<Form<Values>['bind']>

interface FormFieldProps<Values>
  extends Pick<
      ComponentProps<typeof Field>,
      'label' | 'hint' | 'error' | 'required' | 'optional' | 'hideLabel' | 'className'
    >,
    Omit<ComponentProps<'input'>, 'form' | 'name' | 'children' | 'className' | 'required'> {
  form: Form<Values>
  name: TextName<Values>
  /** Another control than a text field. */
  children?: (control: Bound<Values>) => ReactNode
}

/** A field of a form, with its label and what is wrong with it. */
export function FormField<Values>(props: FormFieldProps<Values>) {
  const { form, name, label, hint, error, required, optional, hideLabel, className, children, ...input } = props
  return (
    <Field {...{ label, hint, required, optional, hideLabel, className }} error={error ?? form.problemOf(name)}>
      {(control) =>
        children ? children({ ...control, ...form.bind(name) }) : <Input {...control} {...form.bind(name)} {...input} />
      }
    </Field>
  )
}

/** What went wrong, in the flow of a form. */
export const Problem = ({ text, className }: { text: ReactNode; className?: string }) =>
  text ? (
    <Notice tone="danger" role="alert" className={className}>
      {text}
    </Notice>
  ) : null
