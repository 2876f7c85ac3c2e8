import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { autosaveDelay } from './use-autosave.ts'

/** Shows the errors of fields that were not saved, even while a field has focus, since the autosave note mentions them. */
export function useRevealFieldErrors<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  invalidFields: string[],
) {
  const names = invalidFields.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form object never changes
  useEffect(() => {
    if (names === '') return
    const timer = setTimeout(() => {
      for (const name of names.split(' ') as FieldPath<In>[])
        form.setValue(name, form.getValues(name), { shouldTouch: true, shouldValidate: true })
    }, autosaveDelay)
    return () => clearTimeout(timer)
  }, [names])
}
