import { type Edition, renderEmbedCode } from '@gable/shared/widgets/embed-code.ts'
import { sampleWidget } from './sample-widget.ts'
import { Code, type GuideSectionProps, Section } from './section.tsx'

interface PinVersionProps extends GuideSectionProps {
  /** The current version. */
  edition: Edition | undefined
}

export const PinVersionSection = ({ origin, edition }: PinVersionProps) => (
  <Section id="pin-a-version" title="Pin a version">
    <p>
      By default, your website always runs the latest version of the widget. Browsers check for updates every five
      minutes, and keep using the version they have if our servers are down.
    </p>
    <p>If you must review every change before it goes live, pin a version with its integrity hash:</p>
    {edition && <Code>{renderEmbedCode(sampleWidget(origin), edition)}</Code>}
    <p>
      Browsers run a pinned script, and every file it loads, only if the content matches exactly. A pinned version stays
      available forever but gets no improvements or fixes, so update the pin from time to time.
    </p>
  </Section>
)
