import type { ContactMap } from '@gable/shared/contacts/list.ts'
import { ZoomIn } from 'lucide-react'
import { formatClusterName, groupByPlace } from './combine-markers.ts'
import type { MapBounds } from './map-bounds.ts'

interface ClusterListProps {
  clusters: ContactMap['clusters']
  onZoom: (bounds: MapBounds) => void
}

/** Lists towns instead of properties when there are too many to name, the largest first. */
export function ClusterList({ clusters, onZoom }: ClusterListProps) {
  return (
    <ul aria-label="Places on the map" className="h-full divide-y divide-line overflow-y-auto">
      {groupByPlace(clusters).map((cluster) => (
        <li key={cluster.place}>
          <button
            type="button"
            onClick={() => onZoom(cluster)}
            className="flex min-h-11 w-full items-center gap-2 px-4 py-2 text-left text-table hover:bg-hover focus-visible:-outline-offset-2"
          >
            <span className="min-w-0 flex-1">{formatClusterName(cluster)}</span>
            <ZoomIn aria-hidden="true" className="size-4 shrink-0 text-faint" />
          </button>
        </li>
      ))}
    </ul>
  )
}
