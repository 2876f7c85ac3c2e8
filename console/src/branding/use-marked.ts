import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { pause } from './use-autosave.ts'

/** Marks what was not stored, also while the person is still in the field: the note above speaks of it. */
export function useMarked<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, refused: string[]) {
  const names = refused.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is one object for as long as it stands
  useEffect(() => {
    if (names === '') return
    const later = setTimeout(() => {
      for (const name of names.split(' ') as FieldPath<In>[])
        form.setValue(name, form.getValues(name), { shouldTouch: true, shouldValidate: true })
    }, pause)
    return () => clearTimeout(later)
  }, [names])
}
