import { type ChartData, hasAny } from './data.ts'

interface FiguresProps {
  title: string
  data: ChartData
  format: (value: number) => string
  /** Makes each period a button, as its bar is. */
  onPick?: ((index: number) => void) | undefined
}

/** A chart's figures as a table. */
export function Figures({ title, data, format, onPick }: FiguresProps) {
  return (
    <table className="w-full text-table">
      <caption className="sr-only">{title}</caption>
      <thead className="text-left text-label text-muted">
        <tr>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Period
          </th>
          {data.series.map((series) => (
            <th key={series.name} scope="col" className="py-1.5 pl-4 text-right font-medium">
              {series.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.buckets.map((bucket, index) => (
          <tr key={bucket.name} className="[&>*]:border-line [&>*]:border-t">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {onPick && hasAny(data, index) ? (
                <button type="button" className="min-h-6 rounded-md text-left underline" onClick={() => onPick(index)}>
                  {bucket.name}
                </button>
              ) : (
                bucket.name
              )}
            </th>
            {data.series.map((series) => (
              <td key={series.name} className="py-1.5 pl-4 text-right tabular-nums">
                {format(series.values[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
