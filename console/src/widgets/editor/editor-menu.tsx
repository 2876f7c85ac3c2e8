import { Archive, Ellipsis } from 'lucide-react'
import { IconButton } from '../../design/icon-button.tsx'
import { Menu, MenuItem } from '../../design/menu.tsx'

/** What can be done with the widget as a whole. */
export const EditorMenu = ({ onArchive }: { onArchive: () => void }) => (
  <Menu align="end" trigger={<IconButton icon={Ellipsis} label="Actions" />}>
    <MenuItem icon={Archive} onSelect={onArchive}>
      Archive
    </MenuItem>
  </Menu>
)
