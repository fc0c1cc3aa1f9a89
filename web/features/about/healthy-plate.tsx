/** A plate the way dietitians draw it: half vegetables and fruit, a quarter grain, a quarter protein. Decorative. */
export function HealthyPlate({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className={className}>
      <ellipse cx="206" cy="214" rx="182" ry="178" className="fill-sunken" />
      <circle cx="200" cy="200" r="180" className="fill-leaf" />
      <circle cx="200" cy="200" r="170" className="fill-surface" />
      <circle cx="200" cy="200" r="138" className="fill-none stroke-line" strokeWidth="3" />
      <Greens />
      <Grain />
      <Beans />
      <g className="fill-tomato">
        <circle cx="128" cy="156" r="19" />
        <circle cx="108" cy="206" r="17" />
        <circle cx="146" cy="258" r="18" />
      </g>
      <g className="fill-tomato-soft">
        <circle cx="122" cy="150" r="5" />
        <circle cx="103" cy="201" r="4" />
        <circle cx="141" cy="252" r="5" />
      </g>
      <g className="fill-leaf-strong">
        <path d="M200 200c2-26 18-40 44-38 1 26-16 42-44 38Z" />
        <path d="M200 200c-24 8-42 0-50-24 24-9 43 0 50 24Z" />
      </g>
    </svg>
  )
}

function Greens() {
  const leaves = [-8, 30, 62, 96, 128, 160, 190]
  return (
    <g>
      <path d="M192 74a126 126 0 0 0 0 252Z" className="fill-leaf-soft" />
      {leaves.map((turn, index) => (
        <path
          key={turn}
          d="M0-116c26 14 30 44 0 70-30-26-26-56 0-70Z"
          transform={`translate(196 200) rotate(${-turn - 6}) translate(0 ${index % 2 === 0 ? 0 : 14})`}
          className={index % 2 === 0 ? 'fill-leaf' : 'fill-leaf-strong'}
        />
      ))}
    </g>
  )
}

/** Grains in rows that look scattered but are the same on the server and in the browser. */
function Grain() {
  const grains = Array.from({ length: 34 }, (_, index) => {
    const turn = (index * 137.5) % 82
    const reach = 34 + ((index * 61) % 84)
    return { turn: turn + 4, reach, tilt: (index * 47) % 180 }
  })
  return (
    <g>
      <path d="M208 74a126 126 0 0 1 118 118H208Z" className="fill-apricot-soft" />
      {grains.map(({ turn, reach, tilt }) => (
        <ellipse
          key={`${turn}-${reach}`}
          rx="8"
          ry="4"
          transform={`translate(208 192) rotate(${turn}) translate(0 ${-reach}) rotate(${tilt})`}
          className="fill-apricot"
        />
      ))}
    </g>
  )
}

function Beans() {
  const beans = [
    [236, 232, 20],
    [274, 226, -30],
    [304, 246, 60],
    [240, 270, -60],
    [276, 264, 10],
    [252, 304, 40],
    [226, 306, -20],
    [284, 292, -45],
  ]
  return (
    <g>
      <path d="M326 208a126 126 0 0 1-118 118V208Z" className="fill-berry-soft" />
      {beans.map(([x, y, turn]) => (
        <path
          key={`${x}-${y}`}
          d="M-16 4c0-16 12-18 18-10 5 6 14 0 15 8 1 12-33 16-33 2Z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          className="fill-berry"
        />
      ))}
    </g>
  )
}
