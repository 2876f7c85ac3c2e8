import type { TrustedDevice } from '@gable/shared/identity/two-factor.ts'
import { ShieldCheck } from 'lucide-react'
import { toast } from '../design/feedback/toast.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { useSession } from '../platform/session.ts'
import { call, useApi } from '../platform/use-api.ts'
import { DeviceRow } from './device-row.tsx'

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
          <TrustedDeviceRow key={device._id} trusted={device} onForget={() => forget(device).catch(showErrorToast)} />
        ))}
      </ul>
    </section>
  )
}

function TrustedDeviceRow({ trusted, onForget }: { trusted: TrustedDevice; onForget: () => void }) {
  const { user } = useSession()
  const { device, address, expiresAt, isCurrent } = trusted
  return (
    <DeviceRow
      icon={ShieldCheck}
      device={device}
      isCurrent={isCurrent}
      action={
        <Button size="sm" onClick={onForget} aria-label={`Stop trusting ${device}`}>
          Stop trusting
        </Button>
      }
    >
      Until {formatDate(expiresAt, user.timeZone ?? undefined)}
      <span className="text-faint"> · Last used from {address}</span>
    </DeviceRow>
  )
}
