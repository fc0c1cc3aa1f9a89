import { useQuery } from '@tanstack/react-query'
import { Newspaper, Rss } from 'lucide-react'
import {
  ALL_CATEGORIES,
  type ArticleFilter,
  type ArticleSummary,
  articleFilter,
  articlesIn,
} from '#domain/site/article.ts'
import { ArticleGrid } from '#web/features/blog/article-grid.tsx'
import { articleQueries } from '#web/features/blog/article-queries.ts'
import { CategoryFilter } from '#web/features/blog/category-filter.tsx'
import { FeaturedArticle } from '#web/features/blog/featured-article.tsx'
import { QuickHealthTips } from '#web/features/blog/quick-health-tips.tsx'
import { NewsletterForm } from '#web/features/newsletter/newsletter-form.tsx'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useSearchParams } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { textLinkClass } from '#web/ui/text-link.tsx'

const SUBTITLE = 'Discover nutrition tips, cooking techniques, and healthy lifestyle insights from our experts'

export function blogQueries() {
  return [articleQueries.list()]
}

export function BlogPage() {
  usePageHead({ title: 'Plateful Blog', description: `${SUBTITLE}.`, canonical: paths.blog })
  const [search] = useSearchParams()
  const filter = articleFilter(search.get('category'))
  const { data: articles, isError, refetch } = useQuery(articleQueries.list())
  return (
    <>
      <header className="bg-leaf-soft text-leaf-ink">
        <div className="page-width py-10 sm:py-14">
          <h1>Plateful Blog</h1>
          <p className="mt-3 max-w-4xl text-lg">{SUBTITLE}</p>
        </div>
      </header>
      <div className="page-width grid grid-cols-1 gap-14 pt-6 pb-16 sm:gap-20 sm:pt-8 sm:pb-24">
        <div>
          <CategoryFilter selected={filter} />
          {articles && <Posts articles={articlesIn(articles, filter)} filter={filter} />}
          {isError && <LoadFailure retry={() => refetch()} />}
          {!articles && !isError && <PostsLoading />}
        </div>
        <Newsletter />
        <QuickHealthTips />
      </div>
    </>
  )
}

function Posts({ articles, filter }: { articles: readonly ArticleSummary[]; filter: ArticleFilter }) {
  const [featured, ...others] = articles
  if (!featured)
    return (
      <EmptyState title={`No articles in ${filter} yet`} icon={<Newspaper />}>
        We haven’t written about this yet. Try another category.
      </EmptyState>
    )
  return (
    <>
      <div className="mt-6">
        <FeaturedArticle article={featured} />
      </div>
      {others.length > 0 && <LatestArticles articles={others} filter={filter} />}
    </>
  )
}

function LatestArticles({ articles, filter }: { articles: readonly ArticleSummary[]; filter: ArticleFilter }) {
  return (
    <section aria-labelledby="latest-articles" className="mt-14">
      <SectionHeader
        id="latest-articles"
        title="Latest Articles"
        intro={filter === ALL_CATEGORIES ? undefined : `In ${filter}`}
        action={
          <a href="/blog/feed.xml" className={`inline-flex items-center gap-1.5 text-sm ${textLinkClass}`}>
            <Rss className="size-4" />
            RSS feed
          </a>
        }
      />
      <ArticleGrid articles={articles} />
    </section>
  )
}

function Newsletter() {
  return (
    <section
      aria-labelledby="newsletter"
      className="grid grid-cols-1 items-center gap-6 rounded-2xl bg-pine p-6 text-on-pine sm:p-10 lg:grid-cols-2 lg:gap-12"
    >
      <div>
        <h2 id="newsletter">Stay Healthy, Stay Informed</h2>
        <p className="mt-2 text-pine-muted">Coming soon: new articles and recipes, straight to your inbox.</p>
      </div>
      <NewsletterForm />
    </section>
  )
}

function LoadFailure({ retry }: { retry: () => void }) {
  return (
    <EmptyState title="We couldn’t load the articles" action={<Button onClick={retry}>Try Again</Button>}>
      Check your connection and try again.
    </EmptyState>
  )
}

function PostsLoading() {
  return (
    <Loading label="Loading articles" className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-96 sm:col-span-2 lg:col-span-3" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </Loading>
  )
}
