import type { SiteFault } from '@gable/shared/widgets/sightings.ts'
import type { ComponentChildren } from 'preact'
import { type Guided, Section, Terms } from './section.tsx'

export const TroublesSection = ({ origin }: Guided) => (
  <Section id="troubles" title="When something is wrong">
    <p>
      The settings of a widget list the pages on which it was seen, and what was wrong there. These are the faults that
      it finds itself:
    </p>
    <Terms terms={Object.entries(faults(origin)).map(([id, { seen, mend }]) => ({ id, name: seen, about: mend }))} />
    <p>And these are seen by people only:</p>
    <Terms terms={others(origin).map(([name, about]) => ({ name, about }))} />
  </Section>
)

const faults = (origin: string): Record<SiteFault, { seen: string; mend: ComponentChildren }> => ({
  CALLS_BLOCKED: {
    seen: 'The page forbids calls',
    mend: (
      <>
        Its content security policy must allow <code>{origin}</code> in <code>connect-src</code>: see{' '}
        <a href="#policy">above</a>. Until then visitors see the link only.
      </>
    ),
  },
  DEFINED_TWICE: {
    seen: 'Two scripts of one element',
    mend: 'Two editions of the script are on the page, and the first one wins. Keep one script line.',
  },
  HEIGHT_MISSING: {
    seen: 'No place is kept free',
    mend: 'The style of the element was lost, and the page jumps when the widget appears. Paste the code again as a whole, or write the height in a style sheet.',
  },
  LINK_MISSING: {
    seen: 'No link inside the element',
    mend: 'Who has no script sees nothing at all. Paste the code again as a whole.',
  },
})

const others = (origin: string): [seen: string, mend: ComponentChildren][] => [
  [
    'There is nothing at all',
    'The id is mistyped, or the widget was archived: what is not there keeps no place. The browser’s console says so in one line. Publish the widget, or copy its code again.',
  ],
  [
    'There is a link and nothing else',
    <>
      The script did not run. Look in the browser’s console: a policy that lacks <code>{origin}</code> in{' '}
      <code>script-src</code>, an editor that dropped the script line, or a plugin that delays scripts.
    </>,
  ],
  ['The code is shown as text', 'It was pasted into a block for text. Use a block for HTML or code.'],
  [
    'A change does not show',
    'What you change is on every website within a minute; who has the page open sees it when it is loaded again. Your website’s own cache has no part in it.',
  ],
  [
    'Visits are not counted',
    'A view counts when half of the widget was in sight for a second, once per visit to the page. Programs that drive a browser do not count.',
  ],
]
