import type { Import } from '@gable/shared/imports/import.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { useApi } from '../platform/use-api.ts'

/** Names the first values that are left out. The table of rows can show all of them. */
export function DroppedValuesCallout({ contactImport }: { contactImport: Import }) {
  const { _id: importId, rowsWithDroppedValues: count } = contactImport
  const query = { hasDropped: 'true', pageSize: namedRows } as const
  const rows = useApi('GET /agent/imports/:importId/rows', { params: { importId }, query })
  return (
    <Callout tone="warning" title={`${pluralize(count, 'row has', 'rows have')} values that do not fit`}>
      <p>These people are imported without them:</p>
      <ul className="mt-1 list-disc pl-5 [overflow-wrap:anywhere]">
        {rows.data?.data.map(({ row, dropped }) => (
          <li key={row}>
            Row {row}. {dropped.join('. ')}
          </li>
        ))}
        {count > namedRows && (
          <li>{(count - namedRows).toLocaleString('en-US')} more. Show “Values left out” to see all of them.</li>
        )}
      </ul>
    </Callout>
  )
}

const namedRows = 3
