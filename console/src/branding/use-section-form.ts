import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { useRefreshBrandings } from './use-branding.ts'

interface SectionForm<In extends FieldValues, Out> {
  schema: z.ZodType<Out, In>
  /** As it is stored. */
  values: In
  store: (values: Out) => Promise<In>
  saved: string
}

/** A section that is saved by a button and is not left with something unsaved unless one wants to. */
export function useSectionForm<In extends FieldValues, Out>({ schema, values, store, saved }: SectionForm<In, Out>) {
  const refresh = useRefreshBrandings()
  const form = useZodForm<In, Out>(schema, { values, resetOptions: { keepDirtyValues: true } })
  const { isDirty, isValid } = form.formState

  async function save(parsed: Out) {
    const sent = structuredClone(form.getValues())
    const stored = await store(parsed)
    resetTo(form, stored, sent)
    toast.success(saved)
    await refresh()
  }

  useUnsavedChanges(isDirty, { save: form.handleSubmit(save, refuse), hasErrors: !isValid })
  return { form, save }
}

/** What was typed while the save was under way stays, unsaved. */
function resetTo<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, stored: In, sent: In) {
  const now = structuredClone(form.getValues())
  form.reset(stored, { keepDirtyValues: false })
  for (const name of Object.keys(now) as Path<In>[]) {
    if (JSON.stringify(now[name]) === JSON.stringify(sent[name])) continue
    form.setValue(name, now[name] as PathValue<In, Path<In>>, { shouldDirty: true, shouldValidate: true })
  }
}

function refuse(): never {
  throw new Error('Some fields need attention')
}
