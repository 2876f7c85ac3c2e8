import type { Tag } from '@gable/shared/contacts/tag.ts'
import { Ellipsis, Merge, Pencil, Trash2, Users } from 'lucide-react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import type { OpenTagDialog } from './use-tag-dialogs.tsx'
import { useTagPaths } from './use-tag-paths.ts'

export function TagMenu({ tag, openDialog }: { tag: Tag; openDialog: OpenTagDialog }) {
  const { contactsWithTag } = useTagPaths()
  return (
    <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${tag.name}`} />}>
      <MenuItem icon={Users} to={contactsWithTag(tag.name)}>
        Open in contacts
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={() => openDialog('rename', tag)}>
        Rename
      </MenuItem>
      <MenuItem icon={Merge} onSelect={() => openDialog('merge', tag)}>
        Merge with…
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => openDialog('delete', tag)}>
        Delete
      </MenuItem>
    </Menu>
  )
}
