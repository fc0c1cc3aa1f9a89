import { failureText } from '#web/data/failure-text.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface FailureNoticeProps {
  /** What it means for the reader, before the reason. */
  text: string
  error: Error | null
  onRetry: () => void
  className?: string
}

/** What couldn't be loaded, why, and a button to retry. */
export function FailureNotice({ text, error, onRetry, className }: FailureNoticeProps) {
  return (
    <Notice tone="danger" role="alert" className={className}>
      <p>
        {text} {error && failureText(error)}
      </p>
      <Button size="sm" variant="secondary" className="mt-3" onClick={() => onRetry()}>
        Try Again
      </Button>
    </Notice>
  )
}

export const OUT_OF_DATE = 'What you see may be out of date.'
