interface DataTableProps {
  /** Opens the table. */
  summary: string
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The figures of a chart, for screen readers and people who prefer a table. */
export const DataTable = ({ summary, caption, head, rows }: DataTableProps) => (
  <details class="data-table">
    <summary>{summary}</summary>
    <table>
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
