import { formatCount } from '../../format/metric-format.ts'
import type { Stack } from './stack.ts'

interface StackedChartTableProps {
  title: string
  stacks: readonly Stack[]
  unit: string
  /** Makes each segment a button, like in the chart. */
  onSelect?: ((stack: number, segment: number) => void) | undefined
}

/** The data of a stacked chart as a table, with one row per segment. */
export function StackedChartTable({ title, stacks, unit, onSelect }: StackedChartTableProps) {
  return (
    <table className="w-full text-table">
      <caption className="sr-only">{title}</caption>
      <thead className="text-left text-label text-muted">
        <tr>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Group
          </th>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Item
          </th>
          <th scope="col" className="py-1.5 text-right font-medium first-letter:uppercase">
            {unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {stacks.flatMap((stack, row) =>
          stack.segments.map((segment, index) => (
            <tr key={`${stack.name} ${segment.name}`} className="[&>*]:border-line [&>*]:border-t">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {stack.name}
              </th>
              <td className="py-1.5 pr-4">
                {onSelect && segment.value > 0 ? (
                  <button
                    type="button"
                    className="min-h-6 rounded-md text-left underline"
                    onClick={() => onSelect(row, index)}
                  >
                    {segment.name}
                  </button>
                ) : (
                  segment.name
                )}
              </td>
              <td className="py-1.5 text-right tabular-nums">{formatCount(segment.value)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
