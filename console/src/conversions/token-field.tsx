import type { IntegrationFields } from '@gable/shared/conversions/integration.ts'
import { type ComponentType, type ReactNode, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { Badge } from '../design/data/badge.tsx'
import { Button } from '../design/inputs/button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'

interface TokenFieldProps {
  control: Control<IntegrationFields>
  label: string
  hint: string | undefined
  vendorName: string
  isSet: boolean
  onRemove: () => Promise<void>
  /** For a secret of several parts. */
  Input?: ComponentType<TokenInputProps> | undefined
}

export type TokenInputProps = Pick<TokenFieldProps, 'control' | 'label' | 'hint'> & {
  labelAction: ReactNode
  autoFocus: boolean
}

/** A token that cannot be read again: it is set, replaced or removed. */
export function TokenField({
  control,
  label,
  hint,
  vendorName,
  isSet,
  onRemove,
  Input = SingleInput,
}: TokenFieldProps) {
  const { field } = useController({ control, name: 'token' })
  const [isReplacing, setReplacing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [wasSet, setWasSet] = useState(isSet)
  // A saved token closes the field.
  if (wasSet !== isSet) {
    setWasSet(isSet)
    setReplacing(false)
  }
  if (!isSet || isReplacing)
    return (
      <Input
        control={control}
        label={label}
        hint={hint}
        autoFocus={isReplacing}
        labelAction={
          isReplacing && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                field.onChange('')
                setReplacing(false)
              }}
            >
              Keep the current one
            </Button>
          )
        }
      />
    )
  return (
    <div>
      <p className="mb-1 font-medium text-ink text-table">{label}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="success" dot>
          Set
        </Badge>
        <Button size="sm" onClick={() => setReplacing(true)} aria-label={`Replace: ${label}`}>
          Replace
        </Button>
        <Button size="sm" onClick={() => setRemoving(true)} aria-label={`Remove: ${label}`}>
          Remove
        </Button>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={<>Remove the token of {vendorName}?</>}
        description="Our server stops reporting leads there. To report them again you need a new token."
        confirmLabel="Remove"
        tone="danger"
        onConfirm={onRemove}
      />
    </div>
  )
}

const SingleInput = (props: TokenInputProps) => (
  <TextField {...props} name="token" spellCheck={false} autoComplete="off" />
)
