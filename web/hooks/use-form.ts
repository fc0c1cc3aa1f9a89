// A form's values, what is wrong with them, and whether it is being sent.
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from './use-submit.ts'

interface FormProblem<Values> {
  message: string
  /** The control with this name gets the focus, and the message. */
  field?: (keyof Values & string) | null
}

interface FormOptions<Values> {
  start: Values
  /** What is wrong with the values; null sends them. */
  check?: (values: Values) => FormProblem<Values> | string | null
  /** Rejects with the message to show. */
  send: (values: Values) => unknown
}

/** The names of values that a text field can edit. */
export type TextName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string ? Name : never
}[keyof Values & string]

export type Form<Values> = ReturnType<typeof useForm<Values>>

export function useForm<Values>({ start, check, send }: FormOptions<Values>) {
  const [values, setValues] = useState(start)
  const [refused, setRefused] = useState<(keyof Values & string) | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const { pending, error, submit } = useSubmit(async () => {
    const found = check?.(values) ?? null
    const problem = typeof found === 'string' ? { message: found } : found
    setRefused(problem?.field ?? null)
    if (problem) throw new Error(problem.message)
    await send(values)
  })

  useEffect(() => {
    const control = error && refused && element.current?.elements.namedItem(refused)
    if (control instanceof HTMLElement) control.focus()
  }, [error, refused])

  const set = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }))
  return {
    values,
    set,
    reset: () => setValues(start),
    pending,
    /** Of the whole form, or of something that isn't a field. */
    problem: refused === null ? error : null,
    problemOf: (name: keyof Values & string) => (refused === name ? error : null),
    /** For the form element. */
    props: { ref: element, onSubmit: submit },
    /** For a text field. */
    bind: (name: TextName<Values>) => ({
      name,
      value: values[name] as string, // TextName says so
      onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value } as Partial<Values>),
    }),
  }
}
