import { Callout } from '../design/feedback/callout.tsx'
import { ContactSupportButton } from '../support/contact-support-button.tsx'

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
    <Callout tone="warning" title={title} action={<ContactSupportButton size="sm">Contact Support</ContactSupportButton>}>
      {text}
    </Callout>
  )
}
