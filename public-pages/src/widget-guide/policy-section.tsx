import { getEmbedParts } from '@gable/shared/widgets/embed-parts.ts'
import { sampleWidget } from './sample-widget.ts'
import { Code, type GuideSectionProps, Section } from './section.tsx'

export function PolicySection({ origin }: GuideSectionProps) {
  const { tag, minHeight } = getEmbedParts(sampleWidget(origin))
  return (
    <Section id="content-security-policy" title="Content Security Policy">
      <p>If your website sends a Content Security Policy, allow these two sources:</p>
      <Code>{`script-src ${origin}; connect-src ${origin}`}</Code>
      <p>
        Nothing else is needed, even under the strictest policy and with Trusted Types: widgets use no inline styles,
        frames, fonts, images or <code>eval</code>.
      </p>
      <p>
        If your policy blocks the <code>style</code> attribute in the pasted code, the <code>svg</code> element in it
        reserves the space, so the page does not jump either. Keep it when you edit the code. If your website removes
        it, reserve the space in your style sheet:
      </p>
      <Code>{`${tag} {\n  display: block;\n  min-height: ${minHeight};\n}`}</Code>
      <p>
        If your policy uses nonces, add the nonce to the script line and allow the origin as well. The widget loads its
        form from there shortly before a visitor needs it.
      </p>
    </Section>
  )
}
