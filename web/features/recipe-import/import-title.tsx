// The closed import panel: its text, and the space it takes before its script has loaded.
import { ChevronRight } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'

export const ImportTitle = () => (
  <span className="flex min-h-13 items-center gap-3 px-5 py-2 font-semibold sm:px-8">
    <ChevronRight className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-90" />
    Import recipes from the web, photos, text or files
  </span>
)

export const RoomForImport = () => (
  <div className="invisible" aria-hidden="true">
    <Card className="mb-6" padded={false}>
      <ImportTitle />
    </Card>
  </div>
)
