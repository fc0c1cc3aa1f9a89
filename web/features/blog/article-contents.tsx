import type { ArticleSection } from '#domain/site/article.ts'

/** Beside the text on a wide screen; on a narrow one it would only stand in the way. */
export function ArticleContents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <nav aria-labelledby="in-this-article" className="hidden lg:block print:hidden">
      <div className="sticky top-24 border-line border-l-2 pl-5">
        <p id="in-this-article" className="font-bold text-sm">
          In this article
        </p>
        <ul className="mt-3 grid gap-2.5 text-sm">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-muted hover:text-leaf hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
