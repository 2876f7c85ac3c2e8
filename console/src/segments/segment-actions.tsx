import type { Segment } from '@gable/shared/segments/segment.ts'
import { Ellipsis, Users } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { SegmentMenu } from './segment-menu.tsx'
import { useSegmentPath } from './segment-paths.ts'
import type { Ask } from './use-segment-dialogs.tsx'

/** What can be done with the segment that is on the screen. */
export function SegmentActions({ segment, ask }: { segment: Segment; ask: Ask }) {
  const { contactsOf } = useSegmentPath()
  return (
    <>
      <Button icon={Users} to={contactsOf(segment)}>
        Open in contacts
      </Button>
      <SegmentMenu
        segment={segment}
        ask={ask}
        trigger={<IconButton icon={Ellipsis} label={`Actions for ${segment.name}`} />}
      />
    </>
  )
}
