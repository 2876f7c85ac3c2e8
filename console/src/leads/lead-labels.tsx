import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'

type Config = Pick<LeadFieldConfig, 'stages' | 'leadTypes'> | undefined

export const getStageLabel = (config: Config, stage: LeadStage): string =>
  config?.stages.find(({ value }) => value === stage)?.label ?? stage

export const getTypeLabel = (config: Config, { leadType }: Pick<Lead, 'leadType'>): string =>
  config?.leadTypes.find(({ value }) => value === leadType)?.label ?? leadType

/** The agents a lead can be assigned to, and nobody. */
export const toOwnerOptions = (config: Pick<LeadFieldConfig, 'agents'> | undefined) => [
  { value: '', label: 'Unassigned' },
  ...(config?.agents ?? []).map(({ _id, fullName }) => ({ value: _id, label: fullName })),
]

export function StageBadge({ stage, config }: { stage: LeadStage; config: Config }) {
  return (
    <Badge dot tone={stageTones[stage]}>
      {getStageLabel(config, stage)}
    </Badge>
  )
}

const stageTones: Record<LeadStage, Tone> = {
  NEW: 'info',
  CONTACTED: 'neutral',
  QUALIFIED: 'warning',
  UNDER_CONTRACT: 'success',
  CLOSED: 'success',
  LOST: 'danger',
}
