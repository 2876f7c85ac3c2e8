import type { LandingPageTemplate } from '@gable/shared/landing-pages/landing-page.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { BrandingNotice } from '../assets/branding-notice.tsx'
import type { TemplateLook } from '../assets/template.ts'
import { TemplatePicker } from '../assets/template-picker.tsx'
import { useApi } from '../platform/use-api.ts'
import { layoutNames } from './landing-page-words.ts'
import { PageLimitNotice } from './page-limit-notice.tsx'
import { PagePicture } from './page-picture.tsx'
import { PagePreview } from './page-preview.tsx'
import { PersonalUrlNotice } from './personal-url-notice.tsx'
import { UsePageButton } from './use-page-button.tsx'

/** Every template of pages. */
export const PageTemplatePicker = ({ owner }: { owner: PageOwner }) => (
  <TemplatePicker
    found={useApi('GET /agent/landing-page/templates')}
    notice={
      <>
        <BrandingNotice />
        <PageLimitNotice owner={owner} />
        {owner === 'personal' && <PersonalUrlNotice />}
      </>
    }
    look={looks[owner]}
  />
)

const lookFor = (owner: PageOwner): TemplateLook<LandingPageTemplate> => ({
  kindOf: ({ config }) => layoutNames[config.layoutType],
  picture: ({ name, config: { layoutType, layoutSettings } }) => (
    <PagePicture layoutType={layoutType} settings={layoutSettings} owner={owner} title={`Preview of ${name}`} />
  ),
  preview: ({ name, config: { layoutType, layoutSettings } }) => (
    <PagePreview layoutType={layoutType} settings={layoutSettings} owner={owner} title={`Preview of ${name}`} />
  ),
  use: (template) => <UsePageButton owner={owner} template={template} />,
})

const looks = { account: lookFor('account'), personal: lookFor('personal') }
