import type { LandingPageTemplate } from '@gable/shared/landing-pages/landing-page.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { BrandingNotice } from '../assets/branding-notice.tsx'
import type { TemplateRenderers } from '../assets/template.ts'
import { TemplatePicker } from '../assets/template-picker.tsx'
import { useApi } from '../platform/use-api.ts'
import { layoutNames } from './landing-page-labels.ts'
import { PageLimitNotice } from './page-limit-notice.tsx'
import { PagePreview } from './page-preview.tsx'
import { PageThumbnail } from './page-thumbnail.tsx'
import { PersonalUrlNotice } from './personal-url-notice.tsx'
import { UseLandingPageButton } from './use-landing-page-button.tsx'

export const PageTemplatePicker = ({ owner }: { owner: PageOwner }) => (
  <TemplatePicker
    response={useApi('GET /agent/landing-page/templates')}
    notice={
      <>
        <BrandingNotice />
        <PageLimitNotice owner={owner} />
        {owner === 'personal' && <PersonalUrlNotice />}
      </>
    }
    renderers={appearances[owner]}
  />
)

const createAppearance = (owner: PageOwner): TemplateRenderers<LandingPageTemplate> => ({
  getTypeLabel: ({ config }) => layoutNames[config.layoutType],
  renderThumbnail: ({ name, config: { layoutType, layoutSettings } }) => (
    <PageThumbnail layoutType={layoutType} settings={layoutSettings} owner={owner} title={`Preview of ${name}`} />
  ),
  renderPreview: ({ name, config: { layoutType, layoutSettings } }) => (
    <PagePreview layoutType={layoutType} settings={layoutSettings} owner={owner} title={`Preview of ${name}`} />
  ),
  renderUseButton: (template) => <UseLandingPageButton owner={owner} template={template} />,
})

const appearances = { account: createAppearance('account'), personal: createAppearance('personal') }
