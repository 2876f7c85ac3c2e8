import { bounds } from '@gable/shared/widgets/settings-rules.ts'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { NumberField } from '../../design/inputs/number-field.tsx'
import { SwitchField } from '../../design/inputs/switch-field.tsx'
import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import type { WidgetControl, WidgetValues } from './widget-values.ts'

interface CostCardProps {
  control: WidgetControl
  index: number
  title: string
  handle: ReactNode
  /** Undefined if this is the only cost. */
  onRemove: (() => void) | undefined
}

/** Edits one additional cost. A hidden cost may be incomplete. */
export function CostCard({ control, index, title, handle, onRemove }: CostCardProps) {
  const cost = `settings.additionalCosts.${index}` as const
  const { trigger } = useFormContext<WidgetValues>()
  const isShown = useWatch({ control, name: `${cost}.showCost` })
  const { errors, isSubmitted } = useFormState({ control, name: cost })
  const hasErrors = get(errors, cost) !== undefined
  const wasShown = useRef(isShown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: validates again only when the switch changes
  useEffect(() => {
    if (wasShown.current !== isShown && (hasErrors || isSubmitted)) void trigger(cost)
    wasShown.current = isShown
  }, [isShown])

  const isOpen = isShown || hasErrors
  return (
    <div className="space-y-4 rounded-lg border border-line bg-surface p-3">
      <div className="flex items-center gap-1">
        {handle}
        <h4 className="min-w-0 flex-1 truncate font-medium">{title}</h4>
        <IconButton
          icon={Trash2}
          size="sm"
          label={`Remove ${title}`}
          hint={onRemove ? undefined : 'There must be at least one additional cost'}
          disabled={!onRemove}
          onClick={onRemove}
        />
      </div>
      <SwitchField control={control} name={`${cost}.showCost`} label="Show Cost" />
      {isOpen && (
        <>
          <TextField
            control={control}
            name={`${cost}.title`}
            label="Title"
            required={isShown}
            max={bounds.blockTitle}
          />
          <NumberField
            control={control}
            name={`${cost}.defaultPerc`}
            label="Default Percentage"
            required={isShown}
            unit="%"
            step={0.25}
            min={0}
            max={bounds.percent}
            hint="Percent of the sale price."
          />
          <TextAreaField
            control={control}
            name={`${cost}.infoMessage`}
            label="Info Message"
            required={isShown}
            max={bounds.infoMessage}
            rows={2}
          />
        </>
      )}
    </div>
  )
}
