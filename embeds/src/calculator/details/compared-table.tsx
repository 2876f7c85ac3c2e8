export interface ComparedRow {
  label: string
  /** Of the first, of the second, and how much more the second is. */
  texts: readonly string[]
}

interface ComparedTableProps {
  words: { first: string; second: string; difference: string }
  rows: readonly ComparedRow[]
}

/** Two outcomes side by side. */
export const ComparedTable = ({ words, rows }: ComparedTableProps) => {
  const columns = [words.first, words.second, words.difference]
  return (
    <table class="compared">
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, texts }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {texts.map((text, place) => (
              <td key={columns[place]} data-of={columns[place]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
