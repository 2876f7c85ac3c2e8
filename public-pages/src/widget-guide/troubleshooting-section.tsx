import type { SiteProblem } from '@gable/shared/widgets/installations.ts'
import type { ComponentChildren } from 'preact'
import { DefinitionList, type GuideSectionProps, Section } from './section.tsx'

export const TroubleshootingSection = ({ origin }: GuideSectionProps) => (
  <Section id="troubleshooting" title="Troubleshooting">
    <p>
      The settings of a widget list the pages it runs on and the problems it has found there. It detects these problems
      by itself:
    </p>
    <DefinitionList
      items={Object.entries(detectedProblems(origin)).map(([id, { symptom, fix }]) => ({
        id,
        name: symptom,
        description: fix,
      }))}
    />
    <p>You may also notice one of these:</p>
    <DefinitionList items={otherProblems(origin).map(([name, description]) => ({ name, description }))} />
  </Section>
)

const detectedProblems = (origin: string): Record<SiteProblem, { symptom: string; fix: ComponentChildren }> => ({
  CALLS_BLOCKED: {
    symptom: 'The page blocks requests',
    fix: (
      <>
        Your Content Security Policy must allow <code>{origin}</code> in <code>connect-src</code>. See{' '}
        <a href="#content-security-policy">Content Security Policy</a>. Until then, visitors see only the link.
      </>
    ),
  },
  DEFINED_TWICE: {
    symptom: 'The script is included twice',
    fix: 'The page loads two versions of the script, and the first one runs. Keep one script line.',
  },
  HEIGHT_MISSING: {
    symptom: 'No space is reserved',
    fix: (
      <>
        The page jumps when the widget appears. Paste the complete code again. If your website removes parts of it, set
        the minimum height in your style sheet. See <a href="#content-security-policy">Content Security Policy</a>.
      </>
    ),
  },
  LINK_MISSING: {
    symptom: 'The link inside the element is missing',
    fix: 'Visitors without JavaScript see nothing at all. Paste the complete code again.',
  },
})

const otherProblems = (origin: string): [symptom: string, fix: ComponentChildren][] => [
  [
    'Nothing appears',
    'The widget ID is mistyped, or the widget is archived. The browser console shows the reason. Copy the code again, or unarchive the widget.',
  ],
  [
    'Only the link appears',
    <>
      The script did not run. The browser console shows the reason: a policy without <code>{origin}</code> in{' '}
      <code>script-src</code>, an editor that removed the script line, or a plugin that delays scripts.
    </>,
  ],
  ['The code appears as text', 'The code is in a text block. Use an HTML or code block instead.'],
  [
    'A change does not appear',
    'Changes reach every website within a minute. Visitors who have the page open see them after a reload. You do not need to clear your website’s cache.',
  ],
  [
    'Views are not counted',
    'A view counts once per page visit, when at least half of the widget was visible for one second. Automated browsers are not counted.',
  ],
]
