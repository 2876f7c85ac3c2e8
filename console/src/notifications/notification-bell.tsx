import { toNotePath } from '@gable/shared/notifications/notification-path.ts'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Popover } from '../design/overlays/popover.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { NotificationList } from './notification-list.tsx'
import { useNotifications } from './use-notifications.ts'

/** The unread count and the list of notifications. A live mention also shows a toast on any page. */
export function NotificationBell() {
  const { data } = useApi('GET /agent/notifications/unread')
  const unread = data?.unread ?? 0
  const [isOpen, setOpen] = useState(false)
  const { refresh } = useNotifications()
  const navigate = useNavigate()
  const pathTo = useAccountPath()
  useLiveEvent('notifications', () => void refresh())
  useLiveEvent('submission', () => void refresh())
  useLiveEvent('corrections', () => void refresh())
  useLiveEvent('mention', ({ by, contactId, contactName, noteId }) => {
    void refresh()
    toast(`${by || 'A colleague'} mentioned you in a note about ${contactName || 'a contact'}`, {
      label: 'Open',
      run: () => void navigate(pathTo(toNotePath(contactId, noteId))),
    })
  })
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`
  return (
    <span className="relative shrink-0">
      <Popover
        label="Notifications"
        align="end"
        open={isOpen}
        onOpenChange={setOpen}
        className="w-[400px] !p-0"
        trigger={<IconButton icon={Bell} label={label} side="bottom" />}
      >
        {isOpen && <NotificationList onNavigate={() => setOpen(false)} />}
      </Popover>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -top-0.5 -right-0.5 min-w-4 rounded-full bg-accent px-1 text-center font-medium text-[10px] text-accent-on leading-4 tabular-nums touch:top-1 touch:right-1"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </span>
  )
}
