import type { EventGroup } from '@gable/shared/activity/entry.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { ReactNode } from 'react'
import { LazyConversationSlideOut } from '../conversations/lazy-conversation-slide-out.ts'
import { cx } from '../design/class-names.ts'
import { Timeline } from '../design/data/timeline.tsx'
import { EmptyState, ErrorState, NoAccess, NoResults } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { conversationParam } from '../layout/paths/conversation-paths.ts'
import { submissionParam } from '../layout/paths/submission-paths.ts'
import { useAccountPath } from '../platform/account.ts'
import { preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { LazySubmissionSlideOut } from '../submissions/lazy-submission-slide-out.ts'
import { ActivityFilterControls } from './activity-filter-controls.tsx'
import { toInstantRange } from './activity-filters.ts'
import { ActivitySkeleton } from './activity-skeleton.tsx'
import { groupByDay } from './group-by-day.ts'
import { groupCompletions } from './group-completions.ts'
import { useLinkedEntry } from './linked-entry.ts'
import { toTimelineEntry } from './timeline-entry.tsx'
import { useActivity } from './use-activity.ts'
import { useActivityFilters } from './use-activity-filters.ts'

interface ActivityTimelineProps {
  /** The contact or property whose activity is shown. */
  target: { contactId?: string | undefined; propertyId?: string | undefined }
  /** Shows one type of activity. Without it, users can filter by type. */
  eventGroup?: EventGroup
  /** `No emails found` */
  emptyTitle: string
  emptyText?: string
  action?: ReactNode
  /** Makes emails links. */
  hrefToEmail?: (emailId: string) => string
}

/** The activity of a contact or property, newest first, with filters in the URL. Older pages load on demand. */
export function ActivityTimeline(props: ActivityTimelineProps) {
  const { target, eventGroup, emptyTitle, emptyText, action, hrefToEmail } = props
  const { contactId, propertyId } = target
  const timeZone = useTimeZone()
  const controls = useActivityFilters()
  const { groups, range } = controls
  const activity = useActivity({
    tags: [
      ...(contactId ? [{ type: 'CONTACT_ID' as const, value: contactId }] : []),
      ...(propertyId ? [{ type: 'PROPERTY_ID' as const, value: propertyId }] : []),
    ],
    ...(eventGroup ? { eventGroups: [eventGroup] } : groups.length > 0 && { eventGroups: groups }),
    ...(range && toInstantRange(range, timeZone)),
  })
  const { entries, error, hasMore, isLoadingMore, isValidating, loadMore, refresh } = activity
  useLiveRefresh(contactId, refresh)
  const linkedId = useLinkedEntry({ entries, hasMore, isBusy: isValidating, loadMore })
  const { openId, close, hrefTo } = useOverlayParam(submissionParam)
  const conversation = useOverlayParam(conversationParam)
  const pathTo = useAccountPath()
  const hrefToOffers = (propertyId: string) => pathTo(`property/${propertyId}/offers`)

  return (
    <>
      <ActivityFilterControls controls={controls} hasTypeFilter={eventGroup === undefined} action={action} />
      {renderContent()}
      <LazySubmissionSlideOut submissionId={openId} onClose={close} />
      <LazyConversationSlideOut conversationId={conversation.openId} onClose={conversation.close} />
    </>
  )

  function renderContent() {
    if (!entries) {
      if (!error) return <ActivitySkeleton />
      if (error instanceof Problem && error.code === 'forbidden') return <NoAccess />
      return <ErrorState title="The activity could not be loaded" onRetry={refresh} retrying={isValidating} />
    }
    if (entries.length === 0) {
      const isFiltered = range !== null || (eventGroup === undefined && groups.length > 0)
      if (!isFiltered) return <EmptyState title={emptyTitle} {...(emptyText && { text: emptyText })} />
      const text = eventGroup ? 'Try another period.' : 'Try another period or other activity types.'
      return (
        <NoResults title={emptyTitle} text={text} onClear={() => controls.setFilters({ groups: [], range: null })} />
      )
    }
    const context = {
      timeZone,
      isSingleContact: contactId !== undefined,
      linkedId,
      hrefToSubmission: hrefTo,
      hrefToConversation: conversation.hrefTo,
      hrefToOffers,
      hrefToEmail,
    }
    return (
      <div aria-busy={activity.isStale} className={cx('transition-opacity', activity.isStale && 'opacity-50')}>
        <div className="space-y-6" {...preloadOnIntent(LazySubmissionSlideOut, LazyConversationSlideOut)}>
          {groupByDay(entries, timeZone).map(({ day, heading, entries }) => (
            <section key={day}>
              <h3 className="mb-3 font-medium text-label text-muted">{heading}</h3>
              <Timeline
                label={heading}
                entries={groupCompletions(entries).map(({ entry, parts }) => toTimelineEntry(entry, parts, context))}
              />
            </section>
          ))}
        </div>
        {error && !isValidating && <ErrorState title="Some activity could not be loaded" onRetry={refresh} />}
        {hasMore && !error && (
          <div className="mt-6 flex justify-center">
            <Button busy={isLoadingMore} onClick={loadMore}>
              Show older activity
            </Button>
          </div>
        )}
      </div>
    )
  }
}

/** Refreshes on every live event that can add activity. The events name no property, so a property refreshes on all of them. */
function useLiveRefresh(contactId: string | undefined, refresh: () => void) {
  useLiveEvent('contacts', ({ id }) => {
    if (contactId === undefined || id === undefined || id === contactId) refresh()
  })
  useLiveEvent('emails', (event) => {
    if (contactId === undefined || event.contactId === contactId) refresh()
  })
  useLiveEvent('submission', refresh)
  useLiveEvent('leads', refresh)
}
