import type { FormConfig, FormGroupChange } from '@gable/shared/forms/form.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'
import { Pencil } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Control } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { Callout } from '../design/feedback/callout.tsx'
import { DragList } from '../design/inputs/drag-list.tsx'
import { useFormField } from '../design/inputs/form-field.ts'
import { useReturnQuery } from '../editing/back-link.ts'
import { useFormEditorPath } from './form-paths.ts'
import type { GroupValues } from './group-editor.tsx'

interface GroupContentPanelProps {
  control: Control<GroupValues, unknown, FormGroupChange>
  /** In their current order. */
  forms: readonly FormConfig[]
}

/** The order in which visitors see the forms. */
export function GroupContentPanel({ control, forms }: GroupContentPanelProps) {
  const { onChange, error } = useFormField<GroupValues, FormGroupChange>({ control, name: 'formIds', label: 'Forms' })
  const headingId = useId()
  const items = forms.map((form) => ({ id: form._id, form }))
  return (
    <div className="space-y-4">
      <Callout>
        You can update the title and description of each individual form in their respective settings page
      </Callout>
      <section data-field="formIds" aria-labelledby={headingId} className="space-y-2">
        <h3 id={headingId} className="font-semibold">
          Forms
        </h3>
        <DragList
          items={items}
          getName={({ form }) => form.name}
          onReorder={(reordered) => onChange(reordered.map(({ id }) => id))}
          className="flex flex-col gap-2"
        >
          {({ form }, handle) => <FormItem form={form} handle={handle} />}
        </DragList>
        {error && <p className="text-danger-ink text-label">{error}</p>}
      </section>
    </div>
  )
}

function FormItem({ form, handle }: { form: FormConfig; handle: ReactNode }) {
  const getEditorPath = useFormEditorPath()
  const backHere = useReturnQuery()
  return (
    <div className="flex items-center gap-2 rounded-lg border border-line bg-surface py-2 pr-3 pl-2">
      {handle}
      <Link
        to={`${getEditorPath({ type: 'FORM', _id: form._id })}${backHere}`}
        className="group/line flex min-w-0 flex-1 items-center gap-2 rounded-sm py-0.5"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium decoration-line-strong underline-offset-2 group-hover/line:underline">
            {form.name}
          </span>
          <span className="block truncate text-label text-muted">{getLeadTypeLabel(form)}</span>
        </span>
        <Pencil aria-hidden="true" className="size-4 shrink-0 text-faint group-hover/line:text-ink" />
      </Link>
    </div>
  )
}

const getLeadTypeLabel = ({ leadType }: FormConfig) =>
  leadFields.leadTypes.find(({ value }) => value === leadType)?.label
