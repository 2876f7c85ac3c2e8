import { withoutPersonalUrl } from '@gable/shared/landing-pages/messages.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useAccount } from '../platform/account.ts'
import { useLandingPagePath } from './landing-page-paths.ts'

/** Stands above what one's own pages can begin with while there is no address for them. */
export function PersonalUrlNotice() {
  const { agent } = useAccount()
  const { listOf } = useLandingPagePath()
  if (agent.purl.id !== null) return null
  return (
    <Callout
      tone="warning"
      action={
        <Button size="sm" to={listOf('personal')}>
          Set Up Personalized URL
        </Button>
      }
    >
      {withoutPersonalUrl}
    </Callout>
  )
}
