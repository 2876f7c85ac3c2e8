import { DataTable } from '../data/data-table.tsx'
import { FilterBar } from '../data/filter-bar.tsx'
import { RelativeTime } from '../data/relative-time.tsx'
import { TableSearch } from '../data/table-search.tsx'
import { useTableState } from '../data/use-table-state.ts'
import { EmptyState } from '../feedback/states.tsx'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { type Sample, sampleRows } from '../gallery/sample-rows.ts'
import { ListLayout } from './list-layout.tsx'

const statuses = ['Published', 'Draft', 'Archived'] as const

export default {
  title: 'List layout',
  group: 'Layout',
  render: () => (
    <Example title="Search, filters and results" block>
      <List />
    </Example>
  ),
} satisfies GalleryEntry

const opened = Date.now()

function List() {
  const controls = useTableState({ sortable: ['name'], filters: { status: statuses } })
  const selectedStatuses = controls.filters.status ?? []
  const rows = sampleRows.filter(
    (row) =>
      row.name.toLowerCase().includes(controls.search.toLowerCase()) &&
      (selectedStatuses.length === 0 || selectedStatuses.includes(row.status)),
  )
  const page = rows.slice((controls.page - 1) * controls.pageSize, controls.page * controls.pageSize)
  return (
    <ListLayout
      search={<TableSearch controls={controls} label="Search Widgets" />}
      filters={statuses
        .filter((status) => !selectedStatuses.includes(status))
        .map((status) => (
          <button
            key={status}
            type="button"
            onClick={() => controls.setFilter('status', [...selectedStatuses, status])}
            className="h-8 rounded-lg border border-line px-3 text-table"
          >
            {status}
          </button>
        ))}
      chips={
        <FilterBar
          chips={selectedStatuses.map((value) => ({
            label: 'Status',
            value,
            onRemove: () =>
              controls.setFilter(
                'status',
                selectedStatuses.filter((status) => status !== value),
              ),
          }))}
          onClear={controls.clearFilters}
        />
      }
      count={`${rows.length} Widgets`}
      updated={
        <>
          Updated <RelativeTime at={opened} />
        </>
      }
    >
      <DataTable<Sample>
        label="Widgets"
        controls={controls}
        rows={page}
        total={rows.length}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ href: `/design/list-layout?open=${row.id}` })}
        columns={[
          { key: 'name', header: 'Name', sort: 'name', cell: (row) => row.name },
          { key: 'status', header: 'Status', cell: (row) => row.status },
          { key: 'updated', header: 'Last Updated', cell: (row) => row.updated },
        ]}
        empty={<EmptyState title="No Widgets Found" text="Please create a widget to get started." />}
      />
    </ListLayout>
  )
}
