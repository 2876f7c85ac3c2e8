import { useState } from 'react'
import { useEmailEditor } from '../use-email-editor.ts'

/** The error of a setting, shown once the field was left or publishing was tried. */
export function useFieldError(blockId: string | null, field: string) {
  const { errors, showsErrors, endStep } = useEmailEditor()
  const [isTouched, setTouched] = useState(false)
  const error = errors.find((entry) => entry.blockId === blockId && entry.field === field)

  function handleBlur() {
    setTouched(true)
    endStep()
  }

  return { error: isTouched || showsErrors ? error?.message : undefined, onBlur: handleBlur }
}
