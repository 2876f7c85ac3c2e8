import { cannotEditArchived } from '@gable/shared/widgets/messages.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { Archive, FileText, Pencil, Settings } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { KeyedMutator } from 'swr'
import { Callout } from '../../design/feedback/callout.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { PreviewFrame } from '../../design/layout/editor/preview-frame.tsx'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { ArchivedThing } from '../../editing/archived-thing.tsx'
import { EditingFrame } from '../../editing/editing-frame.tsx'
import { EditorMenu } from '../../editing/editor-menu.tsx'
import { useEditing } from '../../editing/use-editing.ts'
import type { WayOut } from '../../editing/way-out.ts'
import { call } from '../../platform/use-api.ts'
import { useRefreshWidgets } from '../use-refresh-widgets.ts'
import { useWidgetDialogs } from '../use-widget-dialogs.tsx'
import { WidgetPreview } from '../widget-preview.tsx'
import { ContentPanel } from './content-panel.tsx'
import { presentable } from './presentable.ts'
import { usePreviewView } from './preview-view.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { UnarchiveWidget } from './unarchive-widget.tsx'
import { contentFieldsOf, rulesOf, type WidgetValues } from './widget-values.ts'

interface WidgetEditorProps {
  saved: Widget
  mutate: KeyedMutator<Widget>
  close: WayOut
}

export function WidgetEditor({ saved, mutate, close }: WidgetEditorProps) {
  const refresh = useRefreshWidgets()
  const params = { widgetId: saved._id }
  const editing = useEditing<Widget, WidgetValues, WidgetValues>({
    saved,
    mutate,
    schema: rulesOf(saved.type),
    valuesOf: ({ settings }) => ({ settings }),
    send: async (body) => {
      const kept = await call('PATCH /agent/widget/config/:widgetId/settings', { params, body })
      void refresh()
      return kept
    },
    read: () => call('GET /agent/widget/config/:widgetId', { params }),
  })
  const { control, formState } = editing.form
  const view = usePreviewView(editing.form)
  const settings = useWatch({ control, name: 'settings' })
  const { ask, dialogs } = useWidgetDialogs()
  const isArchived = saved.status === 'ARCHIVED'
  // Words that are not saved stay on the screen, whatever becomes of the widget.
  if (isArchived && !formState.isDirty)
    return (
      <ArchivedThing
        name={saved.name}
        title="This widget is archived"
        text={cannotEditArchived}
        close={close}
        action={<UnarchiveWidget widget={saved} variant="primary" />}
      />
    )
  return (
    <>
      <EditingFrame
        saved={saved}
        close={close}
        editing={editing}
        rename={<IconButton icon={Pencil} size="sm" label="Edit title" onClick={() => ask('rename', saved)} />}
        menu={
          !isArchived && (
            <EditorMenu>
              <MenuItem icon={Archive} onSelect={() => ask('archive', saved)}>
                Archive
              </MenuItem>
            </EditorMenu>
          )
        }
        notice={
          isArchived && (
            <Callout tone="warning" announce action={<UnarchiveWidget widget={saved} size="sm" />}>
              {cannotEditArchived}
            </Callout>
          )
        }
        panels={[
          {
            key: 'content',
            label: 'Content',
            icon: FileText,
            fields: contentFieldsOf(saved.settings),
            content: <ContentPanel type={saved.type} control={control} view={view} />,
          },
          {
            key: 'settings',
            label: 'Settings',
            icon: Settings,
            fields: ['settings.brandingId'],
            content: <SettingsPanel saved={saved} control={control} />,
          },
        ]}
        preview={(device) => (
          <PreviewFrame device={device}>
            <WidgetPreview
              type={saved.type}
              settings={presentable(settings)}
              stage={view.stage}
              ground={view.ground}
              title={`Preview of ${saved.name}`}
            />
          </PreviewFrame>
        )}
      />
      {dialogs}
    </>
  )
}
