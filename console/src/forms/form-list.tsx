import { DataTable } from '../design/data/data-table.tsx'
import type { Column } from '../design/data/table/column.ts'
import { Empty } from '../design/feedback/states.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { useFormEditorPath } from './form-paths.ts'
import { type FormRow, formRowsOf, formTypeNames } from './form-rows.ts'
import { useForms } from './use-forms.ts'

/** Every form and every group of forms. */
export function FormList() {
  const timeZone = useTimeZone()
  const { data, error, isValidating, retry } = useForms()
  const editorOf = useFormEditorPath()
  const rows = data && formRowsOf(data.forms, data.groups)
  return (
    <ListLayout count={rows && `${rows.length} ${rows.length === 1 ? 'Form' : 'Forms'}`}>
      <DataTable<FormRow>
        label="Forms"
        columns={columnsIn(timeZone)}
        rows={rows}
        rowKey={({ _id }) => _id}
        door={(row) => ({ href: editorOf(row) })}
        failed={error && { title: 'The forms could not be loaded', onRetry: retry, retrying: isValidating }}
        empty={<Empty title="No Forms Found" />}
      />
    </ListLayout>
  )
}

const columnsIn = (timeZone: string): Column<FormRow>[] => [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  {
    key: 'type',
    header: 'Form Type',
    width: '140px',
    cell: ({ type }) => <span data-form-type={type}>{formTypeNames[type]}</span>,
  },
  {
    key: 'updated',
    header: 'Last Updated',
    width: '200px',
    cell: ({ updatedAt }) => <span className="tabular-nums">{formatDateTime(updatedAt, timeZone)}</span>,
  },
]
