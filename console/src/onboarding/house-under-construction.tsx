import type { ReactNode } from 'react'

/** Draws the first parts of a house, and dashed plans of the others. Decoration only. */
export function HouseUnderConstruction({ builtParts }: { builtParts: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 600 900"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
    >
      <circle cx="452" cy="300" r="64" className="fill-accent/15 dark:fill-chart-3/90" />
      <path
        d="M-400 700C-200 600 0 640 180 690S480 740 1000 600V900H-400Z"
        className="fill-line/70 dark:fill-surface"
      />
      <path d="M-400 786H1000V900H-400Z" className="fill-chart-6 dark:fill-ground" />
      <Tree x={96} height={168} />
      <Tree x={520} height={120} />
      <rect x="166" y="774" width="268" height="14" rx="2" className="fill-line-strong dark:fill-line-strong" />
      {parts.slice(0, builtParts).map(({ name, drawing }, index) => (
        <g key={name} className={index === builtParts - 1 ? 'animate-rise' : undefined}>
          {drawing}
        </g>
      ))}
      <g fill="none" strokeWidth="2" strokeDasharray="7 7" className="stroke-line-strong">
        {parts.slice(builtParts).map(({ name, plan }) => (
          <path key={name} d={plan} />
        ))}
      </g>
    </svg>
  )
}

const windows = [
  [204, 600, 60],
  [352, 600, 60],
  [204, 690, 52],
  [352, 690, 52],
] as const

interface Part {
  name: string
  /** Dashed outline, shown until the part is built. */
  plan: string
  drawing: ReactNode
}

const parts: Part[] = [
  {
    name: 'walls',
    plan: 'M176 774V560H424V774',
    drawing: <path d="M176 774V558L300 440L424 558V774Z" className="fill-accent dark:fill-accent-pressed" />,
  },
  {
    name: 'openings',
    plan: 'M278 774v-74a22 22 0 0 1 44 0v74M204 600h44v60h-44zM352 600h44v60h-44zM204 690h44v52h-44zM352 690h44v52h-44zM283 516a17 17 0 1 0 34 0a17 17 0 1 0-34 0',
    drawing: (
      <>
        {windows.map(([x, y, height]) => (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y} width="44" height={height} rx="2" className="fill-accent-soft dark:fill-chart-3" />
            <path
              d={`M${x + 22} ${y}v${height}`}
              strokeWidth="3"
              className="stroke-accent dark:stroke-accent-pressed"
            />
          </g>
        ))}
        <circle cx="300" cy="516" r="17" className="fill-accent-soft dark:fill-chart-3" />
        <path d="M278 774v-74a22 22 0 0 1 44 0v74Z" className="fill-chart-6 dark:fill-accent-soft" />
        <circle cx="313" cy="736" r="3" className="fill-accent-soft dark:fill-chart-3" />
      </>
    ),
  },
  {
    name: 'roof',
    plan: 'M154 568 300 428 446 568M366 488V420h32v98',
    drawing: (
      <>
        <path d="M366 494V420h32v105Z" className="fill-chart-6" />
        <path
          d="M154 570 300 430 446 570"
          fill="none"
          strokeWidth="18"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-chart-6"
        />
      </>
    ),
  },
  {
    name: 'life',
    plan: '',
    drawing: (
      <>
        <g fill="none" strokeWidth="7" strokeLinecap="round" className="stroke-line-strong/60 dark:stroke-line-strong">
          <path d="M382 398c-14-16 12-24 2-42" />
          <path d="M388 334c-12-14 12-22 4-36" />
        </g>
        <path d="M282 774v-74a18 18 0 0 1 36 0v74Z" className="fill-accent-soft dark:fill-chart-3" />
        <path d="M282 774v-74a18 18 0 0 1 9-15l-22 12v89Z" className="fill-chart-4" />
      </>
    ),
  },
]

function Tree({ x, height }: { x: number; height: number }) {
  const top = 786 - height
  return (
    <g>
      <ellipse cx={x} cy={top + 46} rx="24" ry="48" className="fill-chart-4 dark:fill-success-soft" />
      <rect x={x - 2} y={top + 48} width="4" height={height - 48} className="fill-chart-6 dark:fill-ground" />
    </g>
  )
}
