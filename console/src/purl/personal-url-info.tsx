import { Info } from 'lucide-react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Popover } from '../design/overlays/popover.tsx'
import { useAccount } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'
import { PersonalUrlExample } from './personal-url-example.tsx'

/** A popover that explains the URLs of personal pages. */
export const PersonalUrlInfo = () => (
  <Popover label="Your personalized URL" trigger={<IconButton icon={Info} size="sm" label="Your personalized URL" />}>
    <PersonalUrlDetails />
  </Popover>
)

function PersonalUrlDetails() {
  const { id } = useAccount().agent.purl
  const { data } = useApi('GET /agent/landing-page/purl')
  return (
    <div className="max-w-xs space-y-2">
      <p className="font-medium">Your personalized URL</p>
      <p>
        <PersonalUrlExample origin={data?.origin} slug={id ?? ''} />
      </p>
      <p className="text-muted text-table">All your pages are at this URL, followed by the ID of the page.</p>
    </div>
  )
}
