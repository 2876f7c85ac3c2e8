import { Callout } from '../../design/feedback/callout.tsx'
import { formatDate } from '../../design/format/date-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { useAccount, useAccountPath } from '../../platform/account.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'

/** On every page until the member has set up the second factor that the agency is going to require. */
export function TwoFactorReminder() {
  const { agency, twoFactor } = useAccount()
  const timeZone = useTimeZone()
  const pathTo = useAccountPath()
  if (!twoFactor) return null
  return (
    <div className="mx-auto w-full max-w-screen-2xl px-4 pt-4 sm:px-8">
      <Callout
        tone="warning"
        action={
          <Button size="sm" to={`${pathTo('settings/profile')}#two-factor`}>
            Set it up
          </Button>
        }
      >
        {agency.name} requires two-factor sign-in from {formatDate(twoFactor.dueAt, timeZone)}.
      </Callout>
    </div>
  )
}
