import type { Branding } from '@gable/shared/branding/branding.ts'
import { Image, Mail, MonitorSmartphone, PanelBottom } from 'lucide-react'
import { useState } from 'react'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { JourneyPreview } from '../journeys/journey-preview.tsx'
import { EmailPreview } from './email-preview.tsx'
import { createHomeValueJourney } from './home-value-journey.ts'
import { LandingPreview } from './landing-preview.tsx'
import type { BrandDraft } from './use-branding.ts'
import { useSection } from './use-section.ts'

type Surface = (typeof surfaceOptions)[number]['value']

/** Shows the brand on a page, in a widget, and in an email, including changes that are not saved yet. */
export function BrandPreview({ branding, draft }: { branding: Branding; draft: BrandDraft }) {
  const section = useSection()?.path
  // Only emails show a signature and only landing pages reviews, so these sections remember their own choice.
  const place = section === 'signatures' || section === 'proof' ? section : 'elsewhere'
  const [surfaces, setSurfaces] = useState<Record<typeof place, Surface>>({
    signatures: 'mail',
    proof: 'landing',
    elsewhere: 'page',
  })
  const surface = surfaces[place]
  const { signature, ...parts } = draft
  const previewed = { ...branding, ...parts }
  return (
    <section aria-label="Preview" className="min-w-0 xl:sticky xl:top-[calc(var(--frame-top,0px)+72px)]">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 className="font-semibold text-body">Preview</h2>
        <SegmentedControl
          label="Preview on"
          value={surface}
          options={surfaceOptions}
          onChange={(surface) => setSurfaces({ ...surfaces, [place]: surface })}
        />
      </div>
      <div className="h-[min(720px,calc(100dvh-220px))] min-h-[480px] overflow-hidden rounded-lg border border-line bg-surface">
        {surface === 'mail' ? (
          <EmailPreview branding={previewed} signature={signature} />
        ) : surface === 'landing' ? (
          <LandingPreview branding={previewed} part={section === 'proof' ? 'proof' : 'hero'} />
        ) : (
          <JourneyPreview
            key={surface}
            journey={createHomeValueJourney(previewed)}
            surface={surface}
            // The consent text is part of the step for contact details.
            step={section === 'compliance' ? 'details' : undefined}
            title={surface === 'page' ? 'The brand on a page' : 'The brand in a widget'}
          />
        )}
      </div>
    </section>
  )
}

const surfaceOptions = [
  { value: 'landing', label: 'Landing', icon: Image },
  { value: 'page', label: 'Page', icon: MonitorSmartphone },
  { value: 'widget', label: 'Widget', icon: PanelBottom },
  { value: 'mail', label: 'Email', icon: Mail },
] as const
