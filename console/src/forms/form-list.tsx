import { DataTable } from '../design/data/data-table.tsx'
import type { Column } from '../design/data/table/column.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { useFormEditorPath } from './form-paths.ts'
import { type FormRow, formTypeLabels, toFormRows } from './form-rows.ts'
import { useForms } from './use-forms.ts'

/** All forms and form groups. */
export function FormList() {
  const timeZone = useTimeZone()
  const { data, error, isValidating, retry } = useForms()
  const getEditorPath = useFormEditorPath()
  const rows = data && toFormRows(data.forms, data.groups)
  return (
    <ListLayout count={rows && `${rows.length} ${rows.length === 1 ? 'Form' : 'Forms'}`}>
      <DataTable<FormRow>
        label="Forms"
        columns={createColumns(timeZone)}
        rows={rows}
        rowKey={({ _id }) => _id}
        rowLink={(row) => ({ href: getEditorPath(row) })}
        error={error && { title: 'The forms could not be loaded', onRetry: retry, retrying: isValidating }}
        empty={<EmptyState title="No Forms Found" />}
      />
    </ListLayout>
  )
}

const createColumns = (timeZone: string): Column<FormRow>[] => [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  {
    key: 'type',
    header: 'Form Type',
    width: '140px',
    cell: ({ type }) => <span data-form-type={type}>{formTypeLabels[type]}</span>,
  },
  {
    key: 'updated',
    header: 'Last Updated',
    width: '200px',
    cell: ({ updatedAt }) => <span className="tabular-nums">{formatDateTime(updatedAt, timeZone)}</span>,
  },
]
