import { renderReactCode } from '@gable/shared/widgets/react-code.ts'
import { renderVueCode } from '@gable/shared/widgets/vue-code.ts'
import { sampleWidget } from './sample-widget.ts'
import { Code, type GuideSectionProps, Section } from './section.tsx'

export const FrameworksSection = ({ origin }: GuideSectionProps) => (
  <Section id="frameworks" title="React, Next.js and Vue">
    <p>
      The widgets are custom elements and work in any framework. In React and Next.js, with or without server rendering:
    </p>
    <Code>{renderReactCode(sampleWidget(origin))}</Code>
    <p>In Vue:</p>
    <Code>{renderVueCode(sampleWidget(origin))}</Code>
    <p>
      If you use TypeScript, save <a href="/embed/types.d.ts">types.d.ts</a> as <code>widgets.d.ts</code> in your
      project. It declares the elements with their attributes and events for React 18, React 19 and Vue.
    </p>
  </Section>
)
