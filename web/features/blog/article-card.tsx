import { type ArticleSummary, articleTeaser } from '#domain/site/article.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ArticleByline } from './article-byline.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { categoryTone } from './category-tone.ts'

interface ArticleCardProps {
  article: ArticleSummary
  /** Without teaser and author, for a row of related articles. */
  brief?: boolean
}

export function ArticleCard({ article, brief = false }: ArticleCardProps) {
  return (
    <Card as="li" padded={false} interactive className="group relative flex flex-col overflow-hidden">
      <ArticlePicture
        article={article}
        sizes="(min-width: 80rem) 25rem, (min-width: 64rem) 32vw, (min-width: 40rem) 47vw, 64vw"
        className="aspect-3/2 w-full"
      />
      <div className="flex grow flex-col gap-3 p-5">
        <div>
          <Badge tone={categoryTone(article.category)}>{article.category}</Badge>
        </div>
        <h3 className="line-clamp-2">
          {/* The whole card is clickable; the link's name is the title alone. */}
          <Link to={paths.article(article.id)} className="after:absolute after:inset-0 group-hover:text-leaf">
            {article.title}
          </Link>
        </h3>
        {brief ? (
          <p className="mt-auto text-muted text-sm">{article.readTime}</p>
        ) : (
          <>
            <p className="line-clamp-3 text-muted text-sm">{articleTeaser(article)}</p>
            <ArticleByline article={article} className="mt-auto" />
          </>
        )}
      </div>
    </Card>
  )
}
