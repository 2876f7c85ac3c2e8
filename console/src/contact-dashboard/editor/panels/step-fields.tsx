import { maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import type { Control } from 'react-hook-form'
import { PanelTextField } from '../fields/panel-text-field.tsx'
import type { ModuleValues } from './panel-props.ts'
import { StepImageField } from './step-image-field.tsx'

type StepValues = ModuleValues<'THREE_STEP_PROCESS'>

interface StepFieldsProps {
  control: Control<StepValues, unknown, StepValues>
  index: number
}

/** Edits one step: its texts and its picture. */
export function StepFields({ control, index }: StepFieldsProps) {
  const step = `settings.stepProcesses.${index}` as const
  return (
    <>
      <PanelTextField control={control} name={`${step}.title`} label="Title" max={maxLengths.stepText} />
      <PanelTextField control={control} name={`${step}.subTitle`} label="Subtitle" max={maxLengths.stepText} />
      <PanelTextField control={control} name={`${step}.text`} label="Text" max={maxLengths.stepText} rows={3} />
      <StepImageField name={`${step}.image`} step={index + 1} />
    </>
  )
}
