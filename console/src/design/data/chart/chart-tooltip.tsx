import { tabularClassName } from '../../format/tabular.ts'
import { Swatch } from './legend.tsx'

interface ChartTooltipProps {
  title: string
  lines: readonly { name: string; value: string; number: number }[]
  /** The effect of a click. */
  hint?: string | undefined
}

/** The values at the pointer or at the focused element. */
export function ChartTooltip({ title, lines, hint }: ChartTooltipProps) {
  return (
    <div className="pointer-events-none w-max max-w-60 rounded-lg bg-raised px-3 py-2 text-ink text-table shadow-float">
      <p className="font-medium">{title}</p>
      {lines.map((line) => (
        <p key={line.name} className="mt-0.5 flex items-center gap-2">
          <Swatch number={line.number} />
          <span className="min-w-0 flex-1 truncate text-muted">{line.name}</span>
          <span className={`pl-3 font-medium ${tabularClassName(line.value)}`}>{line.value}</span>
        </p>
      ))}
      {hint && <p className="mt-1 text-label text-muted">{hint}</p>}
    </div>
  )
}
