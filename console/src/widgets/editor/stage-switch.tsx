import { useId } from 'react'
import { Switch } from '../../design/switch.tsx'
import type { Stage } from './shown-stage.ts'

interface StageSwitchProps {
  stage: Stage
  onStage: (stage: Stage) => void
}

/** Whether the preview has gone on to the form. */
export function StageSwitch({ stage, onStage }: StageSwitchProps) {
  const id = useId()
  return (
    <div className="mb-5 flex items-center justify-between gap-4 rounded-lg bg-sunken px-3 py-2.5">
      <label htmlFor={id} className="font-medium text-table">
        Show form in preview
      </label>
      <Switch id={id} checked={stage === 'form'} onChange={(isForm) => onStage(isForm ? 'form' : 'view')} />
    </div>
  )
}
