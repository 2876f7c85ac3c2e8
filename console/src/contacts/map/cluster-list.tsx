import type { ContactMap } from '@gable/shared/contacts/list.ts'
import { ZoomIn } from 'lucide-react'
import type { Box } from './box.ts'
import { clusterName } from './cluster-name.ts'
import { byPlace } from './gathered.ts'

interface ClusterListProps {
  clusters: ContactMap['clusters']
  onLook: (box: Box) => void
}

/** Too many homes to name one by one: where they lie, the most first. */
export function ClusterList({ clusters, onLook }: ClusterListProps) {
  return (
    <ul aria-label="Places on the map" className="h-full divide-y divide-line overflow-y-auto">
      {byPlace(clusters).map((cluster) => (
        <li key={cluster.place}>
          <button
            type="button"
            onClick={() => onLook(cluster)}
            className="flex min-h-11 w-full items-center gap-2 px-4 py-2 text-left text-table hover:bg-hover focus-visible:-outline-offset-2"
          >
            <span className="min-w-0 flex-1">{clusterName(cluster)}</span>
            <ZoomIn aria-hidden="true" className="size-4 shrink-0 text-faint" />
          </button>
        </li>
      ))}
    </ul>
  )
}
