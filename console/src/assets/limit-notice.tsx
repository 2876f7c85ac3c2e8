import { Callout } from '../design/feedback/callout.tsx'
import { ContactSupport } from '../support/contact-support.tsx'

interface LimitNoticeProps {
  isFull: boolean
  /** That there is nothing left. */
  title: string
  /** What can be done about it. */
  text: string
}

/** Stands above a list while the plan allows no more of what is in it. */
export function LimitNotice({ isFull, title, text }: LimitNoticeProps) {
  if (!isFull) return null
  return (
    <Callout tone="warning" title={title} action={<ContactSupport size="sm">Contact Support</ContactSupport>}>
      {text}
    </Callout>
  )
}
