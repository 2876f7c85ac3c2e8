import { BookOpen, CircleQuestionMark, Keyboard, LifeBuoy, Megaphone } from 'lucide-react'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../../design/overlays/menu.tsx'
import { settings } from '../../platform/settings.ts'
import { useUnreadReleases } from '../../whats-new/use-unread-releases.ts'

interface HelpMenuProps {
  onOpenShortcuts: () => void
  onOpenWhatsNew: () => void
}

/** Help, with a dot while there is something new that the agent has not seen. */
export function HelpMenu({ onOpenShortcuts, onOpenWhatsNew }: HelpMenuProps) {
  const { hasUnread } = useUnreadReleases()
  return (
    <span className="relative shrink-0">
      <Menu
        align="end"
        trigger={
          <IconButton icon={CircleQuestionMark} label={hasUnread ? 'Help, something is new' : 'Help'} side="bottom" />
        }
      >
        <MenuItem icon={Megaphone} shortcut={hasUnread ? 'New' : undefined} onSelect={onOpenWhatsNew}>
          What’s new
        </MenuItem>
        <MenuItem icon={Keyboard} shortcut="?" onSelect={onOpenShortcuts}>
          Keyboard shortcuts
        </MenuItem>
        <MenuItem icon={BookOpen} href="/embed/guide">
          Widget guide
        </MenuItem>
        <MenuItem icon={LifeBuoy} href={settings.supportUrl}>
          Contact support
        </MenuItem>
      </Menu>
      {hasUnread && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0.5 right-0.5 size-2 rounded-full bg-accent"
        />
      )}
    </span>
  )
}
