import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { useRefreshBrandings } from './use-branding.ts'

interface SectionFormInput<In extends FieldValues, Out> {
  schema: z.ZodType<Out, In>
  /** The saved values. */
  values: In
  /** Resolves to the values as they were saved. */
  save: (values: Out) => Promise<In>
  successMessage: string
}

/** The form of a section with a Save button. It warns before a user leaves with unsaved changes. */
export function useSectionForm<In extends FieldValues, Out>(input: SectionFormInput<In, Out>) {
  const { schema, values, save, successMessage } = input
  const refresh = useRefreshBrandings()
  const form = useZodForm<In, Out>(schema, { values, resetOptions: { keepDirtyValues: true } })
  const { isDirty, isValid } = form.formState

  async function handleSave(parsed: Out) {
    const sent = structuredClone(form.getValues())
    resetToSaved(form, await save(parsed), sent)
    toast.success(successMessage)
    await refresh()
  }

  useUnsavedChanges(isDirty, { save: form.handleSubmit(handleSave, throwInvalid), hasErrors: !isValid })
  return { form, handleSave }
}

/** Resets the form to the saved values, but keeps edits made while the save was in progress. */
function resetToSaved<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, saved: In, sent: In) {
  const current = structuredClone(form.getValues())
  form.reset(saved, { keepDirtyValues: false })
  for (const name of Object.keys(current) as Path<In>[]) {
    if (JSON.stringify(current[name]) === JSON.stringify(sent[name])) continue
    form.setValue(name, current[name] as PathValue<In, Path<In>>, { shouldDirty: true, shouldValidate: true })
  }
}

function throwInvalid(): never {
  throw new Error('Some fields need attention')
}
