import type { Widget } from '@gable/shared/widgets/widget.ts'
import { type AssetColumn, createAssetColumns } from '../assets/asset-columns.tsx'
import { CopyIdButton } from './copy-id-button.tsx'
import { widgetTypeLabels } from './widget-type-labels.ts'

export const createWidgetColumns = (timeZone: string): AssetColumn<Widget>[] => [
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
    afterLink: ({ _id, name }) => <CopyIdButton iconOnly id={_id} label={`Copy ID of ${name}`} />,
  },
  { key: 'type', header: 'Type', cell: ({ type }) => widgetTypeLabels[type] },
  ...createAssetColumns({ pluralNoun: 'widgets', viewsNoun: 'widget views', timeZone }),
]
