import { BookOpen, CircleQuestionMark, Keyboard, LifeBuoy, Megaphone } from 'lucide-react'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { useIsNarrow } from '../../design/layout/use-media-query.ts'
import { Menu, MenuItem } from '../../design/overlays/menu.tsx'
import { settings } from '../../platform/settings.ts'
import { useUnreadReleases } from '../../whats-new/use-unread-releases.ts'

export interface HelpMenuProps {
  onOpenShortcuts: () => void
  onOpenWhatsNew: () => void
}

/** Help, with a dot while there is something new that the agent has not seen. On a phone it is in the profile menu. */
export function HelpMenu(props: HelpMenuProps) {
  const { hasUnread } = useUnreadReleases()
  if (useIsNarrow()) return null
  return (
    <span className="relative shrink-0">
      <Menu
        align="end"
        trigger={
          <IconButton icon={CircleQuestionMark} label={hasUnread ? 'Help, something is new' : 'Help'} side="bottom" />
        }
      >
        <HelpMenuItems {...props} />
      </Menu>
      {hasUnread && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0.5 right-0.5 size-2 rounded-full bg-accent touch:top-2 touch:right-2"
        />
      )}
    </span>
  )
}

export function HelpMenuItems({ onOpenShortcuts, onOpenWhatsNew }: HelpMenuProps) {
  const { hasUnread } = useUnreadReleases()
  return (
    <>
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
    </>
  )
}
