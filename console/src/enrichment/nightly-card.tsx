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

interface NightCardProps {
  settings: EnrichmentSettings
  runs: readonly EnrichmentRun[] | undefined
  onChange: (settings: EnrichmentSettings) => void
}

/** Whether homes are looked up while nobody works, how often each, and what came of it the last time. */
export function NightlyCard({ settings, runs, onChange }: NightCardProps) {
  const id = useId()
  const timeZone = useTimeZone()
  const last = runs?.find(({ isByNight }) => isByNight)
  return (
    <Card
      title="Every night"
      footer={
        last
          ? `The last night, ${formatDateTime(last.beganAt, timeZone)}: ${formatRunResult(last)}.`
          : runs && 'No night has been worked through yet.'
      }
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <label htmlFor={id} className="block font-medium">
            Keep homes up to date by night
          </label>
          <p id={`${id}-hint`} className="mt-0.5 text-muted text-table">
            Between 1 and 5 AM of your agency’s time zone, up to {formatCount(propertiesPerRun)} homes a night, those not
            looked up for the longest first. Also homes that nobody opens.
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
            Look up each home again
          </span>
          <div className="w-44">
            <Select
              aria-label="Look up each home again"
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
