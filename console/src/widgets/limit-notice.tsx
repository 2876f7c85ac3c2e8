import { noneRemaining } from '@gable/shared/widgets/messages.ts'
import { Callout } from '../design/callout.tsx'
import { ContactSupport } from '../support/contact-support.tsx'
import { useRemaining } from './use-remaining.ts'

/** Stands above widgets while the plan allows no more of them. */
export function LimitNotice() {
  const { isFull } = useRemaining()
  if (!isFull) return null
  return (
    <Callout tone="warning" title={noneRemaining} action={<ContactSupport size="sm">Contact Support</ContactSupport>}>
      Archive a widget that you no longer use, or ask us for more.
    </Callout>
  )
}
