import type { LayoutType } from '@gable/shared/landing-pages/layout.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import type { ReactNode } from 'react'
import { SectionList } from '../../editing/section-list.tsx'
import { BackgroundFields } from './background-fields.tsx'
import { ContactCardFields } from './contact-card-fields.tsx'
import { FooterFields } from './footer-fields.tsx'
import { HeroFields } from './hero-fields.tsx'
import type { PageControl } from './page-values.ts'
import type { SectionKey } from './sections.ts'
import { TabsFields } from './tabs-fields.tsx'
import type { ShownPart } from './use-page-view.ts'
import { VideoFields } from './video-fields.tsx'

interface ContentPanelProps {
  layout: LayoutType
  owner: PageOwner
  control: PageControl
  shown: ShownPart
}

/** What visitors see of a page, from its top to its foot. */
export function ContentPanel({ layout, owner, control, shown }: ContentPanelProps) {
  const { sections, openSection, setOpenSection, isSectionWrong } = shown
  const fieldsOf: Record<SectionKey, ReactNode> = {
    background: <BackgroundFields control={control} />,
    hero:
      layout === 'TABBED_WEBSITE_1' ? (
        <TabsFields control={control} {...shown} />
      ) : (
        <HeroFields control={control} at="layoutSettings" isJourney={layout === 'JOURNEY'} />
      ),
    video: <VideoFields control={control} />,
    contact: <ContactCardFields control={control} owner={owner} />,
    footer: <FooterFields control={control} />,
  }
  return (
    <SectionList
      title="Content sections"
      sections={sections.map(({ key, label, icon }) => ({
        ...{ key, label, icon },
        isWrong: isSectionWrong(key),
        content: fieldsOf[key],
      }))}
      open={openSection}
      onOpen={setOpenSection}
    />
  )
}
