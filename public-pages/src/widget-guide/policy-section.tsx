import { embedPartsOf } from '@gable/shared/widgets/embedded.ts'
import { sampleWidget } from './sample-widget.ts'
import { Code, type Guided, Section } from './section.tsx'

export function PolicySection({ origin }: Guided) {
  const { tag, minHeight } = embedPartsOf(sampleWidget(origin))
  return (
    <Section id="policy" title="Under a content security policy">
      <p>Two sources are all that a widget needs, under the strictest policy and with Trusted Types:</p>
      <Code>{`script-src ${origin}; connect-src ${origin}`}</Code>
      <p>
        It brings no style element, no style attribute, no frame, no font and no image, and makes no code out of text.
        The policy may forbid the style attribute in the code you pasted: then write it in a style sheet of yours.
      </p>
      <Code>{`${tag} {\n  display: block;\n  min-height: ${minHeight};\n}`}</Code>
      <p>
        Where scripts are allowed by a nonce put it on the script line, and allow the address as well: the widget
        fetches the form from there when a visitor is about to need it.
      </p>
    </Section>
  )
}
