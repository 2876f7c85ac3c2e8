import type { Segment } from '@gable/shared/segments/segment.ts'
import { Ellipsis, Users } from 'lucide-react'
import { SendAudienceButton } from '../broadcasts/send-audience-button.tsx'
import { Button } from '../design/inputs/button.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { useSegmentPaths } from '../layout/paths/segment-paths.ts'
import { SegmentMenu } from './segment-menu.tsx'
import type { OpenSegmentDialog } from './use-segment-dialogs.tsx'

/** The actions in the header of a segment page. */
export function SegmentActions({ segment, openDialog }: { segment: Segment; openDialog: OpenSegmentDialog }) {
  const { contactsInSegment } = useSegmentPaths()
  return (
    <>
      <Button icon={Users} to={contactsInSegment(segment)}>
        Open in contacts
      </Button>
      <SendAudienceButton label={segment.name} selection={{ search: '', filters: [], segmentId: segment._id }} />
      <SegmentMenu
        segment={segment}
        openDialog={openDialog}
        trigger={<IconButton icon={Ellipsis} label={`Actions for ${segment.name}`} />}
      />
    </>
  )
}
