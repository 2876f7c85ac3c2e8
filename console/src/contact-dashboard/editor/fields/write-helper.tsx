import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { IconButton } from '../../../design/inputs/icon-button.tsx'
import { Popover } from '../../../design/overlays/popover.tsx'
import { useModuleType } from './module-type-context.ts'
import { SuggestionBox } from './suggestion-box.tsx'
import { useSuggestion } from './use-suggestion.ts'

interface WriteHelperProps {
  /** The form path of the text. */
  name: string
  label: string
  maximum: number
}

/** Suggests a text for a field, which the agent takes or leaves. */
export function WriteHelper({ name, label, maximum }: WriteHelperProps) {
  const { getValues, setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const { text, suggest, cancel } = useSuggestion({
    moduleType: useModuleType(),
    field: name.replace(/^settings\./, ''),
    maximum,
    // The field keeps its text.
    onFailure: () => setOpen(false),
  })

  function handleOpenChange(next: boolean) {
    setOpen(next)
    if (next) void suggest(String(getValues(name) ?? ''))
    else cancel()
  }

  function take() {
    setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    setOpen(false)
  }

  return (
    <Popover
      open={isOpen}
      onOpenChange={handleOpenChange}
      label={`Suggestion for ${label}`}
      align="end"
      className="w-80"
      trigger={
        <IconButton icon={Sparkles} size="sm" label={`Write ${label} with AI`} className="-my-1 -mr-1.5 touch:-my-2" />
      }
    >
      <SuggestionBox
        text={text}
        onTake={take}
        onRetry={() => void suggest(text ?? '')}
        onDiscard={() => handleOpenChange(false)}
      />
    </Popover>
  )
}
