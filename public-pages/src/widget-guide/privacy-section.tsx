import { type GuideSectionProps, Section } from './section.tsx'

export const PrivacySection = ({ origin }: GuideSectionProps) => (
  <Section id="privacy" title="Privacy">
    <ul>
      <li>Widgets neither set nor read cookies.</li>
      <li>
        Nothing is stored in the browser until a visitor types. A draft stays in that tab until the visitor sends the
        form or closes the tab.
      </li>
      <li>Visitors are not recognized across pages or visits.</li>
      <li>
        If the agency reports conversions, the widget passes views, form starts and submissions to the analytics that
        your page already has: <code>dataLayer</code>, <code>gtag</code>, <code>fbq</code>, <code>ttq</code> and{' '}
        <code>lintrk</code>. It loads none of them, and nothing that a visitor typed is in it.
      </li>
      <li>
        Nothing is passed on, by the widget or by our server, for visitors with Global Privacy Control or Do Not Track.
      </li>
      <li>
        Views, steps of the form and submissions are counted, with the campaign tags (<code>utm_</code>) of your page,
        or of the page of your website that led there, the site that linked to it and the class of the device. The page
        URL is recorded without its query string.
      </li>
      <li>
        Widgets send requests to <code>{origin}</code> and nowhere else.
      </li>
      <li>The exact consent text that a visitor agreed to is stored with the submission.</li>
    </ul>
  </Section>
)
