import { Archive, ChevronDown, Layers, UsersRound } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { useApi } from '../platform/use-api.ts'
import { SegmentItems } from './segment-items.tsx'
import { useWanted } from './use-wanted.ts'

/** All contacts, those of a segment, or those in the archive. */
export function ScopeChoice() {
  const { wanted, setScope } = useWanted()
  const { segmentId, isArchived } = wanted
  const segment = useApi('GET /agent/segments/:segmentId', segmentId !== undefined && { params: { segmentId } })
  const name = segmentId ? (segment.data?.name ?? (segment.error ? 'Segment' : '…')) : isArchived ? archive : all
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
        {all}
      </MenuItem>
      <SegmentItems onChoose={(chosen) => setScope({ segmentId: chosen })} />
      <MenuSeparator />
      <MenuItem icon={Archive} onSelect={() => setScope({ isArchived: true })}>
        {archive}
      </MenuItem>
    </Menu>
  )
}

const all = 'All contacts'
const archive = 'Archived contacts'
