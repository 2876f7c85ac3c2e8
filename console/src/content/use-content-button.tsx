import { type ContentTemplate, ContentTitle } from '@gable/shared/content/content.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../design/inputs/button.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { useContentPaths } from '../layout/paths/content-paths.ts'
import { mediumLabels } from './content-labels.ts'
import { isSmart } from './content-rules.ts'
import { useContentActions } from './use-content-actions.ts'

interface UseContentButtonProps {
  template: ContentTemplate
}

/** Publishes smart content at once. Other templates get a name and open in the editor. */
export const UseContentButton = ({ template }: UseContentButtonProps) =>
  isSmart(template) ? <PublishSmartButton template={template} /> : <UseRegularButton template={template} />

function PublishSmartButton({ template: { _id, medium } }: UseContentButtonProps) {
  const { publishSmart } = useContentActions(medium)
  const { getPath } = useContentPaths(medium)
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function publish() {
    setBusy(true)
    const content = await publishSmart(_id)
    if (content) void navigate(getPath(content))
    else setBusy(false)
  }

  return (
    <Button variant="primary" busy={isBusy} onClick={publish}>
      Publish Smart Content
    </Button>
  )
}

function UseRegularButton({ template: { _id, medium } }: UseContentButtonProps) {
  const { create } = useContentActions(medium)
  const { getEditorPath } = useContentPaths(medium)
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { name, noun } = mediumLabels[medium]
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>{`Use ${name}`}</Button>
      <NameDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Create ${name}`}
        description={`Please provide a name for this ${noun}. Contacts do not see it.`}
        label={`${name} Name`}
        placeholder="eg. Home Value Leads"
        schema={ContentTitle}
        max={120}
        submitLabel="Create"
        onSubmit={async (contentName) => void navigate(getEditorPath(await create(_id, contentName)))}
      />
    </>
  )
}
