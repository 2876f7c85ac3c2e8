import {
  getKind,
  type NotificationChannel,
  NotificationKind,
  notificationChannels,
} from '@gable/shared/notifications/kinds.ts'
import type { NotificationSettings, NotificationSettingsChange } from '@gable/shared/notifications/settings.ts'
import { Bell, CalendarClock, type LucideIcon, Mail } from 'lucide-react'
import { Checkbox } from '../design/inputs/checkbox.tsx'
import { useAccount } from '../platform/account.ts'

interface ChannelTableProps {
  settings: NotificationSettings
  onChange: (kinds: NonNullable<NotificationSettingsChange['kinds']>) => void
}

/** A row for each kind of notification that the agent may get, a column for each channel. */
export function ChannelTable({ settings, onChange }: ChannelTableProps) {
  const { permissions } = useAccount()
  const kinds = NotificationKind.options.filter((kind) => {
    const { permission } = getKind(kind)
    return !permission || permissions.includes(permission)
  })
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">Notifications and how you get them</caption>
      <thead>
        <tr className="border-line border-b text-label text-muted">
          <th scope="col" className="px-4 py-2.5 text-left font-medium sm:px-5">
            Notification
          </th>
          {notificationChannels.map((channel) => (
            <ChannelHeader key={channel} channel={channel} />
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {kinds.map((kind) => (
          <KindRow
            key={kind}
            kind={kind}
            channels={settings.kinds[kind]}
            onChange={(change) => onChange({ [kind]: change })}
          />
        ))}
      </tbody>
    </table>
  )
}

function ChannelHeader({ channel }: { channel: NotificationChannel }) {
  const { label, icon: Icon } = channelLabels[channel]
  return (
    <th scope="col" className="w-14 px-1 py-2.5 text-center font-medium sm:w-24">
      <Icon aria-hidden="true" className="mx-auto mb-0.5 size-4" />
      {label}
    </th>
  )
}

const channelLabels: Record<NotificationChannel, { label: string; icon: LucideIcon }> = {
  bell: { label: 'Bell', icon: Bell },
  email: { label: 'Email', icon: Mail },
  digest: { label: 'Daily', icon: CalendarClock },
}

interface KindRowProps {
  kind: NotificationKind
  channels: NotificationSettings['kinds'][NotificationKind]
  onChange: (change: { [C in NotificationChannel]?: boolean }) => void
}

function KindRow({ kind, channels, onChange }: KindRowProps) {
  const { label, about, channels: supported } = getKind(kind)
  return (
    <tr>
      <th scope="row" className="px-4 py-3 text-left font-normal sm:px-5">
        <span className="block font-medium">{label}</span>
        <span className="mt-0.5 block text-muted text-table">{about}</span>
      </th>
      {notificationChannels.map((channel) => (
        <td key={channel} className="px-1 py-3 text-center align-middle">
          {supported.includes(channel) ? (
            <Checkbox
              checked={channels[channel]}
              onChange={(isOn) => onChange({ [channel]: isOn })}
              aria-label={`${label}: ${channelLabels[channel].label}`}
            />
          ) : (
            <span className="text-faint">
              <span aria-hidden="true">–</span>
              <span className="sr-only">Not available</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
