import { reactCode } from '@gable/shared/widgets/react-code.ts'
import { vueCode } from '@gable/shared/widgets/vue-code.ts'
import { sampleWidget } from './sample-widget.ts'
import { Code, type Guided, Section } from './section.tsx'

export const FrameworksSection = ({ origin }: Guided) => (
  <Section id="frameworks" title="In React, Next and Vue">
    <p>The element works in every framework as it is. In React and Next, with the server’s rendering as without:</p>
    <Code>{reactCode(sampleWidget(origin))}</Code>
    <p>In Vue:</p>
    <Code>{vueCode(sampleWidget(origin))}</Code>
    <p>
      For TypeScript save <a href="/embed/types.d.ts">types.d.ts</a> as <code>widgets.d.ts</code> in your project. From
      then on the elements, their attributes and their events are known, in React 18 and 19 and in Vue as well.
    </p>
  </Section>
)
