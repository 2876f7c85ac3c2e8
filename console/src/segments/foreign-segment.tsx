import type { Segment } from '@gable/shared/segments/segment.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { Conditions } from './conditions.tsx'
import { SegmentActions } from './segment-actions.tsx'
import { SegmentBadge } from './segment-badge.tsx'
import { SegmentMembers } from './segment-members.tsx'
import { useSegmentPath } from './segment-paths.ts'
import { useSegmentDialogs } from './use-segment-dialogs.tsx'

/** A segment that somebody else shares: to be looked at, used and copied. */
export function ForeignSegment({ segment }: { segment: Segment }) {
  const { contacts, list } = useSegmentPath()
  const { ask, dialogs } = useSegmentDialogs()
  const { _id, name, search, filters, owner, isShared } = segment
  return (
    <Page
      title={name}
      badge={<SegmentBadge isShared={isShared} />}
      actions={<SegmentActions segment={segment} ask={ask} />}
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Contacts', to: contacts }, { label: 'Segments', to: list }, { label: name }]} />
      </TopBarSlot>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="space-y-4">
          <Callout
            title={`${owner.fullName} shares this segment`}
            action={
              <Button size="sm" onClick={() => ask('copy', segment)}>
                Copy
              </Button>
            }
          >
            Copy it to change its conditions for yourself.
          </Callout>
          <Card title="Who is in it">
            <Conditions search={search} filters={filters} />
          </Card>
        </div>
        <SegmentMembers search={search} filters={filters} segmentId={_id} />
      </div>
      {dialogs}
    </Page>
  )
}
