import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { SelectTemplatePage } from '../layout/select-template-page.tsx'
import { ownerLabels } from './landing-page-labels.ts'
import { useLandingPagePaths } from './landing-page-paths.ts'
import { PageTemplatePicker } from './page-template-picker.tsx'

export const NewAccountPage = () => <NewPage owner="account" />
export const NewPersonalPage = () => <NewPage owner="personal" />

function NewPage({ owner }: { owner: PageOwner }) {
  const { getListPath } = useLandingPagePaths()
  return (
    <SelectTemplatePage list={{ label: ownerLabels[owner].plural, to: getListPath(owner) }} label="New Landing Page">
      <PageTemplatePicker owner={owner} />
    </SelectTemplatePage>
  )
}
