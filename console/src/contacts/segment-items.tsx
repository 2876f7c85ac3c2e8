import { Layers } from 'lucide-react'
import { formatCount } from '../design/format/metric-format.ts'
import { MenuGroup, MenuItem } from '../design/overlays/menu.tsx'
import { useApi } from '../platform/use-api.ts'

/** The segments of a menu; they are counted when it opens. */
export function SegmentItems({ onChoose }: { onChoose: (segmentId: string) => void }) {
  const { data } = useApi('GET /agent/segments', { query: { pageSize: 100 } })
  if (!data || data.data.length === 0) return null
  return (
    <MenuGroup label="Segments">
      {data.data.map(({ _id, name, count }) => (
        <MenuItem key={_id} icon={Layers} shortcut={formatCount(count)} onSelect={() => onChoose(_id)}>
          {name}
        </MenuItem>
      ))}
    </MenuGroup>
  )
}
