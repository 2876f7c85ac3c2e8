import {
  type FormConfig,
  FormGroupChange,
  type FormGroupConfig,
  trackingCodeMaximum,
} from '@gable/shared/forms/form.ts'
import { toJourneyForm } from '@gable/shared/journeys/journey-form.ts'
import { ListOrdered, Settings } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { KeyedMutator } from 'swr'
import type * as z from 'zod'
import { EditorScreen } from '../editing/editor-screen.tsx'
import { TrackingSection } from '../editing/tracking-section.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { call, useRefresh } from '../platform/use-api.ts'
import { useFormsBackLink } from './form-paths.ts'
import { FormPreview } from './form-preview.tsx'
import { GroupContentPanel } from './group-content-panel.tsx'

interface GroupEditorProps {
  saved: FormGroupConfig
  mutate: KeyedMutator<FormGroupConfig>
  /** All forms of the account. */
  forms: readonly FormConfig[]
}

export function GroupEditor({ saved, mutate, forms }: GroupEditorProps) {
  const refresh = useRefresh()
  const backLink = useFormsBackLink()
  const params = { groupId: saved._id }
  const editing = useEditing({
    saved,
    mutate,
    schema: FormGroupChange,
    toValues: toGroupValues,
    save: async (body) => {
      const group = await call('PATCH /agent/forms/group/:groupId', { params, body })
      void refresh('GET /agent/forms/groups')
      return group
    },
    load: () => call('GET /agent/forms/group/:groupId', { params }),
  })
  const { control } = editing.form
  const formIds = useWatch({ control, name: 'formIds' })
  const ordered = formIds.flatMap((id) => forms.find(({ _id }) => _id === id) ?? [])
  return (
    <EditorScreen
      backLink={backLink}
      saved={saved}
      editing={editing}
      panels={[
        {
          key: 'content',
          label: 'Content',
          icon: ListOrdered,
          fields: ['formIds'],
          content: <GroupContentPanel control={control} forms={ordered} />,
        },
        {
          key: 'settings',
          label: 'Settings',
          icon: Settings,
          fields: ['settings'],
          content: <TrackingSection control={control} name="settings.trackingCode" max={trackingCodeMaximum} />,
        },
      ]}
      renderPreview={(device) => (
        <FormPreview
          device={device}
          title={`Preview of ${saved.name}`}
          forms={ordered.map((form) => toJourneyForm(form))}
        />
      )}
    />
  )
}

export type GroupValues = z.input<typeof FormGroupChange>

const toGroupValues = ({ formIds, settings }: FormGroupConfig): GroupValues => ({ formIds, settings })
