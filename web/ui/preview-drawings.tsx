// Sketches of what an empty screen will look like: shapes where words and pictures will be, and no made-up data.
import type { ReactNode } from 'react'
import { Block, color, Dot, each, Line, Plate, Sheet } from './preview-shapes.tsx'

const HEART = 'M0 4.5C-7-.5-4.5-5.5 0-2.5 4.5-5.5 7-.5 0 4.5Z'
const TICK = 'M-3 0 -1 2.2 3.2-2.4'
const DISHES = ['leaf', 'apricot', 'tomato']
const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** On a sheet of 320 by 144. */
export const DRAWINGS = {
  cards: each(DISHES, (tone, place) => {
    const x = 6 + place * 105
    return (
      <>
        <Sheet x={x} y={8} width={98} height={128} />
        <Plate x={x + 49} y={48} r={30} tone={tone} />
        <g transform={`translate(${x + 84} 22) scale(1.25)`}>
          <path d={HEART} fill={color('tomato')} />
        </g>
        <Block x={x + 12} y={92} width={66} tone="edge" />
        <Block x={x + 12} y={107} width={44} />
        <Block x={x + 12} y={120} width={26} height={8} tone="leaf-soft" />
      </>
    )
  }),
  list: (
    <>
      <Sheet x={40} y={6} width={240} height={132} />
      {each([92, 64, 110, 78], (width, place) => {
        const y = 28 + place * 30
        const isTicked = place === 3
        return (
          <>
            <rect
              x={56}
              y={y - 8}
              width="16"
              height="16"
              rx="4"
              fill={color(isTicked ? 'leaf' : 'surface')}
              stroke={color(isTicked ? 'leaf' : 'edge')}
            />
            {isTicked && (
              <path
                d={TICK}
                transform={`translate(64 ${y})`}
                fill="none"
                stroke={color('on-leaf')}
                strokeWidth="2"
                strokeLinecap="round"
              />
            )}
            <Block x={84} y={y - 3.5} width={width} tone={isTicked ? 'line' : 'edge'} />
            <Block x={244} y={y - 3.5} width={20} />
          </>
        )
      })}
    </>
  ),
  week: each(WEEK, (day) => {
    const x = 4 + day * 45
    return (
      <>
        <Sheet x={x} y={8} width={42} height={128} />
        <Block x={x + 8} y={17} width={18} height={6} tone="edge" />
        {each(DISHES, (_, meal) => (
          <>
            <Block x={x + 6} y={32 + meal * 30} width={30} height={24} tone={`${DISHES[(day + meal) % 3]}-soft`} />
            <Block x={x + 10} y={47 + meal * 30} width={16} height={4} tone={DISHES[(day + meal) % 3]} />
          </>
        ))}
        <Block x={x + 6} y={125} width={30} height={4} tone="leaf" />
      </>
    )
  }),
  bars: (
    <>
      {each([70, 92, 56, 84, 104, 64, 78, 96, 60, 88], (height, bar) => (
        <Block x={22 + bar * 28} y={134 - height} width={18} height={height} tone="leaf-soft" />
      ))}
      <Line points="14,52 306,52" tone="edge" dashed />
    </>
  ),
  people: (
    <>
      <Line points="72,46 160,96 248,46" tone="line" />
      {each([72, 248], (x, place) => (
        <>
          <Dot x={x} y={44} r={28} tone={place === 0 ? 'leaf-soft' : 'apricot-soft'} />
          <Dot x={x} y={37} r={9} tone={place === 0 ? 'leaf' : 'apricot'} />
          <path d={`M${x - 16} 64a16 14 0 0 1 32 0Z`} fill={color(place === 0 ? 'leaf' : 'apricot')} />
        </>
      ))}
      <Sheet x={112} y={68} width={96} height={70} />
      {each([44, 56, 36], (width, place) => (
        <>
          <Dot x={127} y={86 + place * 17} r={5} tone={DISHES[place] ?? 'leaf'} />
          <Block x={139} y={82.5 + place * 17} width={width} />
        </>
      ))}
    </>
  ),
  book: (
    <>
      <Sheet x={48} y={8} width={112} height={128} />
      <Sheet x={160} y={8} width={112} height={128} />
      <Plate x={104} y={52} r={30} tone="apricot" />
      <Block x={64} y={96} width={80} tone="edge" />
      <Block x={64} y={112} width={52} />
      {each([84, 72, 80, 60, 76, 48], (width, place) => (
        <Block x={174} y={26 + place * 17} width={width} tone={place === 0 ? 'edge' : 'line'} />
      ))}
    </>
  ),
  kitchen: (
    <>
      {each([52, 70, 44, 62, 56], (width, place) => (
        <Block
          x={10 + (place % 2) * 4}
          y={12 + place * 25}
          width={width}
          height={18}
          tone={`${DISHES[place % 3]}-soft`}
        />
      ))}
      <Line points="104,72 132,72" tone="edge" />
      <Line points="124,64 132,72 124,80" tone="edge" />
      <Sheet x={150} y={10} width={160} height={124} />
      <Plate x={196} y={72} r={34} tone="leaf" />
      <Block x={242} y={46} width={54} tone="edge" />
      <Block x={242} y={64} width={40} />
      <Block x={242} y={86} width={48} height={16} tone="leaf" />
    </>
  ),
  weight: (
    <>
      {each([36, 72, 108], (y) => (
        <Block x={20} y={y} width={280} height={1} />
      ))}
      {each([72, 54, 66, 50, 64, 78, 62, 80, 68], (y, place) => (
        <Dot x={32 + place * 32} y={y} r={5} tone="apricot-soft" />
      ))}
      <Line points="32,66 64,63 96,61 128,60 160,61 192,65 224,68 256,70 288,71" tone="line" />
    </>
  ),
  nutrients: each([92, 60, 118, 40, 80, 104, 52, 72], (width, place) => {
    const x = place < 4 ? 12 : 172
    const y = 14 + (place % 4) * 33
    return (
      <>
        <Block x={x} y={y} width={34 + (place % 3) * 12} height={6} tone="edge" />
        <Block x={x + 116} y={y} width={20} height={6} />
        <Block x={x} y={y + 12} width={136} height={7} tone="sunken" />
        <Block x={x} y={y + 12} width={width} height={7} tone="leaf" />
      </>
    )
  }),
  table: (
    <>
      <Sheet x={20} y={4} width={280} height={136} />
      {each(WEEK, (row) => (
        <>
          <Block x={34} y={16 + row * 17} width={40} height={6} tone={row === 0 ? 'edge' : 'line'} />
          {each([100, 150, 200, 250], (x) => (
            <Block x={x} y={16 + row * 17} width={24} height={6} tone={row === 0 ? 'edge' : 'sunken'} />
          ))}
        </>
      ))}
    </>
  ),
  templates: each([0, 1, 2], (row) => (
    <>
      <Sheet x={40} y={6 + row * 46} width={240} height={40} />
      <Block x={54} y={22.5 + row * 46} width={76 - row * 14} tone="edge" />
      {each(WEEK, (day) => (
        <Block x={150 + day * 11} y={16 + row * 46} width={8} height={20} tone={`${DISHES[(day + row) % 3]}-soft`} />
      ))}
      <Block x={240} y={17 + row * 46} width={28} height={18} tone="leaf" />
    </>
  )),
  shares: (
    <>
      {each(
        [
          { tone: 'leaf', turn: 0, part: 44 },
          { tone: 'berry', turn: 44, part: 30 },
          { tone: 'apricot', turn: 74, part: 26 },
        ],
        ({ tone, turn, part }) => (
          <circle
            cx="90"
            cy="72"
            r="46"
            fill="none"
            stroke={color(tone)}
            strokeWidth="20"
            pathLength="100"
            strokeDasharray={`${part - 2} ${102 - part}`}
            strokeDashoffset={-turn}
          />
        ),
      )}
      {each(['leaf', 'berry', 'apricot'], (tone, place) => (
        <>
          <Block x={176} y={28 + place * 36} width={40} tone="edge" />
          <Block x={176} y={42 + place * 36} width={124} height={8} tone="sunken" />
          <Block x={176} y={42 + place * 36} width={86 - place * 22} height={8} tone={tone} />
        </>
      ))}
    </>
  ),
} satisfies Record<string, ReactNode>

export function PreviewDrawing({ of }: { of: keyof typeof DRAWINGS }): ReactNode {
  return (
    <svg viewBox="0 0 320 144" aria-hidden="true" className="size-full">
      {DRAWINGS[of]}
    </svg>
  )
}
