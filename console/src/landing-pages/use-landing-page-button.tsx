import type { LandingPageTemplate } from '@gable/shared/landing-pages/landing-page.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { useNavigate } from 'react-router-dom'
import { UseTemplateButton } from '../assets/use-template-button.tsx'
import { namingOptions } from './landing-page-labels.ts'
import { useLandingPagePaths } from './landing-page-paths.ts'
import { useDisabledReason } from './use-disabled-reason.ts'
import { useLandingPageActions } from './use-landing-page-actions.ts'

interface UseLandingPageButtonProps {
  owner: PageOwner
  template: LandingPageTemplate
}

/** Creates a page from the template and opens its editor. */
export function UseLandingPageButton({ owner, template }: UseLandingPageButtonProps) {
  const { create } = useLandingPageActions()
  const { getEditorPath } = useLandingPagePaths()
  const navigate = useNavigate()
  return (
    <UseTemplateButton
      nameDialog={naming}
      disabledReason={useDisabledReason(owner)}
      onUse={async (name, isDraft) => void navigate(getEditorPath(await create(owner, template, name, isDraft)))}
    >
      Use Landing Page
    </UseTemplateButton>
  )
}

const naming = {
  ...namingOptions,
  title: 'Name your landing page',
  description: 'Visitors do not see this name.',
  option: { label: 'Create as a draft', hint: 'Visitors cannot open the page until you publish it.' },
}
