import { cannotEditArchived } from '@gable/shared/widgets/messages.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { Archive, FileText, Pencil, Settings } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { KeyedMutator } from 'swr'
import { Callout } from '../../design/feedback/callout.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { PreviewFrame } from '../../design/layout/editor/preview-frame.tsx'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { ArchivedState } from '../../editing/archived-state.tsx'
import type { BackLink } from '../../editing/back-link.ts'
import { EditorMenu } from '../../editing/editor-menu.tsx'
import { EditorScreen } from '../../editing/editor-screen.tsx'
import { useEditing } from '../../editing/use-editing.ts'
import { call } from '../../platform/use-api.ts'
import { useRefreshWidgets } from '../use-refresh-widgets.ts'
import { useWidgetDialogs } from '../use-widget-dialogs.tsx'
import { WidgetPreview } from '../widget-preview.tsx'
import { ContentPanel } from './content-panel.tsx'
import { toPreviewSettings } from './preview-settings.ts'
import { usePreviewView } from './preview-view.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { UnarchiveWidgetButton } from './unarchive-widget-button.tsx'
import { getWidgetSchema, listContentFields, type WidgetValues } from './widget-values.ts'

interface WidgetEditorProps {
  saved: Widget
  mutate: KeyedMutator<Widget>
  backLink: BackLink
}

export function WidgetEditor({ saved, mutate, backLink }: WidgetEditorProps) {
  const refresh = useRefreshWidgets()
  const params = { widgetId: saved._id }
  const editing = useEditing<Widget, WidgetValues, WidgetValues>({
    saved,
    mutate,
    schema: getWidgetSchema(saved.type),
    toValues: ({ settings }) => ({ settings }),
    save: async (body) => {
      const widget = await call('PATCH /agent/widget/config/:widgetId/settings', { params, body })
      void refresh()
      return widget
    },
    load: () => call('GET /agent/widget/config/:widgetId', { params }),
  })
  const { control, formState } = editing.form
  const view = usePreviewView(editing.form)
  const settings = useWatch({ control, name: 'settings' })
  const { openDialog, dialogs } = useWidgetDialogs()
  const isArchived = saved.status === 'ARCHIVED'
  // The editor stays open while it has unsaved changes, even if the widget is archived.
  if (isArchived && !formState.isDirty)
    return (
      <ArchivedState
        name={saved.name}
        title="This widget is archived"
        text={cannotEditArchived}
        backLink={backLink}
        action={<UnarchiveWidgetButton widget={saved} variant="primary" />}
      />
    )
  return (
    <>
      <EditorScreen
        saved={saved}
        backLink={backLink}
        editing={editing}
        rename={<IconButton icon={Pencil} size="sm" label="Edit title" onClick={() => openDialog('rename', saved)} />}
        menu={
          !isArchived && (
            <EditorMenu>
              <MenuItem icon={Archive} onSelect={() => openDialog('archive', saved)}>
                Archive
              </MenuItem>
            </EditorMenu>
          )
        }
        notice={
          isArchived && (
            <Callout tone="warning" announce action={<UnarchiveWidgetButton widget={saved} size="sm" />}>
              {cannotEditArchived}
            </Callout>
          )
        }
        panels={[
          {
            key: 'content',
            label: 'Content',
            icon: FileText,
            fields: listContentFields(saved.settings),
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
        renderPreview={(device) => (
          <PreviewFrame device={device}>
            <WidgetPreview
              type={saved.type}
              settings={toPreviewSettings(settings)}
              stage={view.stage}
              background={view.background}
              title={`Preview of ${saved.name}`}
            />
          </PreviewFrame>
        )}
      />
      {dialogs}
    </>
  )
}
