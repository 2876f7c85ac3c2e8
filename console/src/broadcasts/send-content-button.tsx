import type { ContentSummary } from '@gable/shared/content/content.ts'
import { Send } from 'lucide-react'
import { mediumLabels } from '../content/content-labels.ts'
import { Button } from '../design/inputs/button.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { LazySendDialog } from './lazy-send-dialog.ts'

interface SendContentButtonProps {
  content: Pick<ContentSummary, 'medium' | 'status'>
  onClick: () => void
}

/** Only what is published can be sent. */
export const SendContentButton = ({ content: { medium, status }, onClick }: SendContentButtonProps) => (
  <Tooltip
    text={
      status !== 'PUBLISHED' &&
      `${status === 'DRAFT' ? 'Publish' : 'Unarchive'} this ${mediumLabels[medium].noun} to send it.`
    }
    side="bottom"
  >
    <Button
      variant="primary"
      icon={Send}
      disabled={status !== 'PUBLISHED'}
      onClick={onClick}
      {...preloadOnIntent(LazySendDialog)}
    >
      Send
    </Button>
  </Tooltip>
)
