import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={5} {...rest} className={cx('control', className)} />
}
