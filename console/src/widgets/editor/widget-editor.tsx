import type { Widget } from '@gable/shared/widgets/widget.ts'
import { FileText } from 'lucide-react'
import type { KeyedMutator } from 'swr'
import { PreviewFrame } from '../../design/editor/preview-frame.tsx'
import { EditingFrame } from '../../editing/editing-frame.tsx'
import { useEditing } from '../../editing/use-editing.ts'
import type { WayOut } from '../../editing/way-out.ts'
import { call } from '../../platform/use-api.ts'
import { rulesOf, type WidgetValues } from './widget-values.ts'

interface WidgetEditorProps {
  saved: Widget
  mutate: KeyedMutator<Widget>
  close: WayOut
}

export function WidgetEditor({ saved, mutate, close }: WidgetEditorProps) {
  const params = { widgetId: saved._id }
  const editing = useEditing<Widget, WidgetValues, WidgetValues>({
    saved,
    mutate,
    schema: rulesOf(saved.type),
    valuesOf: ({ settings }) => ({ settings }),
    send: (body) => call('PATCH /agent/widget/config/:widgetId/settings', { params, body }),
    read: () => call('GET /agent/widget/config/:widgetId', { params }),
  })
  return (
    <EditingFrame
      saved={saved}
      close={close}
      editing={editing}
      panels={[{ key: 'content', label: 'Content', icon: FileText, fields: [], content: null }]}
      preview={(device) => <PreviewFrame device={device}>{null}</PreviewFrame>}
    />
  )
}
