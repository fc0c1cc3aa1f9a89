/** A plate, a leaf and a cherry tomato. The same drawing as public/icon.svg, in the colors of the theme. */
export function Logo({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <circle cx="32" cy="32" r="31" className="fill-leaf" />
      <circle cx="32" cy="32" r="24.5" className="fill-surface" />
      <g fill="none" strokeLinecap="round">
        <path d="M20 44C13 27 25 14 47 16c2 22-9 34-27 28Z" className="fill-leaf" />
        <path d="M17 48q2-2 3-4" strokeWidth="3" className="stroke-leaf" />
        <path d="M26 37q6-7 14-12" strokeWidth="2.8" className="stroke-surface" />
      </g>
      <circle cx="44" cy="43" r="7.5" className="fill-surface" />
      <circle cx="44" cy="43" r="5.2" className="fill-tomato" />
    </svg>
  )
}
