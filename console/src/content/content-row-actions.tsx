import type { ContentSummary } from '@gable/shared/content/content.ts'
import { Archive, ArchiveRestore, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import {
  getArchiveDisabledReason,
  getCloneDisabledReason,
  getDeleteDisabledReason,
  getEditDisabledReason,
  isSmart,
  mayArchive,
} from './content-rules.ts'
import type { ContentCommands } from './use-content-commands.tsx'

interface ContentRowProps {
  content: ContentSummary
  commands: ContentCommands
}

/** Smart content can be neither cloned nor edited. Archived postcards do not offer it. */
export function ContentRowActions({ content, commands }: ContentRowProps) {
  if (isSmart(content) || (content.medium === 'POSTCARD' && content.status === 'ARCHIVED')) return null
  const cloneReason = getCloneDisabledReason(content)
  const editReason = getEditDisabledReason(content)
  return (
    <>
      <IconButton
        icon={Copy}
        size="sm"
        label={`Clone ${content.title}`}
        hint={cloneReason || undefined}
        disabled={cloneReason !== false}
        onClick={() => commands.clone(content)}
      />
      <IconButton
        icon={Pencil}
        size="sm"
        label={`Edit ${content.title}`}
        hint={editReason || undefined}
        disabled={editReason !== false}
        onClick={() => commands.edit(content)}
      />
    </>
  )
}

export const ContentRowMenu = ({ content, commands }: ContentRowProps) => (
  <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${content.title}`} />}>
    {mayArchive(content) && <ArchiveItem content={content} commands={commands} />}
    <MenuItem
      icon={Trash2}
      danger
      disabledReason={getDeleteDisabledReason(content)}
      onSelect={() => commands.remove(content)}
    >
      Delete
    </MenuItem>
  </Menu>
)

export const ArchiveItem = ({ content, commands }: ContentRowProps) =>
  content.status === 'ARCHIVED' ? (
    <MenuItem icon={ArchiveRestore} onSelect={() => commands.unarchive(content)}>
      Unarchive
    </MenuItem>
  ) : (
    <MenuItem
      icon={Archive}
      disabledReason={getArchiveDisabledReason(content)}
      onSelect={() => commands.archive(content)}
    >
      Archive
    </MenuItem>
  )
