import { changedElsewhere, Problem } from '@gable/shared/http/problem.ts'
import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { KeyedMutator } from 'swr'
import type * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { listChangedFields } from './changed-fields.ts'

interface UseEditingOptions<Saved, In extends FieldValues, Out> {
  /** The newest that is known to be stored, and its place in the cache. */
  saved: Saved
  mutate: KeyedMutator<Saved>
  schema: z.ZodType<Out, In>
  toValues: (saved: Saved) => In
  /** Stores the values. `basedOn` makes the server refuse them where something else was stored meanwhile. */
  save: (values: Out & { basedOn?: string }) => Promise<Saved>
  /** Reads what is stored now; throws where it cannot be had. */
  load: () => Promise<Saved>
}

export interface Editing<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>
  submit: (values: Out) => Promise<void>
  /** Somebody saved something else while changes are being made here. */
  isOutdated: boolean
  /** Drops what is not saved for what is. */
  reload: () => Promise<void>
  /** Open while it is to be decided whose changes stay. */
  conflict: { open: boolean; close: () => void; overwrite: () => Promise<void> }
}

/** Something of which others may have the same open: nobody's words are lost without being asked about. */
export function useEditing<Saved extends { updatedAt: string }, In extends FieldValues, Out>(
  props: UseEditingOptions<Saved, In, Out>,
): Editing<In, Out> {
  const { saved, mutate, schema, toValues, save, load } = props
  const [opened, setOpened] = useState(saved)
  const [refused, setRefused] = useState<Out>()
  const form = useZodForm<In, Out>(schema, { defaultValues: toValues(saved) as DefaultValues<In> })
  const { isDirty, isValid, isSubmitting } = form.formState
  const isNewer = Date.parse(saved.updatedAt) > Date.parse(opened.updatedAt)
  // Another name or state is news as well, and in nobody's way here.
  const isOutdated = isNewer && JSON.stringify(toValues(saved)) !== JSON.stringify(toValues(opened))

  function open(next: Saved) {
    setOpened(next)
    form.reset(toValues(next))
    void mutate(next, { revalidate: false })
  }

  // Whoever has changed nothing simply sees what others saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is stored is what this waits for
  useEffect(() => {
    if (isOutdated && !isDirty && !isSubmitting) open(saved)
  }, [isOutdated, isDirty, isSubmitting])

  async function store(values: Out, basedOn: { basedOn?: string }) {
    const before = structuredClone(form.getValues())
    const kept = await save({ ...values, ...basedOn }).catch((error) => {
      throw error instanceof Problem && (error.code === 'invalid' || error.code === 'conflict')
        ? error
        : new Error(unableToSave)
    })
    const now = structuredClone(form.getValues())
    open(kept)
    keepWhatWasTypedMeanwhile(before, now)
    toast.success('Changes saved')
  }

  function keepWhatWasTypedMeanwhile(before: In, now: In) {
    for (const [name, value] of listChangedFields(before, now))
      form.setValue(name as Path<In>, value as PathValue<In, Path<In>>, { shouldDirty: true })
  }

  const save = (values: Out) => store(values, { basedOn: (isNewer && !isOutdated ? saved : opened).updatedAt })

  useUnsavedChanges(isDirty, { save: () => form.handleSubmit(save)(), hasErrors: !isValid })

  return {
    form,
    isOutdated: isOutdated && isDirty && !isSubmitting,
    submit: (values: Out) =>
      save(values).catch((error) => {
        if (!(error instanceof Problem) || error.message !== changedElsewhere) throw error
        setRefused(() => values)
        void mutate()
      }),
    reload: async () => open(await load()),
    conflict: {
      open: refused !== undefined,
      close: () => setRefused(undefined),
      overwrite: async () => {
        if (refused !== undefined) await store(refused, {})
      },
    },
  }
}

const unableToSave = 'Unable to save changes. Please try again later.'
