import { formatCount } from '../../format/metric-format.ts'
import type { Stack } from './stack.ts'

interface StackFiguresProps {
  title: string
  stacks: readonly Stack[]
  unit: string
  /** Makes each figure a button, as its segment is. */
  onPick?: ((stack: number, segment: number) => void) | undefined
}

/** A stacked chart's figures as a table: a line per segment. */
export function StackFigures({ title, stacks, unit, onPick }: StackFiguresProps) {
  return (
    <table className="w-full text-table">
      <caption className="sr-only">{title}</caption>
      <thead className="text-left text-label text-muted">
        <tr>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Bar
          </th>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Part
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
                {onPick && segment.value > 0 ? (
                  <button
                    type="button"
                    className="min-h-6 rounded-md text-left underline"
                    onClick={() => onPick(row, index)}
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
