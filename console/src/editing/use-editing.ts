import { changedElsewhere, Problem } from '@gable/shared/http/problem.ts'
import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { listChangedFields } from './changed-fields.ts'

interface UseEditingOptions<Saved, In extends FieldValues, Out> {
  /** The latest version from the cache. */
  saved: Saved
  /** Updates the cache, or reads the stored version again. */
  mutate: (saved?: Saved, options?: { revalidate: false }) => unknown
  schema: z.ZodType<Out, In>
  toValues: (saved: Saved) => In
  /** Saves the values. The server rejects them if the stored version is newer than `basedOn`. */
  save: (values: Out & { basedOn: string }) => Promise<Saved>
  /** Fetches the stored version. */
  load: () => Promise<Saved>
  /** Shown after a save. */
  savedMessage?: (() => string) | undefined
  /** Shown when saving failed and the server did not say why. */
  saveErrorMessage?: string | undefined
}

export interface Editing<In extends FieldValues, Out, Saved = never> {
  form: UseFormReturn<In, unknown, Out>
  submit: (values: Out) => Promise<void>
  /** Whether someone else saved other values while this form has unsaved changes. */
  isOutdated: boolean
  /** Discards unsaved changes and shows the stored version. */
  reload: () => Promise<void>
  /** Discards unsaved changes and shows this version, which the server just returned. */
  show: (version: Saved) => void
  /** State of the `ConflictDialog`. */
  conflict: { open: boolean; close: () => void; overwrite: () => Promise<void> }
}

/** A form for an item that several people may edit at once. Nobody's changes are overwritten without confirmation. */
export function useEditing<Saved extends { updatedAt: string }, In extends FieldValues, Out>(
  options: UseEditingOptions<Saved, In, Out>,
): Editing<In, Out, Saved> {
  const { saved, mutate, schema, toValues, saveErrorMessage = defaultSaveErrorMessage } = options
  const [base, setBase] = useState(saved)
  const [rejected, setRejected] = useState<Out>()
  const form = useZodForm<In, Out>(schema, { defaultValues: toValues(saved) as DefaultValues<In> })
  const { isDirty, isValid, isSubmitting } = form.formState
  const isNewer = Date.parse(saved.updatedAt) > Date.parse(base.updatedAt)
  // A newer version may differ only in its name or status, which this form does not edit.
  const isOutdated = isNewer && JSON.stringify(toValues(saved)) !== JSON.stringify(toValues(base))

  function showVersion(version: Saved) {
    setBase(version)
    form.reset(toValues(version))
    void mutate(version, { revalidate: false })
  }

  // Without unsaved changes, a newer version is shown right away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the saved version or the form's state changes
  useEffect(() => {
    if (isOutdated && !isDirty && !isSubmitting) showVersion(saved)
  }, [isOutdated, isDirty, isSubmitting])

  async function store(values: Out, basedOn: string) {
    const sent = structuredClone(form.getValues())
    const stored = await options.save({ ...values, basedOn }).catch((error) => {
      throw error instanceof Problem && (error.code === 'invalid' || error.code === 'conflict')
        ? error
        : new Error(saveErrorMessage)
    })
    const current = structuredClone(form.getValues())
    const message = options.savedMessage?.() ?? 'Changes saved'
    showVersion(stored)
    restoreLaterChanges(sent, current)
    toast.success(message)
  }

  /** Reapplies changes that the user made while the request was running. */
  function restoreLaterChanges(sent: In, current: In) {
    for (const [name, value] of listChangedFields(sent, current))
      form.setValue(name as Path<In>, value as PathValue<In, Path<In>>, { shouldDirty: true })
  }

  const save = (values: Out) => store(values, (isNewer && !isOutdated ? saved : base).updatedAt)

  useUnsavedChanges(isDirty, { save: () => form.handleSubmit(save)(), hasErrors: !isValid })

  return {
    form,
    isOutdated: isOutdated && isDirty && !isSubmitting,
    submit: (values: Out) =>
      save(values).catch((error) => {
        if (!(error instanceof Problem) || error.message !== changedElsewhere) throw error
        setRejected(() => values)
        void mutate()
      }),
    reload: async () => showVersion(await options.load()),
    show: showVersion,
    conflict: {
      open: rejected !== undefined,
      close: () => setRejected(undefined),
      overwrite: async () => {
        if (rejected === undefined) return
        // Only the version that the person was told about is overwritten.
        const { updatedAt } = await options.load()
        await store(rejected, updatedAt)
      },
    },
  }
}

const defaultSaveErrorMessage = 'Unable to save changes. Please try again later.'
