import type { Marker } from 'leaflet'
import { formatShort } from '../../design/format/metric-format.ts'
import type { OpenMap } from '../../map/open-map.ts'
import { clusterName } from './cluster-name.ts'
import type { Cluster } from './gathered.ts'
import './cluster.css'

/** Many homes in one mark that says how many, the larger the more; a press goes nearer. */
export function addCluster({ map, leaflet }: OpenMap, cluster: Cluster, onOpen: () => void): Marker {
  const mark = document.createElement('span')
  mark.textContent = formatShort(cluster.count)
  const size = Math.round(Math.min(64, 30 + 8 * Math.log10(cluster.count)))
  const icon = leaflet.divIcon({ className: 'map-cluster', html: mark, iconSize: [size, size] })
  const marker = leaflet
    .marker([cluster.latitude, cluster.longitude], { icon, keyboard: true })
    .on('click', onOpen)
    .on('keypress', ({ originalEvent }) => (originalEvent.key === 'Enter' || originalEvent.key === ' ') && onOpen())
    .addTo(map)
  marker.getElement()?.setAttribute('role', 'button')
  marker.getElement()?.setAttribute('aria-label', `${clusterName(cluster)}, show nearer`)
  return marker
}
