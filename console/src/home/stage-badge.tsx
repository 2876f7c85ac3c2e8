import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { LeadStage } from '@gable/shared/timeline/entry.ts'
import { Badge, type Tone } from '../design/badge.tsx'

interface StageBadgeProps {
  stage: LeadStage
  stages: LeadFieldConfig['stages']
}

/** Where a lead stands, in the account's own words. */
export function StageBadge({ stage, stages }: StageBadgeProps) {
  return (
    <Badge dot tone={tones[stage]}>
      {stages.find(({ value }) => value === stage)?.label ?? stage}
    </Badge>
  )
}

const tones: Record<LeadStage, Tone> = {
  NEW: 'info',
  CONTACTED: 'neutral',
  QUALIFIED: 'warning',
  UNDER_CONTRACT: 'success',
  CLOSED: 'success',
  LOST: 'danger',
}
