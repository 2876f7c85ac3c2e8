import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { cannotEditArchived } from '@gable/shared/landing-pages/messages.ts'
import { FileText, Pencil, Settings } from 'lucide-react'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { KeyedMutator } from 'swr'
import { Callout } from '../../design/feedback/callout.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { PreviewFrame } from '../../design/layout/editor/preview-frame.tsx'
import { ArchivedRedirect } from '../../editing/archived-redirect.tsx'
import type { BackLink } from '../../editing/back-link.ts'
import { EditorScreen } from '../../editing/editor-screen.tsx'
import { ownerOf, useLandingPagePaths } from '../landing-page-paths.ts'
import { PagePreview } from '../page-preview.tsx'
import { useLandingPageDialogs } from '../use-landing-page-dialogs.tsx'
import { ContentPanel } from './content-panel.tsx'
import { PageEditorMenu } from './page-editor-menu.tsx'
import { getDraftLabel, PageStatus } from './page-status.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { UnarchivePageButton } from './unarchive-page-button.tsx'
import { usePageEditing } from './use-page-editing.ts'
import { usePageView } from './use-page-view.ts'

interface PageEditorProps {
  saved: LandingPageWithDraft
  mutate: KeyedMutator<LandingPageWithDraft>
  close: BackLink
}

export function PageEditor({ saved, mutate, close }: PageEditorProps) {
  const { editing, handleSubmitCapture } = usePageEditing(saved, mutate)
  const saveDraftId = useId()
  const { control } = editing.form
  const pageView = usePageView(saved.layoutType, control)
  const [settings, general] = useWatch({ control, name: ['layoutSettings', 'generalSettings'] })
  const owner = ownerOf(saved)
  const navigate = useNavigate()
  const { getListPath, getPagePath } = useLandingPagePaths()
  const { openDialog, dialogs } = useLandingPageDialogs({ onArchived: () => void navigate(getListPath(owner)) })
  const isArchived = saved.status === 'ARCHIVED'
  // A page that is archived while it is open stays on the screen.
  const [wasArchived] = useState(isArchived)
  if (wasArchived && isArchived) return <ArchivedRedirect to={getPagePath(saved)} reason={cannotEditArchived} />
  return (
    <>
      <EditorScreen
        saved={saved}
        backLink={close}
        editing={editing}
        rename={<IconButton icon={Pencil} size="sm" label="Edit title" onClick={() => openDialog('rename', saved)} />}
        menu={
          !isArchived && (
            <PageEditorMenu
              page={saved}
              openDialog={openDialog}
              onSaveDraft={() => document.getElementById(saveDraftId)?.click()}
              onReplaced={editing.show}
            />
          )
        }
        status={<PageStatus page={saved} />}
        phoneStatus={getDraftLabel(saved)}
        action={<SaveButtons page={saved} saveDraftId={saveDraftId} />}
        onSubmitCapture={handleSubmitCapture}
        notice={
          isArchived && (
            <Callout tone="warning" announce action={<UnarchivePageButton page={saved} size="sm" />}>
              {cannotEditArchived}
            </Callout>
          )
        }
        panels={[
          {
            key: 'content',
            label: 'Content',
            icon: FileText,
            fields: pageView.sections.flatMap(({ fields }) => fields),
            content: <ContentPanel layout={saved.layoutType} owner={owner} control={control} pageView={pageView} />,
          },
          {
            key: 'settings',
            label: 'Settings',
            icon: Settings,
            fields: ['generalSettings', 'layoutSettings.brandingId'],
            content: <SettingsPanel control={control} page={saved} />,
          },
        ]}
        renderPreview={(device) => (
          <PreviewFrame device={device}>
            <PagePreview
              layoutType={saved.layoutType}
              settings={settings}
              general={general}
              owner={owner}
              view={pageView.view}
              title={`Preview of ${saved.name}`}
            />
          </PreviewFrame>
        )}
      />
      {dialogs}
    </>
  )
}
