import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { getTimeZoneName } from '../../design/format/time-zone-name.ts'
import { MoneyField } from '../../design/inputs/money-field.tsx'
import { SelectField } from '../../design/inputs/select-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { useSession } from '../../platform/session.ts'
import { toOwnerOptions } from '../lead-labels.tsx'
import type { LeadForm } from './lead-form.ts'
import { LostReasonField } from './lost-reason-field.tsx'

interface LeadFieldsProps {
  form: UseFormReturn<LeadForm, unknown, LeadForm>
  config: LeadFieldConfig
  timeZone: string
}

export function LeadFields({ form: { control }, config, timeZone }: LeadFieldsProps) {
  const userTimeZone = useSession().user.timeZone
  const stage = useWatch({ control, name: 'stage' })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField control={control} name="stage" label="Stage" options={config.stages} />
      <SelectField control={control} name="agentId" label="Owner" options={toOwnerOptions(config)} />
      {stage === 'LOST' && <LostReasonField control={control} reasons={config.lostReasons} />}
      <TextField control={control} name="nextAction" label="Next Action" max={200} placeholder="Call back" />
      <TextField
        control={control}
        name="due"
        label="Due"
        type="datetime-local"
        hint={userTimeZone && userTimeZone !== timeZone ? `Agency time zone: ${getTimeZoneName(timeZone)}` : undefined}
      />
      <MoneyField control={control} name="valueCents" label="Value" className="sm:col-span-2" />
    </div>
  )
}
