import type { Edition } from '@gable/shared/widgets/embed-code.ts'
import { renderDocument } from '../document.tsx'
import { BuildersSection } from './builders-section.tsx'
import { EventsSection } from './events-section.tsx'
import { FrameworksSection } from './frameworks-section.tsx'
import { LookSection } from './look-section.tsx'
import { PasteSection } from './paste-section.tsx'
import { PinnedSection } from './pinned-section.tsx'
import { PolicySection } from './policy-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { TroublesSection } from './troubles-section.tsx'

interface Guide {
  /** Where visitors reach the product. */
  origin: string
  /** What is served today, to be pinned. */
  edition: Edition | undefined
  address: (file: string) => string | undefined
}

/** For who looks after a website on which a widget shall stand. */
export const guidePage = ({ origin, edition, address }: Guide): string =>
  renderDocument({
    title: 'Put a widget on your website',
    style: address('guide.css'),
    children: (
      <>
        <header>
          <h1>Put a widget on your website</h1>
          <p>Three lines to paste. The rest is for who wants to know more, or for whom something went wrong.</p>
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
          <PasteSection origin={origin} />
          <BuildersSection origin={origin} />
          <FrameworksSection origin={origin} />
          <PolicySection origin={origin} />
          <PinnedSection origin={origin} edition={edition} />
          <LookSection />
          <EventsSection />
          <TroublesSection origin={origin} />
          <PrivacySection origin={origin} />
        </main>
      </>
    ),
  })

const contents = [
  ['paste', 'Paste the code'],
  ['builders', 'WordPress, Wix, Squarespace, Webflow'],
  ['frameworks', 'React, Next and Vue'],
  ['policy', 'Content security policy'],
  ['pinned', 'Pin an edition'],
  ['look', 'Language and look'],
  ['events', 'Events'],
  ['troubles', 'When something is wrong'],
  ['privacy', 'Privacy'],
] as const
