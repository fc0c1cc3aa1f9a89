import { initialsOf } from '#domain/household/initials.ts'
import { authorBlurb } from '#domain/site/author-blurb.ts'
import { Card } from '#web/ui/card.tsx'

export function AuthorBox({ author }: { author: string }) {
  return (
    <Card as="section" aria-labelledby="about-the-author" className="flex flex-wrap items-start gap-5 sm:flex-nowrap">
      <div
        aria-hidden="true"
        className="grid size-16 shrink-0 place-items-center rounded-full bg-leaf-soft font-bold text-leaf-ink text-xl"
      >
        {initialsOf(author)}
      </div>
      <div>
        <h2 id="about-the-author" className="text-xl">
          About the Author
        </h2>
        <p className="mt-2 font-semibold">{author}</p>
        <p className="mt-1 text-muted">{authorBlurb(author)}</p>
      </div>
    </Card>
  )
}
