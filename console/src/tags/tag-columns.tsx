import type { Tag } from '@gable/shared/contacts/tag.ts'
import type { Column } from '../design/data/table/column.ts'
import { formatCount } from '../design/format/metric-format.ts'

export const tagColumns: Column<Tag>[] = [
  {
    key: 'name',
    header: 'Name',
    sort: 'name',
    width: '240px',
    cell: ({ name }) => <bdi className="block truncate">{name}</bdi>,
  },
  {
    key: 'contacts',
    header: 'Contacts',
    sort: 'contacts',
    initialSortOrder: 'desc',
    numeric: true,
    cell: ({ contacts }) => formatCount(contacts),
  },
  { key: 'segments', header: 'Segments', numeric: true, cell: ({ segments }) => formatCount(segments) },
  { key: 'dashboards', header: 'Dashboards', numeric: true, cell: ({ dashboards }) => formatCount(dashboards) },
  {
    key: 'automations',
    header: 'Automations',
    numeric: true,
    tooltip: 'Automations and workflows',
    cell: ({ automations }) => formatCount(automations),
  },
]
