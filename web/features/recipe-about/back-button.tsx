import { ArrowLeft } from 'lucide-react'
import { paths } from '#web/router/paths.ts'
import { Link, useLocation, useNavigate } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

/** Back to the previous page of this site, or to the recipes. */
export function BackButton({ className }: { className?: string }) {
  const navigate = useNavigate()
  const { depth } = useLocation()
  return (
    <Link
      to={paths.recipes()}
      className={buttonClass({ variant: 'quiet', size: 'sm', className: cx('-ml-3', className) })}
      onClick={(event) => {
        const plainClick = !(event.metaKey || event.ctrlKey || event.shiftKey)
        if (!plainClick || depth === 0) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <ArrowLeft className="size-4.5" />
      Back
    </Link>
  )
}
