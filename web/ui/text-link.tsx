import type { ComponentProps } from 'react'
import { Link } from '#web/router/router.tsx'
import { cx } from './cx.ts'

export const textLinkClass =
  'font-medium text-leaf underline decoration-1 underline-offset-[0.2em] hover:text-leaf-strong hover:decoration-2'

/** A link in running text. A full address (https:, mailto:) leaves the site and becomes a plain anchor. */
export function TextLink({ to, className, ...rest }: ComponentProps<'a'> & { to: string }) {
  const classes = cx(textLinkClass, className)
  if (/^[a-z]+:/i.test(to)) return <a href={to} {...rest} className={classes} />
  return <Link to={to} {...rest} className={classes} />
}
