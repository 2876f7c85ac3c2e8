import type { CountedStep } from './journey-steps.ts'
import { type Device, devices, type TrafficDimension } from './traffic.ts'
import type { FunnelStage, TrafficRow } from './traffic-report.ts'

export const dimensionLabels: Record<TrafficDimension, string> = {
  campaign: 'Campaign',
  source: 'Source',
  referrer: 'Referrer',
  device: 'Device',
}

const deviceLabels: Record<Device, string> = {
  PHONE: 'Phone',
  TABLET: 'Tablet',
  COMPUTER: 'Computer',
  OTHER: 'Other device',
}

const noneLabels: Record<TrafficDimension, string> = {
  campaign: 'No campaign',
  source: 'Direct or unknown',
  referrer: 'No referrer',
  device: 'Unknown device',
}

const otherLabels: Record<TrafficDimension, string> = {
  campaign: 'Other campaigns',
  source: 'Other sources',
  referrer: 'Other sites',
  device: 'Other device',
}

/** What a row is called. */
export function getTrafficName({ kind, name }: Pick<TrafficRow, 'kind' | 'name'>, by: TrafficDimension): string {
  if (kind === 'none') return noneLabels[by]
  if (kind === 'other') return otherLabels[by]
  if (kind === 'unknown') return 'Not recorded'
  return by === 'device' ? formatDevice(name) : name
}

const formatDevice = (name: string): string => deviceLabels[devices.find((device) => device === name) ?? 'OTHER']

/** What a filter of submissions by one part is called. */
export const formatTrafficFilter = (part: string, value: string): { label: string; value: string } => {
  if (part === 'pages') return { label: 'From', value: 'The pages of the report' }
  const by = part === 'site' ? 'referrer' : part === 'medium' ? 'source' : (part as TrafficDimension)
  const label = part === 'medium' ? 'Medium' : dimensionLabels[by]
  if (value === '') return { label, value: noneLabels[by] }
  return { label, value: by === 'device' ? formatDevice(value) : value }
}

const stepLabels: Record<CountedStep, string> = {
  figures: 'Changed a figure',
  address: 'Typed an address',
  timeline: 'Saw the question about timing',
  offer: 'Saw an offer',
  questions: 'Saw your questions',
  details: 'Saw the contact details',
  answer: 'Saw the answer',
}

export const stageLabels: Record<FunnelStage, string> = {
  view: 'Viewed',
  entrance: 'Started the journey',
  submission: 'Sent the form',
  ...stepLabels,
}
