import { type GuideSectionProps, Section } from './section.tsx'

export const PrivacySection = ({ origin }: GuideSectionProps) => (
  <Section id="privacy" title="Privacy">
    <ul>
      <li>Widgets neither set nor read cookies.</li>
      <li>
        Nothing is stored in the browser until a visitor types. A draft stays in that tab until the visitor sends the
        form or closes the tab.
      </li>
      <li>
        Visitors are not recognized across pages or visits, so Global Privacy Control and Do Not Track have nothing to
        turn off.
      </li>
      <li>Only views, form starts and submissions are counted. The page URL is recorded without its query string.</li>
      <li>
        Widgets send requests to <code>{origin}</code> and nowhere else.
      </li>
      <li>The exact consent text that a visitor agreed to is stored with the submission.</li>
    </ul>
  </Section>
)
