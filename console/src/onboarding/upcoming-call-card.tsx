import type { BookedCall } from '@gable/shared/onboarding/call.ts'
import { PhoneCall } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { formatPhone } from '../design/format/phone.ts'
import { getTimeZoneName } from '../design/format/time-zone-name.ts'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Card } from '../design/layout/card.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useAccountPath, usePermission } from '../platform/account.ts'
import { useSession } from '../platform/session.ts'
import { call as callApi, useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { formatCallDateTime } from './call-days.ts'

/** The booked onboarding call, until it is over. Shown to those who may manage the account. */
export const UpcomingCallCard = () => (usePermission('ACCESS_ACCOUNT_SETTINGS') ? <LoadedCallCard /> : null)

function LoadedCallCard() {
  const { data, mutate } = useApi('GET /agent/onboarding/booked-call')
  const call = data?.call
  const endsAt = call?.endsAt
  useEffect(() => {
    if (!endsAt) return
    const timer = setTimeout(() => void mutate(), Math.min(Date.parse(endsAt) - Date.now() + refreshMargin, maxTimeout))
    return () => clearTimeout(timer)
  }, [endsAt, mutate])
  return call ? <CallCard call={call} onCanceled={() => mutate({ call: null }, { revalidate: false })} /> : null
}

/** The clock of the browser may be ahead of the server's. */
const refreshMargin = 1000
/** A timer cannot run longer than about 25 days. */
const maxTimeout = 2 ** 31 - 1

function CallCard({ call, onCanceled }: { call: BookedCall; onCanceled: () => unknown }) {
  const timeZone = useTimeZone()
  const [isCanceling, setCanceling] = useState(false)
  const dateTime = formatCallDateTime(call.startsAt, timeZone)

  async function cancelCall() {
    await callApi('DELETE /agent/onboarding/booked-call')
    await onCanceled()
    toast.success('Call canceled')
  }

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 items-start gap-3">
          <PhoneCall aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
          <div className="min-w-0">
            <h2 className="font-semibold">Onboarding call</h2>
            <p>
              {dateTime}, {getTimeZoneName(timeZone)}
            </p>
            <p className="text-muted text-table">
              <Callee agent={call.agent} />
            </p>
          </div>
        </div>
        <Button onClick={() => setCanceling(true)}>Cancel call</Button>
      </div>
      <ConfirmDialog
        open={isCanceling}
        onClose={() => setCanceling(false)}
        title="Cancel the onboarding call?"
        description={`The call on ${dateTime} will not take place. To find another time, contact support.`}
        confirmLabel="Cancel call"
        cancelLabel="Keep call"
        tone="danger"
        onConfirm={cancelCall}
      />
    </Card>
  )
}

/** Whom we call, and where. */
function Callee({ agent: { fullName, phone } }: Pick<BookedCall, 'agent'>) {
  const { user } = useSession()
  const pathTo = useAccountPath()
  const isOwn = fullName === user.fullName
  if (phone) return `We'll call ${isOwn ? 'you' : fullName} at ${formatPhone(phone)}.`
  if (!isOwn) return `We'll call ${fullName}, who has no phone number in Gable yet.`
  return (
    <>
      We have no phone number of yours. <Link to={pathTo('settings/profile')}>Add one</Link> so that we can call you.
    </>
  )
}
