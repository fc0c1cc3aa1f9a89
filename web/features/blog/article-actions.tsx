import { Bookmark, Heart, Share2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useReactions } from './reactions-store.ts'

export function ArticleActions({ id, title }: { id: string; title: string }) {
  const liked = useReactions((reactions) => reactions.liked.includes(id))
  const saved = useReactions((reactions) => reactions.saved.includes(id))
  const toggle = useReactions((reactions) => reactions.toggle)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={liked}
        onClick={() => toggle('liked', id)}
        icon={<Heart className={`size-5 ${liked ? 'fill-tomato text-tomato' : ''}`} />}
      >
        Like
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={saved}
        onClick={() => toggle('saved', id)}
        icon={<Bookmark className={`size-5 ${saved ? 'fill-leaf text-leaf' : ''}`} />}
      >
        Save
      </Button>
      <Button variant="secondary" size="sm" onClick={() => share(title)} icon={<Share2 className="size-5" />}>
        Share
      </Button>
    </div>
  )
}

/** The system's share sheet if there is one, otherwise the clipboard. */
async function share(title: string) {
  const url = location.origin + location.pathname
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
    } else {
      await navigator.clipboard.writeText(url)
      notify('Link copied.')
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return // the reader closed the sheet
    notify(`We couldn’t copy the link. Here it is: ${url}`, { tone: 'danger' })
  }
}
