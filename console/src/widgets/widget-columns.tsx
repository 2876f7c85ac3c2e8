import type { Widget } from '@gable/shared/widgets/widget.ts'
import { type SubjectColumn, standingColumns } from '../assets/standing-columns.tsx'
import { CopyId } from './copy-id.tsx'

/** Of the list. Days are those of whoever looks. */
export const widgetColumns = (timeZone: string): SubjectColumn<Widget>[] => [
  {
    key: 'name',
    header: 'Name',
    sort: 'name',
    width: '240px',
    cell: ({ _id, name }) => (
      <>
        <span className="block truncate">{name}</span>
        <span className="inline-block max-w-full truncate align-top font-normal text-label text-muted">ID: {_id}</span>
      </>
    ),
    beside: ({ _id, name }) => <CopyId iconOnly id={_id} label={`Copy ID of ${name}`} />,
  },
  ...standingColumns({ viewed: 'widgets', views: 'widget views', timeZone }),
]
