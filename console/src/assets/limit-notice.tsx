import { Callout } from '../design/feedback/callout.tsx'
import { ContactSupportButton } from '../support/contact-support-button.tsx'

interface LimitNoticeProps {
  isFull: boolean
  title: string
  text: string
}

/** Shown above a list once the plan's limit is reached. */
export function LimitNotice({ isFull, title, text }: LimitNoticeProps) {
  if (!isFull) return null
  return (
    <Callout
      tone="warning"
      title={title}
      action={<ContactSupportButton size="sm">Contact Support</ContactSupportButton>}
    >
      {text}
    </Callout>
  )
}
