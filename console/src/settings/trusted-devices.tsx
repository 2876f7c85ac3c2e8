import type { TrustedDevice } from '@gable/shared/identity/two-factor.ts'
import { ShieldCheck } from 'lucide-react'
import { Badge } from '../design/data/badge.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { useSession } from '../platform/session.ts'
import { call, useApi } from '../platform/use-api.ts'

/** The devices on which the second factor is skipped. Absent if there are none. */
export function TrustedDevices() {
  const { data, mutate } = useApi('GET /profile/two-factor')
  if (!data || data.trustedDevices.length === 0) return null

  async function forget({ _id, device }: TrustedDevice) {
    await call('DELETE /profile/trusted-devices/:deviceId', { params: { deviceId: _id } })
    toast.success(`${device} is no longer trusted`)
    await mutate()
  }

  return (
    <section aria-labelledby="trusted-devices" className="mt-5 border-line border-t pt-4">
      <h3 id="trusted-devices" className="font-medium">
        Trusted devices
      </h3>
      <p className="text-muted text-table">These devices are not asked for your second factor.</p>
      <ul className="mt-3 divide-y divide-line">
        {data.trustedDevices.map((device) => (
          <DeviceRow key={device._id} device={device} onForget={() => forget(device).catch(showErrorToast)} />
        ))}
      </ul>
    </section>
  )
}

function DeviceRow({ device: trusted, onForget }: { device: TrustedDevice; onForget: () => void }) {
  const { user } = useSession()
  const { device, address, expiresAt, isCurrent } = trusted
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-hover text-muted">
        <ShieldCheck aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device}
          {isCurrent && <Badge tone="success">This device</Badge>}
        </p>
        <p className="text-muted text-table">
          Until {formatDate(expiresAt, user.timeZone ?? undefined)}
          <span className="text-faint"> · Last used from {address}</span>
        </p>
      </div>
      <Button size="sm" onClick={onForget} aria-label={`Stop trusting ${device}`}>
        Stop trusting
      </Button>
    </li>
  )
}
