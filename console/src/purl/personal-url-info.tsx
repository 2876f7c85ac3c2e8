import { Info } from 'lucide-react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Popover } from '../design/overlays/popover.tsx'
import { useAccount } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'
import { PersonalAddress } from './personal-address.tsx'

/** How the addresses of one's own pages look, for who asks. */
export const PersonalUrlInfo = () => (
  <Popover label="Your personalized URL" trigger={<IconButton icon={Info} size="sm" label="Your personalized URL" />}>
    <Explained />
  </Popover>
)

function Explained() {
  const { id } = useAccount().agent.purl
  const { data } = useApi('GET /agent/landing-page/purl')
  return (
    <div className="max-w-xs space-y-2">
      <p className="font-medium">Your personalized URL</p>
      <p>
        <PersonalAddress origin={data?.origin} slug={id ?? ''} />
      </p>
      <p className="text-muted text-table">Every page of yours is found at it, followed by the id of the page.</p>
    </div>
  )
}
