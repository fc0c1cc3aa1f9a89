/** A plate, a leaf and a cherry tomato. The same drawing as public/icon.svg, in the colours of the scheme. */
export function Logo({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <circle cx="32" cy="32" r="31" className="fill-leaf" />
      <circle cx="32" cy="32" r="24" className="fill-surface" />
      <path d="M19 44c-4-16 7-28 28-27 1 20-10 32-24 26" className="fill-leaf" />
      <path d="M17 49c6-12 13-19 23-25" fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-surface" />
      <circle cx="43" cy="44" r="5" className="fill-tomato" />
    </svg>
  )
}
