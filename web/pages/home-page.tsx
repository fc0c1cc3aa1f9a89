import { usePageHead } from '#web/lib/page-head.ts'

export function HomePage() {
  usePageHead({ title: 'Plateful', canonical: '/' })
  return <h1>Plateful</h1>
}
