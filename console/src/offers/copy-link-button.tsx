import { noEmailMessage } from '@gable/shared/offers/recipient.ts'
import { Link2 } from 'lucide-react'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { copyText } from '../design/inputs/copy-text.ts'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { ResponsiveLabel } from './responsive-label.tsx'

/** Copies the link to the contact's offers page. */
export function CopyLinkButton({ link }: { link: string | null }) {
  async function copy() {
    if (link && (await copyText(link))) toast.success('Link copied')
    else toast.error('Your browser blocked copying')
  }
  return (
    <Tooltip text={link === null && noEmailMessage}>
      <Button disabled={link === null} onClick={() => void copy()}>
        <ResponsiveLabel icon={Link2}>Copy Link</ResponsiveLabel>
      </Button>
    </Tooltip>
  )
}
