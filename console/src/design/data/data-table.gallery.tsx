import { Archive, Copy, Ellipsis, Pencil, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Empty } from '../feedback/states.tsx'
import { formatFraction, formatMetric, formatShare } from '../format/metric-format.ts'
import type { GalleryPart } from '../gallery/part.ts'
import { type Sample, sampleRows } from '../gallery/sample-rows.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { Button } from '../inputs/button.tsx'
import { IconButton } from '../inputs/icon-button.tsx'
import { Menu, MenuItem } from '../overlays/menu.tsx'
import { Badge } from './badge.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import type { Column } from './table/column.ts'
import { nothingSelected } from './table/selection.ts'
import { useTableState } from './use-table-state.ts'

export default { title: 'Data table', group: 'Data', render: () => <Tables /> } satisfies GalleryPart

const columns: Column<Sample>[] = [
  { key: 'name', header: 'Name', sort: 'name', cell: (row) => row.name, beside: (row) => row.smart && <Smart /> },
  { key: 'status', header: 'Status', cell: (row) => <Status status={row.status} /> },
  { key: 'updated', header: 'Last Updated', sort: 'updated', firstOrder: 'desc', cell: (row) => row.updated },
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
    cell: (row) => <Ratio part={row.entrances} whole={row.views} />,
  },
  {
    key: 'leads',
    header: 'Submissions',
    numeric: true,
    tooltip: 'Form submissions, out of journeys started',
    cell: (row) => <Ratio part={row.leads} whole={row.entrances} />,
  },
]

const shape = { sort: 'updated', sortOrder: 'desc', sortable: ['name', 'updated', 'views', 'entrances'] } as const

function Tables() {
  const controls = useTableState(shape)
  const [selected, setSelected] = useState(nothingSelected)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['views']))
  const { page, pageSize } = controls
  const common: DataTableProps<Sample> = {
    label: 'Widgets',
    columns,
    rows: sampleRows.slice(0, 4),
    rowKey: (row) => row.id,
    rowName: (row) => row.name,
    door: () => ({ href: '/design/data-table' }),
    empty: <Empty title="No Widgets Found" text="Please create a widget to get started." />,
  }
  return (
    <>
      <Specimen title="Everything" block>
        <DataTable
          {...common}
          controls={controls}
          rows={sampleRows.slice((page - 1) * pageSize, page * pageSize)}
          total={sampleRows.length}
          selection={{ selected, onChange: setSelected, all: true, actions: <Button size="sm">Archive</Button> }}
          quickActions={(row) => (
            <>
              <IconButton icon={Share2} label={`Share ${row.name}`} size="sm" />
              <IconButton icon={Pencil} label={`Edit ${row.name}`} size="sm" />
            </>
          )}
          menu={(row) => <RowMenu name={row.name} />}
        />
      </Specimen>
      <Specimen title="Compact, with a choice of columns" block>
        <DataTable
          {...common}
          density="compact"
          menu={(row) => <RowMenu name={row.name} />}
          hidden={hidden}
          corner={<ColumnChooser columns={columns.slice(1)} hidden={hidden} onChange={setHidden} />}
        />
      </Specimen>
      <Specimen title="First load" block>
        <DataTable {...common} rows={undefined} menu={(row) => <RowMenu name={row.name} />} />
      </Specimen>
      <Specimen title="Old rows while new ones load" block>
        <DataTable {...common} stale />
      </Specimen>
      <Specimen title="Empty" block>
        <DataTable {...common} rows={[]} />
      </Specimen>
      <Specimen title="Filtered to nothing" block>
        <DataTable {...common} rows={[]} controls={{ ...controls, filtered: true }} />
      </Specimen>
      <Specimen title="Past the last page" block>
        <DataTable {...common} rows={[]} total={3} controls={controls} />
      </Specimen>
      <Specimen title="Failed" block>
        <DataTable
          {...common}
          rows={undefined}
          failed={{ title: 'The widgets could not be loaded', onRetry: () => {} }}
        />
      </Specimen>
      <Specimen title="Failed to refresh" block>
        <DataTable {...common} failed={{ title: 'The widgets could not be refreshed', onRetry: () => {} }} />
      </Specimen>
    </>
  )
}

function Ratio({ part, whole }: { part: number; whole: number }) {
  return (
    <>
      {formatShare(part, whole)}
      <span className="block text-label text-muted">{formatFraction(part, whole)}</span>
    </>
  )
}

function Smart() {
  return <Badge tone="accent">AI</Badge>
}

function Status({ status }: { status: Sample['status'] }) {
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
