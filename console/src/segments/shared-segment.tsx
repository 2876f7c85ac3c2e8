import type { Segment } from '@gable/shared/segments/segment.ts'
import { SharingBadge } from '../design/data/sharing-badge.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { useSegmentPaths } from '../layout/paths/segment-paths.ts'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { Conditions } from './conditions.tsx'
import { SegmentActions } from './segment-actions.tsx'
import { SegmentMembers } from './segment-members.tsx'
import { useSegmentDialogs } from './use-segment-dialogs.tsx'

/** A segment shared by another agent: it can be viewed, used and copied. */
export function SharedSegment({ segment }: { segment: Segment }) {
  const { contacts, list } = useSegmentPaths()
  const { openDialog, dialogs } = useSegmentDialogs()
  const { _id, name, search, filters, owner, isShared } = segment
  return (
    <Page
      title={name}
      badge={<SharingBadge isShared={isShared} />}
      actions={<SegmentActions segment={segment} openDialog={openDialog} />}
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Contacts', to: contacts }, { label: 'Segments', to: list }, { label: name }]} />
      </TopBarSlot>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="space-y-4">
          <Callout
            title={`Shared by ${owner.fullName}`}
            action={
              <Button size="sm" onClick={() => openDialog('copy', segment)}>
                Copy
              </Button>
            }
          >
            Make a copy to change the conditions.
          </Callout>
          <Card title="Conditions">
            <Conditions search={search} filters={filters} />
          </Card>
        </div>
        <SegmentMembers search={search} filters={filters} segmentId={_id} />
      </div>
      {dialogs}
    </Page>
  )
}
