import type { Edition } from '@gable/shared/widgets/embed-code.ts'
import { type FileUrl, renderDocument } from '../document.tsx'
import { EventsSection } from './events-section.tsx'
import { FrameworksSection } from './frameworks-section.tsx'
import { InstallSection } from './install-section.tsx'
import { PinVersionSection } from './pin-version-section.tsx'
import { PolicySection } from './policy-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { StylingSection } from './styling-section.tsx'
import { TroubleshootingSection } from './troubleshooting-section.tsx'
import { WebsiteBuildersSection } from './website-builders-section.tsx'

interface GuidePageInput {
  origin: string
  /** The current version of the search widget, for the example of a pinned version. */
  edition: Edition | undefined
  fileUrl: FileUrl
}

/** The installation guide for widgets. */
export const renderGuidePage = ({ origin, edition, fileUrl }: GuidePageInput): string =>
  renderDocument({
    title: 'Put a widget on your website',
    style: fileUrl('guide.css'),
    children: (
      <>
        <header>
          <h1>Put a widget on your website</h1>
          <p>Copy three lines of code and paste them into your page. Everything below the first section is optional.</p>
          <nav aria-label="Contents">
            <ol>
              {contents.map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        </header>
        <main>
          <InstallSection origin={origin} />
          <WebsiteBuildersSection origin={origin} />
          <FrameworksSection origin={origin} />
          <PolicySection origin={origin} />
          <PinVersionSection origin={origin} edition={edition} />
          <StylingSection />
          <EventsSection />
          <TroubleshootingSection origin={origin} />
          <PrivacySection origin={origin} />
        </main>
      </>
    ),
  })

const contents = [
  ['install', 'Paste the code'],
  ['website-builders', 'WordPress, Wix, Squarespace and Webflow'],
  ['frameworks', 'React, Next.js and Vue'],
  ['content-security-policy', 'Content Security Policy'],
  ['pin-a-version', 'Pin a version'],
  ['styling', 'Language and styling'],
  ['events', 'Events'],
  ['troubleshooting', 'Troubleshooting'],
  ['privacy', 'Privacy'],
] as const
