import { personalUrlRequired } from '@gable/shared/landing-pages/messages.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useAccount } from '../platform/account.ts'
import { useLandingPagePaths } from './landing-page-paths.ts'

/** Shown above the templates for personal pages while the agent has no personalized URL. */
export function PersonalUrlNotice() {
  const { agent } = useAccount()
  const { getListPath } = useLandingPagePaths()
  if (agent.purl.id !== null) return null
  return (
    <Callout
      tone="warning"
      action={
        <Button size="sm" to={getListPath('personal')}>
          Set up personalized URL
        </Button>
      }
    >
      {personalUrlRequired}
    </Callout>
  )
}
