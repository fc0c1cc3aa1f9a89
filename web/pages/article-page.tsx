import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Newspaper } from 'lucide-react'
import { previewPicture } from '#domain/recipe/recipe-pictures.ts'
import { type Article, articleTeaser, relatedArticles } from '#domain/site/article.ts'
import { ArticleActions } from '#web/features/blog/article-actions.tsx'
import { ArticleBody } from '#web/features/blog/article-body.tsx'
import { ArticleByline } from '#web/features/blog/article-byline.tsx'
import { ArticleContents } from '#web/features/blog/article-contents.tsx'
import { ArticleGrid } from '#web/features/blog/article-grid.tsx'
import { articleJsonLd } from '#web/features/blog/article-json-ld.ts'
import { ArticlePicture } from '#web/features/blog/article-picture.tsx'
import { articleQueries } from '#web/features/blog/article-queries.ts'
import { AuthorBox } from '#web/features/blog/author-box.tsx'
import { categoryTone } from '#web/features/blog/category-tone.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useParams } from '#web/router/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const NOT_FOUND = 'Blog post not found'

export function articlePageQueries({ params: { id = '' } }: { params: Readonly<Record<string, string | undefined>> }) {
  return [articleQueries.one(id), articleQueries.list()]
}

export function ArticlePage() {
  const { id = '' } = useParams()
  const { data: article, isError, refetch } = useQuery(articleQueries.one(id))
  if (article) return <FoundArticle key={id} article={article} />
  if (article === null) return <MissingArticle />
  return isError ? <LoadFailure retry={() => refetch()} /> : <ArticleLoading />
}

function FoundArticle({ article }: { article: Article }) {
  usePageHead({
    title: article.title,
    description: articleTeaser(article),
    canonical: paths.article(article.id),
    type: 'article',
    // Only the server needs these, so they aren't in the browser's script.
    image: import.meta.env.SSR ? previewPicture(article.image) : undefined,
    jsonLd: import.meta.env.SSR ? articleJsonLd(article) : undefined,
  })
  return (
    <div className="page-width pt-4 pb-16 sm:pb-24">
      <article>
        <BackToBlog variant="quiet" className="-ml-3" />
        <ArticleHeader article={article} />
        <div className="mt-10 grid gap-12 sm:mt-14 lg:grid-cols-[15rem_minmax(0,42rem)] xl:gap-24">
          <ArticleContents sections={article.sections} />
          <div className="grid gap-14">
            <div className="grid gap-8">
              <ArticleBody html={article.contentHtml} />
              <Tags tags={article.tags} />
            </div>
            <AuthorBox author={article.author} />
          </div>
        </div>
      </article>
      <RelatedArticles id={article.id} />
    </div>
  )
}

function ArticleHeader({ article }: { article: Article }) {
  return (
    <header className="mt-3 grid items-center gap-6 lg:grid-cols-2 lg:gap-12">
      {/* In its column before the text next to it is parsed. */}
      <div className="relative max-w-150 lg:col-start-2 lg:row-start-1">
        <ArticlePicture
          article={article}
          first
          sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, (min-width: 40rem) 37.5rem, 64vw"
          className="aspect-3/2 w-full rounded-2xl"
        />
        <Badge tone={categoryTone(article.category)} className="absolute top-4 left-4 shadow-md">
          {article.category}
        </Badge>
      </div>
      <div className="grid gap-5 lg:col-start-1 lg:row-start-1">
        {/* At this size, no title on a phone changes its number of lines when its font arrives. */}
        <h1 className="max-sm:text-[1.75rem]">{article.title}</h1>
        <ArticleByline article={article} withDate />
        <ArticleActions id={article.id} title={article.title} />
      </div>
    </header>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>#{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}

function RelatedArticles({ id }: { id: string }) {
  const { data: articles } = useQuery(articleQueries.list())
  if (!articles) return null
  return (
    <section aria-labelledby="related-articles" className="mt-16 sm:mt-20">
      <SectionHeader id="related-articles" title="Related Articles" />
      <ArticleGrid articles={relatedArticles(articles, id)} brief />
    </section>
  )
}

function MissingArticle() {
  usePageHead({ title: NOT_FOUND, status: 404 })
  return (
    <EmptyState as="h1" title={NOT_FOUND} icon={<Newspaper />} action={<BackToBlog />}>
      The blog post you're looking for doesn't exist.
    </EmptyState>
  )
}

function LoadFailure({ retry }: { retry: () => void }) {
  usePageHead({ title: 'Plateful Blog', noIndex: true })
  return (
    <EmptyState
      as="h1"
      title="We couldn’t load this article"
      action={
        <>
          <Button onClick={retry}>Try Again</Button>
          <BackToBlog variant="secondary" />
        </>
      }
    >
      Check your connection and try again.
    </EmptyState>
  )
}

function ArticleLoading() {
  usePageHead({ title: 'Plateful Blog' })
  return (
    <Loading label="Loading the article" className="page-width grid gap-6 pt-20 pb-24 lg:grid-cols-2">
      <h1 className="sr-only">Article</h1>
      <Skeleton className="h-80" />
      <Skeleton className="aspect-3/2" />
    </Loading>
  )
}

function BackToBlog({ variant, className }: { variant?: 'secondary' | 'quiet'; className?: string }) {
  return (
    <Link to={paths.blog} className={buttonClass({ variant, className })}>
      <ArrowLeft className="size-5" />
      Back to Blog
    </Link>
  )
}
