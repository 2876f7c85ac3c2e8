import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { SwitchField } from '../../../design/inputs/switch-field.tsx'
import { useRevalidation } from './use-revalidation.ts'

interface ToggledFieldsProps {
  /** The form path of the switch. */
  name: string
  label: string
  hint?: string
  /** The form paths of the fields behind the switch. */
  covers: readonly string[]
  onToggle?: (isOn: boolean) => void
  children: ReactNode
}

/** A switch and the fields that it shows. Hidden fields are not required. */
export function ToggledFields({ name, label, hint, covers, onToggle, children }: ToggledFieldsProps) {
  const isOn = useWatch({ name }) === true
  useRevalidation(covers, isOn)
  return (
    <>
      <SwitchField name={name} label={label} hint={hint} onToggle={onToggle} />
      {isOn && children}
    </>
  )
}
