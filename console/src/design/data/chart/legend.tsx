import { cx } from '../../class-names.ts'

/** The colors of the series, for charts with more than one. */
export function Legend({ names }: { names: readonly string[] }) {
  if (names.length < 2) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-label text-muted">
      {names.map((name, number) => (
        <li key={name} className="flex min-w-0 items-center gap-1.5">
          <Swatch number={number} />
          <span className="truncate">{name}</span>
        </li>
      ))}
    </ul>
  )
}

export function Swatch({ number }: { number: number }) {
  return <span aria-hidden className={cx('size-2.5 shrink-0 rounded-sm', swatches[number % swatches.length])} />
}

const swatches = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5', 'bg-chart-6']
