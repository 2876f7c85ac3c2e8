import {
  type EnrichmentRun,
  type EnrichmentSettings,
  everyDaysChoices,
  propertiesPerRun,
} from '@gable/shared/enrichment/enrichment.ts'
import { useId } from 'react'
import { formatDateTime } from '../design/format/date-format.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { Select } from '../design/inputs/select.tsx'
import { Switch } from '../design/inputs/switch.tsx'
import { Card } from '../design/layout/card.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { formatRunResult } from './run-format.ts'

interface NightlyCardProps {
  settings: EnrichmentSettings
  runs: readonly EnrichmentRun[] | undefined
  onChange: (settings: EnrichmentSettings) => void
}

/** The settings of the nightly refresh, and the result of the last one. */
export function NightlyCard({ settings, runs, onChange }: NightlyCardProps) {
  const id = useId()
  const timeZone = useTimeZone()
  const lastRun = runs?.find(({ isByNight }) => isByNight)
  return (
    <Card
      title="Nightly refresh"
      footer={
        lastRun
          ? `Last run ${formatDateTime(lastRun.beganAt, timeZone)}: ${formatRunResult(lastRun)}.`
          : runs && 'No nightly refresh has run yet.'
      }
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <label htmlFor={id} className="block font-medium">
            Refresh homes every night
          </label>
          <p id={`${id}-hint`} className="mt-0.5 text-muted text-table">
            Runs between 1 and 5 AM in your agency’s time zone. Refreshes up to {formatCount(propertiesPerRun)} homes a
            night, oldest data first.
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          checked={settings.isOnByNight}
          onChange={(isOnByNight) => onChange({ ...settings, isOnByNight })}
        />
      </div>
      {settings.isOnByNight && (
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <span id={`${id}-often`} className="text-table">
            Refresh each home
          </span>
          <div className="w-44">
            <Select
              aria-label="Refresh each home"
              value={String(settings.everyDays)}
              options={intervalOptions}
              onChange={(value) => {
                const everyDays = everyDaysChoices.find((days) => String(days) === value)
                if (everyDays) onChange({ ...settings, everyDays })
              }}
            />
          </div>
        </div>
      )}
    </Card>
  )
}

const intervalOptions = [
  { value: '1', label: 'every day' },
  { value: '7', label: 'every week' },
  { value: '30', label: 'every month' },
]
