import { DataTable } from '../data/data-table.tsx'
import { FilterBar } from '../data/filter-bar.tsx'
import { RelativeTime } from '../data/relative-time.tsx'
import { TableSearch } from '../data/table-search.tsx'
import { useTableState } from '../data/use-table-state.ts'
import { Empty } from '../feedback/states.tsx'
import type { GalleryPart } from '../gallery/part.ts'
import { type Sample, sampleRows } from '../gallery/sample-rows.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { ListLayout } from './list-layout.tsx'

const statuses = ['Published', 'Draft', 'Archived'] as const

export default {
  title: 'List layout',
  group: 'Layout',
  render: () => (
    <Specimen title="Search, filters, what they leave" block>
      <List />
    </Specimen>
  ),
} satisfies GalleryPart

const opened = Date.now()

function List() {
  const controls = useTableState({ sortable: ['name'], filters: { status: statuses } })
  const chosen = controls.filters.status ?? []
  const rows = sampleRows.filter(
    (row) =>
      row.name.toLowerCase().includes(controls.search.toLowerCase()) &&
      (chosen.length === 0 || chosen.includes(row.status)),
  )
  const page = rows.slice((controls.page - 1) * controls.pageSize, controls.page * controls.pageSize)
  return (
    <ListLayout
      search={<TableSearch controls={controls} label="Search Widgets" />}
      filters={statuses
        .filter((status) => !chosen.includes(status))
        .map((status) => (
          <button
            key={status}
            type="button"
            onClick={() => controls.setFilter('status', [...chosen, status])}
            className="h-8 rounded-lg border border-line px-3 text-table"
          >
            {status}
          </button>
        ))}
      chips={
        <FilterBar
          chips={chosen.map((value) => ({
            label: 'Status',
            value,
            onRemove: () =>
              controls.setFilter(
                'status',
                chosen.filter((other) => other !== value),
              ),
          }))}
          onClear={controls.clear}
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
        door={(row) => ({ href: `/design/list-layout?open=${row.id}` })}
        columns={[
          { key: 'name', header: 'Name', sort: 'name', cell: (row) => row.name },
          { key: 'status', header: 'Status', cell: (row) => row.status },
          { key: 'updated', header: 'Last Updated', cell: (row) => row.updated },
        ]}
        empty={<Empty title="No Widgets Found" text="Please create a widget to get started." />}
      />
    </ListLayout>
  )
}
