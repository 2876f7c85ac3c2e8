import { Archive, Copy, Ellipsis, Pencil, Share2 } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../feedback/states.tsx'
import { formatFraction, formatMetric, formatShare } from '../format/metric-format.ts'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { type Sample, sampleRows } from '../gallery/sample-rows.ts'
import { Button } from '../inputs/button.tsx'
import { IconButton } from '../inputs/icon-button.tsx'
import { Menu, MenuItem } from '../overlays/menu.tsx'
import { Badge } from './badge.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import type { Column } from './table/column.ts'
import { emptySelection } from './table/selection.ts'
import { useTableState } from './use-table-state.ts'

export default { title: 'Data table', group: 'Data', render: () => <Tables /> } satisfies GalleryEntry

const columns: Column<Sample>[] = [
  { key: 'name', header: 'Name', sort: 'name', cell: (row) => row.name, afterLink: (row) => row.smart && <AiBadge /> },
  { key: 'status', header: 'Status', cell: (row) => <StatusBadge status={row.status} /> },
  { key: 'updated', header: 'Last Updated', sort: 'updated', initialSortOrder: 'desc', cell: (row) => row.updated },
  {
    key: 'views',
    header: 'Views',
    sort: 'views',
    numeric: true,
    tooltip: 'The number of times it was viewed',
    cell: (row) => formatMetric(row.views),
  },
  {
    key: 'entrances',
    header: 'Entrances',
    sort: 'entrances',
    numeric: true,
    tooltip: 'Journeys started, out of views',
    cell: (row) => <RateCell part={row.entrances} total={row.views} />,
  },
  {
    key: 'leads',
    header: 'Submissions',
    numeric: true,
    tooltip: 'Form submissions, out of journeys started',
    cell: (row) => <RateCell part={row.leads} total={row.entrances} />,
  },
]

const tableOptions = {
  sort: 'updated',
  sortOrder: 'desc',
  sortable: ['name', 'updated', 'views', 'entrances'],
} as const

function Tables() {
  const controls = useTableState(tableOptions)
  const [selected, setSelected] = useState(emptySelection)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['views']))
  const { page, pageSize } = controls
  const common: DataTableProps<Sample> = {
    label: 'Widgets',
    columns,
    rows: sampleRows.slice(0, 4),
    rowKey: (row) => row.id,
    rowName: (row) => row.name,
    rowLink: () => ({ href: '/design/data-table' }),
    empty: <EmptyState title="No Widgets Found" text="Please create a widget to get started." />,
  }
  return (
    <>
      <Example title="All features" block>
        <DataTable
          {...common}
          controls={controls}
          rows={sampleRows.slice((page - 1) * pageSize, page * pageSize)}
          total={sampleRows.length}
          selection={{
            selected,
            onChange: setSelected,
            canSelectAll: true,
            actions: <Button size="sm">Archive</Button>,
          }}
          quickActions={(row) => (
            <>
              <IconButton icon={Share2} label={`Share ${row.name}`} size="sm" />
              <IconButton icon={Pencil} label={`Edit ${row.name}`} size="sm" />
            </>
          )}
          menu={(row) => <RowMenu name={row.name} />}
        />
      </Example>
      <Example title="Compact, with a column chooser" block>
        <DataTable
          {...common}
          density="compact"
          menu={(row) => <RowMenu name={row.name} />}
          hiddenColumns={hidden}
          headerAction={<ColumnChooser columns={columns.slice(1)} hidden={hidden} onChange={setHidden} />}
        />
      </Example>
      <Example title="Cards of two lines on a phone, with swipes" block>
        <DataTable
          {...common}
          card={(row) => ({
            title: row.name,
            aside: <StatusBadge status={row.status} />,
            subtitle: `Updated ${row.updated}`,
            swipe: { left: { label: 'Archive', icon: Archive, run: () => {} } },
          })}
          menu={(row) => <RowMenu name={row.name} />}
        />
      </Example>
      <Example title="Loading" block>
        <DataTable {...common} rows={undefined} menu={(row) => <RowMenu name={row.name} />} />
      </Example>
      <Example title="Loading new rows" block>
        <DataTable {...common} stale />
      </Example>
      <Example title="Empty" block>
        <DataTable {...common} rows={[]} />
      </Example>
      <Example title="No results" block>
        <DataTable {...common} rows={[]} controls={{ ...controls, isFiltered: true }} />
      </Example>
      <Example title="Beyond the last page" block>
        <DataTable {...common} rows={[]} total={3} controls={controls} />
      </Example>
      <Example title="Error" block>
        <DataTable
          {...common}
          rows={undefined}
          error={{ title: 'The widgets could not be loaded', onRetry: () => {} }}
        />
      </Example>
      <Example title="Refresh error" block>
        <DataTable {...common} error={{ title: 'The widgets could not be refreshed', onRetry: () => {} }} />
      </Example>
    </>
  )
}

function RateCell({ part, total }: { part: number; total: number }) {
  return (
    <>
      {formatShare(part, total)}
      <span className="block text-label text-muted">{formatFraction(part, total)}</span>
    </>
  )
}

function AiBadge() {
  return <Badge tone="accent">AI</Badge>
}

function StatusBadge({ status }: { status: Sample['status'] }) {
  return (
    <Badge tone={status === 'Published' ? 'success' : status === 'Draft' ? 'warning' : 'neutral'} dot>
      {status}
    </Badge>
  )
}

function RowMenu({ name }: { name: string }) {
  return (
    <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${name}`} size="sm" />}>
      <MenuItem icon={Copy}>Clone</MenuItem>
      <MenuItem icon={Archive}>Archive</MenuItem>
    </Menu>
  )
}
