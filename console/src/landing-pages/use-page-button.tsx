import type { LandingPageTemplate } from '@gable/shared/landing-pages/landing-page.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { useNavigate } from 'react-router-dom'
import { UseTemplateButton } from '../assets/use-template-button.tsx'
import { useLandingPagePath } from './landing-page-paths.ts'
import { pageNaming } from './landing-page-words.ts'
import { useLandingPageWrites } from './use-landing-page-writes.ts'
import { useWithheld } from './use-withheld.ts'

interface UsePageButtonProps {
  owner: PageOwner
  template: LandingPageTemplate
}

/** Makes a page of a template and opens its editor. */
export function UsePageButton({ owner, template }: UsePageButtonProps) {
  const { create } = useLandingPageWrites()
  const { editorOf } = useLandingPagePath()
  const navigate = useNavigate()
  return (
    <UseTemplateButton
      naming={naming}
      withheld={useWithheld(owner)}
      onUse={async (name) => void navigate(editorOf(await create(owner, template, name)))}
    >
      Use Landing Page
    </UseTemplateButton>
  )
}

const naming = {
  ...pageNaming,
  title: 'Name your landing page',
  description: 'Visitors do not see this name.',
}
