import { initialsOf } from '#domain/household/initials.ts'
import { isRole } from '#domain/site/article.ts'
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
        {isRole(author) && (
          <p className="mt-2 text-muted text-sm">
            That describes a role in this kitchen, not a person you could ask. What the text says rests on the sources
            it names, so check it there.
          </p>
        )}
      </div>
    </Card>
  )
}
