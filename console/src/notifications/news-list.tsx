import { notificationDays } from '@gable/shared/notifications/notification.ts'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { Empty, Failed } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useApi } from '../platform/use-api.ts'
import { NewsLine } from './news-line.tsx'
import { useNews } from './use-news.ts'

/** The news of the agent, the newest first. */
export function NewsList({ onLeave }: { onLeave: () => void }) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/notifications')
  const { markRead } = useNews()
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
        <Failed title="The notifications could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
      )}
      {data?.data.length === 0 && (
        <Empty
          title="No news"
          text="When a colleague mentions you in a note, or a new lead is yours, you read it here."
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className="divide-y divide-line">
            {data.data.map((news) => (
              <NewsLine
                key={news._id}
                news={news}
                onOpen={() => {
                  if (!news.isRead) void markRead([news._id])
                  onLeave()
                }}
              />
            ))}
          </ul>
          <p className="border-line border-t px-4 py-2 text-label text-muted">Kept for {notificationDays} days.</p>
        </>
      )}
    </div>
  )
}
