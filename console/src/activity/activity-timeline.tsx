import type { EventGroup } from '@gable/shared/activity/entry.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { ReactNode } from 'react'
import { cx } from '../design/class-names.ts'
import { EmptyState, ErrorState, NoResults, NoAccess } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { submissionParam } from '../layout/paths/submission-paths.ts'
import { SubmissionSlideOut } from '../submissions/submission-slide-out.tsx'
import { DaySections } from './day-sections.tsx'
import { ActivityFilterControls } from './activity-filter-controls.tsx'
import { toInstantRange } from './activity-filters.ts'
import { ActivitySkeleton } from './activity-skeleton.tsx'
import { useLinkedEntry } from './linked-entry.ts'
import { useActivity } from './use-activity.ts'
import { useActivityFilters } from './use-activity-filters.ts'
import { useLiveHistory } from './use-live-history.ts'

interface ActivityTimelineProps {
  /** Whose history. */
  target: { contactId?: string | undefined; propertyId?: string | undefined }
  /** One kind of it alone; without, all kinds, to choose among. */
  eventGroup?: EventGroup
  /** Said when nothing is there: `No emails found`. */
  emptyTitle: string
  /** What would make something be there. */
  emptyText?: string
  action?: ReactNode
}

/** What happened with somebody or something, the newest first, thirty at a time. The address holds what narrows it. */
export function ActivityTimeline({ target, eventGroup, emptyTitle, emptyText, action }: ActivityTimelineProps) {
  const { contactId, propertyId } = target
  const timeZone = useTimeZone()
  const controls = useActivityFilters()
  const { groups, range } = controls
  const history = useActivity({
    tags: [
      ...(contactId ? [{ type: 'CONTACT_ID' as const, value: contactId }] : []),
      ...(propertyId ? [{ type: 'PROPERTY_ID' as const, value: propertyId }] : []),
    ],
    ...(eventGroup ? { eventGroups: [eventGroup] } : groups.length > 0 && { eventGroups: groups }),
    ...(range && toInstantRange(range, timeZone)),
  })
  const { entries, error, hasMore, isGrowing } = history
  useLiveHistory(contactId, history.refresh)
  const meant = useLinkedEntry({ entries, hasMore, isBusy: history.isValidating, grow: history.grow })
  const { openId, close, hrefTo } = useOverlayParam(submissionParam)

  return (
    <>
      <ActivityFilterControls controls={controls} withGroups={eventGroup === undefined} action={action} />
      {content()}
      <SubmissionSlideOut submissionId={openId} onClose={close} />
    </>
  )

  function content() {
    if (!entries) {
      if (!error) return <ActivitySkeleton />
      if (error instanceof Problem && error.code === 'forbidden') return <NoAccess />
      return (
        <ErrorState title="The activity could not be loaded" onRetry={history.refresh} retrying={history.isValidating} />
      )
    }
    if (entries.length === 0) {
      const isNarrowed = range !== null || (eventGroup === undefined && groups.length > 0)
      if (!isNarrowed) return <EmptyState title={emptyTitle} {...(emptyText && { text: emptyText })} />
      return <NoResults title={emptyTitle} onClear={() => controls.narrow({ groups: [], range: null })} />
    }
    return (
      <div aria-busy={history.isStale} className={cx('transition-opacity', history.isStale && 'opacity-50')}>
        <DaySections
          entries={entries}
          around={{ timeZone, isOwn: contactId !== undefined, meant, hrefToSubmission: hrefTo }}
        />
        {error && !history.isValidating && <ErrorState title="Not everything could be loaded" onRetry={history.refresh} />}
        {hasMore && !error && (
          <div className="mt-6 flex justify-center">
            <Button busy={isGrowing} onClick={history.grow}>
              Show older activity
            </Button>
          </div>
        )}
      </div>
    )
  }
}
