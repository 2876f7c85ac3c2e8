import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Badge } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import type { Column } from '../design/data/table/column.ts'
import { countActiveFilters } from '../design/data/table-state.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { EmptyState, NoResults } from '../design/feedback/states.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Select } from '../design/inputs/select.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { FormMenu } from './form-menu.tsx'
import { useFormEditorPath } from './form-paths.ts'
import { type FormRow, filterFormRows, formStatuses, formTypeLabels, toFormRows } from './form-rows.ts'
import { useFormDialogs } from './use-form-dialogs.tsx'
import { useForms } from './use-forms.ts'

/** All forms and form groups. */
export function FormList() {
  const timeZone = useTimeZone()
  const { data, error, isValidating, retry } = useForms()
  const getEditorPath = useFormEditorPath()
  const controls = useTableState(tableOptions)
  const { openDialog, dialogs } = useFormDialogs()
  const status = formStatuses.find((status) => status === controls.filters.status?.[0])
  const rows = data && filterFormRows(toFormRows(data.forms, data.groups), status)
  return (
    <>
      <ListLayout
        filters={
          <Select
            aria-label="Status"
            value={status ?? 'all'}
            options={statusOptions}
            onChange={(value) => controls.setFilter('status', value === 'all' ? [] : [value])}
          />
        }
        activeFilterCount={countActiveFilters(controls)}
        count={rows && pluralize(rows.length, 'Form')}
      >
        <DataTable<FormRow>
          label="Forms"
          columns={createColumns(timeZone)}
          rows={rows}
          rowKey={({ _id }) => _id}
          rowLink={(row) => ({ href: getEditorPath(row) })}
          menu={(form) => <FormMenu form={form} openDialog={openDialog} />}
          error={error && { title: 'The forms could not be loaded', onRetry: retry, retrying: isValidating }}
          empty={
            status ? (
              <NoResults title={`No ${status} forms`} onClear={controls.clearFilters} />
            ) : (
              <EmptyState title="No Forms Found" />
            )
          }
        />
      </ListLayout>
      {dialogs}
    </>
  )
}

const tableOptions = { filters: { status: formStatuses } }

const statusOptions = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
]

const createColumns = (timeZone: string): Column<FormRow>[] => [
  {
    key: 'name',
    header: 'Name',
    cell: ({ name, isArchived }) =>
      isArchived ? (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          {name} <Badge>Archived</Badge>
        </span>
      ) : (
        name
      ),
  },
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
