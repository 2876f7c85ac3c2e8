import { noEmail } from '@gable/shared/offers/recipient.ts'
import { Link2 } from 'lucide-react'
import { Button } from '../design/button.tsx'
import { copyText } from '../design/copy-text.ts'
import { toast } from '../design/toast.tsx'
import { Tooltip } from '../design/tooltip.tsx'

/** Puts the address of the contact's own page on the clipboard. */
export function CopyLink({ link }: { link: string | null }) {
  async function copy() {
    if (link && (await copyText(link))) toast.success('Link copied')
    else toast.error('The browser did not allow copying')
  }
  return (
    <Tooltip text={link === null && noEmail}>
      <Button icon={Link2} disabled={link === null} onClick={() => void copy()}>
        <span className="max-sm:sr-only">Copy Link</span>
      </Button>
    </Tooltip>
  )
}
