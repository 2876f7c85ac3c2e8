import { tabularClassName } from '../../format/tabular.ts'
import { type ChartData, hasValueAt } from './chart-data.ts'

interface ChartTableProps {
  title: string
  data: ChartData
  format: (value: number) => string
  /** Makes each period a button, like its bar. */
  onSelect?: ((index: number) => void) | undefined
}

/** The data of a chart as a table. */
export function ChartTable({ title, data, format, onSelect }: ChartTableProps) {
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
              {onSelect && hasValueAt(data, index) ? (
                <button
                  type="button"
                  className="min-h-6 rounded-md text-left underline"
                  onClick={() => onSelect(index)}
                >
                  {bucket.name}
                </button>
              ) : (
                bucket.name
              )}
            </th>
            {data.series.map((series) => (
              <ValueCell key={series.name} value={format(series.values[index] ?? 0)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ValueCell = ({ value }: { value: string }) => (
  <td className={`py-1.5 pl-4 text-right ${tabularClassName(value)}`}>{value}</td>
)
