import { ArrowRight } from 'lucide-react'
import { type ArticleSummary, articleTeaser } from '#domain/site/article.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ArticleByline } from './article-byline.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { categoryTone } from './category-tone.ts'

const TITLE_ID = 'featured-title'

export function FeaturedArticle({ article }: { article: ArticleSummary }) {
  return (
    <Card
      as="article"
      padded={false}
      aria-label="Featured article"
      className="grid grid-cols-1 overflow-hidden sm:grid-cols-2"
    >
      <ArticlePicture
        article={article}
        first
        sizes="(min-width: 80rem) 37rem, (min-width: 40rem) 46vw, 64vw"
        className="aspect-3/2 h-full w-full"
      />
      <div className="flex flex-col justify-center gap-4 p-6 sm:p-8 lg:p-10">
        <div className="flex flex-wrap gap-2">
          <Badge tone="tomato">Featured</Badge>
          <Badge tone={categoryTone(article.category)}>{article.category}</Badge>
        </div>
        <h2 id={TITLE_ID}>
          <Link to={paths.article(article.id)} className="hover:text-leaf">
            {article.title}
          </Link>
        </h2>
        <p className="line-clamp-4 text-muted">{articleTeaser(article)}</p>
        <ArticleByline article={article} withDate />
        <div className="mt-2">
          <Link to={paths.article(article.id)} className={buttonClass()} aria-describedby={TITLE_ID}>
            Read Full Article
            <ArrowRight className="size-5" />
          </Link>
        </div>
      </div>
    </Card>
  )
}
