import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { cannotEditArchived } from '@gable/shared/landing-pages/messages.ts'
import { FileText, Pencil, Settings } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { KeyedMutator } from 'swr'
import { Callout } from '../../design/feedback/callout.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { PreviewFrame } from '../../design/layout/editor/preview-frame.tsx'
import { ArchivedThing } from '../../editing/archived-thing.tsx'
import { EditingFrame } from '../../editing/editing-frame.tsx'
import { useEditing } from '../../editing/use-editing.ts'
import type { WayOut } from '../../editing/way-out.ts'
import { call } from '../../platform/use-api.ts'
import { ownerOf, useLandingPagePath } from '../landing-page-paths.ts'
import { PagePreview } from '../page-preview.tsx'
import { useLandingPageDialogs } from '../use-landing-page-dialogs.tsx'
import { useRefreshLandingPages } from '../use-refresh-landing-pages.ts'
import { ContentPanel } from './content-panel.tsx'
import { PageEditorMenu } from './page-editor-menu.tsx'
import { type PageValues, rulesOf, valuesOf } from './page-values.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { UnarchivePage } from './unarchive-page.tsx'
import { usePageView } from './use-page-view.ts'

interface PageEditorProps {
  saved: LandingPage
  mutate: KeyedMutator<LandingPage>
  close: WayOut
}

export function PageEditor({ saved, mutate, close }: PageEditorProps) {
  const refresh = useRefreshLandingPages()
  const params = { pageId: saved._id }
  const editing = useEditing<LandingPage, PageValues, PageValues>({
    saved,
    mutate,
    schema: rulesOf(saved.layoutType),
    valuesOf,
    send: async (body) => {
      const kept = await call('PATCH /agent/landing-page/page/:pageId/all-settings', { params, body })
      void refresh()
      return kept
    },
    read: () => call('GET /agent/landing-page/page/:pageId', { params }),
  })
  const { control, formState } = editing.form
  const shown = usePageView(saved.layoutType, control)
  const [settings, general] = useWatch({ control, name: ['layoutSettings', 'generalSettings'] })
  const owner = ownerOf(saved)
  const navigate = useNavigate()
  const { listOf } = useLandingPagePath()
  const { ask, dialogs } = useLandingPageDialogs({ onArchived: () => void navigate(listOf(owner)) })
  const isArchived = saved.status === 'ARCHIVED'
  // Words that are not saved stay on the screen, whatever becomes of the page.
  if (isArchived && !formState.isDirty)
    return (
      <ArchivedThing
        name={saved.name}
        title="This landing page is archived"
        text={cannotEditArchived}
        close={close}
        action={<UnarchivePage page={saved} variant="primary" />}
      />
    )
  return (
    <>
      <EditingFrame
        saved={saved}
        close={close}
        editing={editing}
        rename={<IconButton icon={Pencil} size="sm" label="Edit title" onClick={() => ask('rename', saved)} />}
        menu={!isArchived && <PageEditorMenu page={saved} ask={ask} />}
        notice={
          isArchived && (
            <Callout tone="warning" announce action={<UnarchivePage page={saved} size="sm" />}>
              {cannotEditArchived}
            </Callout>
          )
        }
        panels={[
          {
            key: 'content',
            label: 'Content',
            icon: FileText,
            fields: shown.sections.flatMap(({ fields }) => fields),
            content: <ContentPanel layout={saved.layoutType} owner={owner} control={control} shown={shown} />,
          },
          {
            key: 'settings',
            label: 'Settings',
            icon: Settings,
            fields: ['generalSettings', 'layoutSettings.brandingId'],
            content: <SettingsPanel control={control} url={saved.url} />,
          },
        ]}
        preview={(device) => (
          <PreviewFrame device={device}>
            <PagePreview
              layoutType={saved.layoutType}
              settings={settings}
              general={general}
              owner={owner}
              view={shown.view}
              title={`Preview of ${saved.name}`}
            />
          </PreviewFrame>
        )}
      />
      {dialogs}
    </>
  )
}
