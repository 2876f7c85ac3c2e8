import { Archive, ChevronDown, Layers, UsersRound } from 'lucide-react'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { useApi } from '../platform/use-api.ts'
import { useContactQuery } from './use-contact-query.ts'

/** Switches between all contacts, a segment and the archive. */
export function ScopeMenu() {
  const { query, setScope } = useContactQuery()
  const { segmentId, isArchived } = query
  const segment = useApi('GET /agent/segments/:segmentId', segmentId !== undefined && { params: { segmentId } })
  const name = segmentId
    ? (segment.data?.name ?? (segment.error ? 'Segment' : '…'))
    : isArchived
      ? archiveLabel
      : allLabel
  return (
    <Menu
      trigger={
        <Button
          icon={segmentId ? Layers : isArchived ? Archive : UsersRound}
          iconAfter={ChevronDown}
          className="max-w-60"
          aria-label={`Shown: ${name}`}
        >
          {name}
        </Button>
      }
    >
      <MenuItem icon={UsersRound} onSelect={() => setScope({})}>
        {allLabel}
      </MenuItem>
      <SegmentItems onChoose={(chosenId) => setScope({ segmentId: chosenId })} />
      <MenuSeparator />
      <MenuItem icon={Archive} onSelect={() => setScope({ isArchived: true })}>
        {archiveLabel}
      </MenuItem>
    </Menu>
  )
}

const allLabel = 'All contacts'
const archiveLabel = 'Archived contacts'

/** Mounted when the menu opens, so that segments are counted only then. */
function SegmentItems({ onChoose }: { onChoose: (segmentId: string) => void }) {
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
