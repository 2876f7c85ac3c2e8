import type { NotificationSettings, NotificationSettingsChange } from '@gable/shared/notifications/settings.ts'
import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { getTimeZoneName } from '../design/format/time-zone-name.ts'
import { Field } from '../design/inputs/field.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Select } from '../design/inputs/select.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { ChannelTable } from './channel-table.tsx'
import { useNotificationSettings } from './use-notification-settings.ts'

/** What the agent is notified of in this account, and how. */
export function NotificationSettingsPage() {
  const { response, save } = useNotificationSettings()
  return (
    <Page
      title="Notification Settings"
      description="What you hear about in this account, and how. Changes are saved at once."
    >
      <DataBoundary
        response={response}
        errorTitle="The notification settings could not be loaded"
        fallback={<SettingsSkeleton />}
      >
        {(settings) => (
          <div className="space-y-4">
            <Card flush>
              <ChannelTable settings={settings} onChange={(kinds) => void save({ kinds })} />
            </Card>
            <DigestCard settings={settings} onChange={(change) => void save(change)} />
          </div>
        )}
      </DataBoundary>
    </Page>
  )
}

interface DigestCardProps {
  settings: NotificationSettings
  onChange: (change: NotificationSettingsChange) => void
}

function DigestCard({ settings: { kinds, digestHour, timeZone }, onChange }: DigestCardProps) {
  const pathTo = useAccountPath()
  const isUsed = Object.values(kinds).some(({ digest }) => digest)
  return (
    <Card
      title="Daily email"
      description={
        isUsed
          ? 'One email with everything new that you haven’t read by then. Without news, no email.'
          : 'Check “Daily” above for the notifications you want to get together, once a day.'
      }
    >
      <Field
        name="digestHour"
        label="Send At"
        className="max-w-xs"
        hint={
          <>
            Your time zone: {getTimeZoneName(timeZone)}.{' '}
            <Link to={pathTo('settings/profile#details')}>Change time zone</Link>
          </>
        }
      >
        {(control) => (
          <Select
            {...control}
            value={String(digestHour)}
            options={hours}
            onChange={(hour) => onChange({ digestHour: Number(hour) })}
          />
        )}
      </Field>
    </Card>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
}))

const SettingsSkeleton = () => <CardStackSkeleton heights={['h-[540px]', 'h-40']} />
