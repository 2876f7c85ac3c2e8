import type { LayoutType } from '@gable/shared/landing-pages/layout.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import type { ReactNode } from 'react'
import { SectionList } from '../../editing/section-list.tsx'
import { BackgroundFields } from './background-fields.tsx'
import { ContactCardFields } from './contact-card-fields.tsx'
import { FooterFields } from './footer-fields.tsx'
import { HeroFields } from './hero-fields.tsx'
import type { PageControl } from './page-values.ts'
import { ProofFields } from './proof-fields.tsx'
import { QuestionsFields } from './questions-fields.tsx'
import type { SectionKey } from './sections.ts'
import { SpanishFields } from './spanish-fields.tsx'
import { StepsFields } from './steps-fields.tsx'
import { TabsFields } from './tabs-fields.tsx'
import type { PageViewState } from './use-page-view.ts'
import { VideoFields } from './video-fields.tsx'

interface ContentPanelProps {
  layout: LayoutType
  owner: PageOwner
  control: PageControl
  pageView: PageViewState
}

/** The editor sections for the content of a page, from top to bottom. */
export function ContentPanel({ layout, owner, control, pageView }: ContentPanelProps) {
  const { sections, openSection, setOpenSection, hasSectionErrors } = pageView
  const fieldsOf: Record<SectionKey, ReactNode> = {
    background: <BackgroundFields control={control} />,
    hero:
      layout === 'TABBED_WEBSITE_1' ? (
        <TabsFields control={control} {...pageView} />
      ) : (
        <HeroFields control={control} at="layoutSettings" isJourney={layout === 'JOURNEY'} />
      ),
    proof: <ProofFields control={control} />,
    steps: <StepsFields control={control} />,
    questions: <QuestionsFields control={control} />,
    spanish: <SpanishFields control={control} />,
    video: <VideoFields control={control} />,
    contact: <ContactCardFields control={control} owner={owner} />,
    footer: <FooterFields control={control} />,
  }
  return (
    <SectionList
      title="Content sections"
      sections={sections.map(({ key, label, icon }) => ({
        key,
        label,
        icon,
        hasErrors: hasSectionErrors(key),
        content: fieldsOf[key],
      }))}
      openKey={openSection}
      onOpenChange={setOpenSection}
    />
  )
}
