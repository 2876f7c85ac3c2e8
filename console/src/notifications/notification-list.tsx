import { notificationRetentionDays } from '@gable/shared/notifications/notification.ts'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'
import { NotificationItem } from './notification-item.tsx'
import { useNotifications } from './use-notifications.ts'

/** The agent's notifications, newest first. */
export function NotificationList({ onNavigate }: { onNavigate: () => void }) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/notifications')
  const { markRead } = useNotifications()
  const pathTo = useAccountPath()
  return (
    <div>
      <div className="flex min-h-12 items-center justify-between gap-3 border-line border-b py-2 pr-2 pl-4">
        <h2 className="font-semibold">Notifications</h2>
        {data && data.unread > 0 && (
          <Button size="sm" variant="quiet" onClick={() => void markRead()}>
            Mark all as read
          </Button>
        )}
      </div>
      {!data && !error && (
        <div className="p-4">
          <TextSkeleton lines={4} />
        </div>
      )}
      {!data && error && (
        <ErrorState
          title="The notifications could not be loaded"
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      )}
      {data?.data.length === 0 && (
        <EmptyState
          title="No notifications"
          text="New leads, mentions, corrections by homeowners and scanned postcards show up here."
        />
      )}
      {data && data.data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.data.map((notification) => (
            <NotificationItem
              key={notification._id}
              notification={notification}
              onOpen={() => {
                if (!notification.isRead) void markRead([notification._id])
                onNavigate()
              }}
            />
          ))}
        </ul>
      )}
      <p className="border-line border-t px-4 py-2 text-label text-muted">
        Notifications are deleted after {notificationRetentionDays} days.{' '}
        <Link to={pathTo('settings/notification')} onClick={onNavigate}>
          Notification settings
        </Link>
      </p>
    </div>
  )
}
