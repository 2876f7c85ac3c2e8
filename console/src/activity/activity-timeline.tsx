import type { EventGroup } from '@gable/shared/activity/entry.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { ReactNode } from 'react'
import { cx } from '../design/class-names.ts'
import { Empty, Failed, FilteredToNothing, NoAccess } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useOpened } from '../platform/use-opened.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { openedSubmission } from '../submissions/submission-path.ts'
import { SubmissionSlideOut } from '../submissions/submission-slide-out.tsx'
import { DaySections } from './day-sections.tsx'
import { HistoryControls } from './history-controls.tsx'
import { momentsOf } from './history-filters.ts'
import { HistorySkeleton } from './history-skeleton.tsx'
import { useMeantEntry } from './meant-entry.ts'
import { useChangelog } from './use-changelog.ts'
import { useHistoryFilters } from './use-history-filters.ts'
import { useLiveHistory } from './use-live-history.ts'

interface ActivityTimelineProps {
  /** Whose history. */
  subject: { contactId?: string | undefined; propertyId?: string | undefined }
  /** One kind of it alone; without, all kinds, to choose among. */
  group?: EventGroup
  /** Said when nothing is there: `No emails found`. */
  none: string
  /** What would make something be there. */
  noneText?: string
  action?: ReactNode
}

/** What happened with somebody or something, the newest first, thirty at a time. The address holds what narrows it. */
export function ActivityTimeline({ subject, group, none, noneText, action }: ActivityTimelineProps) {
  const { contactId, propertyId } = subject
  const timeZone = useTimeZone()
  const controls = useHistoryFilters()
  const { groups, range } = controls
  const history = useChangelog({
    tags: [
      ...(contactId ? [{ type: 'CONTACT_ID' as const, value: contactId }] : []),
      ...(propertyId ? [{ type: 'PROPERTY_ID' as const, value: propertyId }] : []),
    ],
    ...(group ? { eventGroups: [group] } : groups.length > 0 && { eventGroups: groups }),
    ...(range && momentsOf(range, timeZone)),
  })
  const { entries, error, hasMore, isGrowing } = history
  useLiveHistory(contactId, history.refresh)
  const meant = useMeantEntry({ entries, hasMore, isBusy: history.isValidating, grow: history.grow })
  const { opened, close, hrefTo } = useOpened(openedSubmission)

  return (
    <>
      <HistoryControls controls={controls} withGroups={group === undefined} action={action} />
      {content()}
      <SubmissionSlideOut submissionId={opened} onClose={close} />
    </>
  )

  function content() {
    if (!entries) {
      if (!error) return <HistorySkeleton />
      if (error instanceof Problem && error.code === 'forbidden') return <NoAccess />
      return (
        <Failed title="The activity could not be loaded" onRetry={history.refresh} retrying={history.isValidating} />
      )
    }
    if (entries.length === 0) {
      const isNarrowed = range !== null || (group === undefined && groups.length > 0)
      if (!isNarrowed) return <Empty title={none} {...(noneText && { text: noneText })} />
      return <FilteredToNothing title={none} onClear={() => controls.narrow({ groups: [], range: null })} />
    }
    return (
      <div aria-busy={history.isStale} className={cx('transition-opacity', history.isStale && 'opacity-50')}>
        <DaySections
          entries={entries}
          around={{ timeZone, isOwn: contactId !== undefined, meant, hrefToSubmission: hrefTo }}
        />
        {error && !history.isValidating && <Failed title="Not everything could be loaded" onRetry={history.refresh} />}
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
