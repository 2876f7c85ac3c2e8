import { CircleQuestionMark, FileCode2, Keyboard } from 'lucide-react'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../../design/overlays/menu.tsx'

export function HelpMenu({ onOpenShortcuts }: { onOpenShortcuts: () => void }) {
  return (
    <Menu align="end" trigger={<IconButton icon={CircleQuestionMark} label="Help" side="bottom" />}>
      <MenuItem icon={Keyboard} shortcut="?" onSelect={onOpenShortcuts}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem icon={FileCode2} href="/api/docs">
        API documentation
      </MenuItem>
    </Menu>
  )
}
