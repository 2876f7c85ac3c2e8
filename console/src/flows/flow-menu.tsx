import type { FlowSummary } from '@gable/shared/flows/flow.ts'
import { Archive, ArchiveRestore, Copy, Ellipsis, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { getDeleteDisabledReason, getEditDisabledReason } from './flow-rules.ts'
import type { FlowCommands } from './use-flow-commands.tsx'

interface FlowMenuProps {
  flow: FlowSummary
  commands: FlowCommands
}

export const FlowQuickActions = ({ flow, commands }: FlowMenuProps) => {
  const reason = getEditDisabledReason(flow)
  return (
    <IconButton
      icon={Pencil}
      size="sm"
      label={`Edit ${flow.title}`}
      hint={reason || undefined}
      disabled={reason !== false}
      onClick={() => commands.edit(flow)}
    />
  )
}

export const FlowRowMenu = ({ flow, commands }: FlowMenuProps) => (
  <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${flow.title}`} />}>
    <FlowMenuItems flow={flow} commands={commands} />
  </Menu>
)

export const FlowMenuItems = ({ flow, commands }: FlowMenuProps) => (
  <>
    {flow.status === 'ACTIVE' && (
      <MenuItem icon={Pause} onSelect={() => commands.pause(flow)}>
        Pause
      </MenuItem>
    )}
    {flow.status === 'PAUSED' && (
      <MenuItem icon={Play} onSelect={() => commands.resume(flow)}>
        Resume
      </MenuItem>
    )}
    <MenuItem icon={Copy} onSelect={() => commands.clone(flow)}>
      Clone
    </MenuItem>
    {flow.status === 'ARCHIVED' ? (
      <MenuItem icon={ArchiveRestore} onSelect={() => commands.unarchive(flow)}>
        Unarchive
      </MenuItem>
    ) : (
      <MenuItem icon={Archive} onSelect={() => commands.archive(flow)}>
        Archive
      </MenuItem>
    )}
    <MenuItem
      icon={Trash2}
      danger
      disabledReason={getDeleteDisabledReason(flow)}
      onSelect={() => commands.remove(flow)}
    >
      Delete
    </MenuItem>
  </>
)
