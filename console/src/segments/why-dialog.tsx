import { useRef } from 'react'
import { PanelBody } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { WhyInSegment } from './why-in-segment.tsx'

interface Asked {
  contactId: string
  name: string
}

interface WhyDialogProps {
  segmentId: string
  /** Open while somebody is asked about. */
  asked: Asked | undefined
  onClose: () => void
}

/** Answers why somebody is in a segment. */
export function WhyDialog({ segmentId, asked, onClose }: WhyDialogProps) {
  // What fades away still shows what it showed.
  const last = useRef(asked)
  if (asked) last.current = asked
  return (
    <Dialog
      open={asked !== undefined}
      onClose={onClose}
      size="sm"
      title={`Why is ${last.current?.name} in this segment?`}
    >
      <PanelBody>{last.current && <WhyInSegment segmentId={segmentId} contactId={last.current.contactId} />}</PanelBody>
    </Dialog>
  )
}
