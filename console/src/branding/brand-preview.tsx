import type { Branding } from '@gable/shared/branding/branding.ts'
import { Mail, MonitorSmartphone, PanelBottom } from 'lucide-react'
import { useState } from 'react'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { JourneyPreview } from '../journeys/journey-preview.tsx'
import { homeValueJourney } from './home-value-journey.ts'
import { MailPreview } from './mail-preview.tsx'
import type { BrandDraft } from './use-branding.ts'
import { useSection } from './use-section.ts'

type Surface = (typeof surfaces)[number]['value']

/** The brand as visitors meet it, with whatever is being changed: on a page, in a widget and in a letter. */
export function BrandPreview({ branding, draft }: { branding: Branding; draft: BrandDraft }) {
  const section = useSection()?.path
  // A signature is seen in mail alone, whatever one looks at elsewhere.
  const place = section === 'signatures' ? 'signatures' : 'elsewhere'
  const [chosen, choose] = useState<Record<typeof place, Surface>>({ signatures: 'mail', elsewhere: 'page' })
  const surface = chosen[place]
  const { signature, ...parts } = draft
  const shown = { ...branding, ...parts }
  return (
    <section aria-label="Preview" className="min-w-0 xl:sticky xl:top-[calc(var(--frame-top,0px)+72px)]">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="font-semibold text-body">Preview</h2>
        <SegmentedControl
          label="Shown on"
          value={surface}
          options={surfaces}
          onChange={(surface) => choose({ ...chosen, [place]: surface })}
        />
      </div>
      <div className="h-[min(720px,calc(100dvh-220px))] min-h-[480px] overflow-hidden rounded-lg border border-line bg-surface">
        {surface === 'mail' ? (
          <MailPreview branding={shown} signature={signature} />
        ) : (
          <JourneyPreview
            key={surface}
            journey={homeValueJourney(shown)}
            surface={surface}
            // Consent is asked for where contact details are given.
            step={section === 'compliance' ? 'details' : undefined}
            title={surface === 'page' ? 'The brand on a page' : 'The brand in a widget'}
          />
        )}
      </div>
    </section>
  )
}

const surfaces = [
  { value: 'page', label: 'Page', icon: MonitorSmartphone },
  { value: 'widget', label: 'Widget', icon: PanelBottom },
  { value: 'mail', label: 'Mail', icon: Mail },
] as const
