import { type Edition, embedCode } from '@gable/shared/widgets/embed-code.ts'
import { sampleWidget } from './sample-widget.ts'
import { Code, type Guided, Section } from './section.tsx'

interface PinnedProps extends Guided {
  /** What is served today. */
  edition: Edition | undefined
}

export const PinnedSection = ({ origin, edition }: PinnedProps) => (
  <Section id="pinned" title="Pin an edition">
    <p>
      The script of the code is always the newest one: browsers ask for it again after five minutes, and use the one
      they have when we cannot be reached. A website that lets nothing change unseen names one edition by what is in it:
    </p>
    {edition && <Code>{embedCode(sampleWidget(origin), edition)}</Code>}
    <p>
      A browser runs it only if it is that very file, and checks in the same way what the file fetches. It is served for
      ever, and never gets better: pin a newer one from time to time.
    </p>
  </Section>
)
